// Generated from schema/ by `npm run generate`. Don't edit.
"use strict";
export const site = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Site","description":"Settings for the whole site: your business, the menu, the footer and where messages go.","type":"object","groups":["Business","Navigation","Search and sharing","Forms and email","Web editor","Advanced"],"alsoCalled":{"repo":"repository","github":"repository"},"properties":{"$schema":{"title":"Schema","description":"Gives code editors completion and help; leave it as it is.","type":"string"},"name":{"$ref":"parts.schema.json#/$defs/text","title":"Name","group":"Business","description":"Your business name, as visitors read it.","maxLength":60},"tagline":{"$ref":"parts.schema.json#/$defs/text","title":"Tagline","group":"Business","description":"One line about your business, shown beside its name.","maxLength":80},"url":{"title":"Web address","group":"Search and sharing","description":"The site's own address, for example https://www.company.example/ with the slash at the end.","type":"string","pattern":"^https://[^\\s/]+(/[^\\s]*)?/$|^https://[^\\s/]+$","patternErrorMessage":"Begin with https:// and end with a slash, for example https://www.company.example/","maxLength":200},"addresses":{"title":"Page addresses","group":"Search and sharing","description":"Whether each page has its own web address, which search engines and visitors can link to.","type":"boolean"},"language":{"title":"Language","group":"Advanced","description":"The language the site is written in, for example en-US.","type":"string","isLanguage":true,"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$","patternErrorMessage":"Write a language code in lowercase letters, for example en, de or es. To name the country too, add its code: en-US, en-IN.","maxLength":20},"logo":{"$ref":"parts.schema.json#/$defs/logo","title":"Logo","group":"Business","description":"Your logo, for every page, shared links and search engines; if left out, your initials are shown beside the name.","markdownDescription":"Your logo, for every page, shared links and search engines; if left out, your initials are shown beside the name."},"look":{"title":"Colors","group":"Business","description":"Your own colors in place of the built-in ones.","type":"object","defaultSnippets":[{"label":"accent color","description":"Your color for links and buttons.","body":{"accent":"${1:#0c5257}"}},{"label":"always light","description":"No dark colors on devices that are set to dark.","body":{"scheme":"light"}}],"properties":{"accent":{"title":"Accent color","description":"The color of links and buttons, and lighter of lines and bands: dark enough to read on white, for example #0c5257.","type":"string","format":"color-hex","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"Write # and six digits or letters from a to f, for example #0c5257."},"scheme":{"title":"Dark screens","description":"On devices that are set to dark, the site is dark; light keeps it light everywhere.","enum":["light"],"enumDescriptions":["Light colors on every device"]}},"alsoCalled":{"color":"accent","colour":"accent"},"additionalProperties":false},"favicon":{"$ref":"parts.schema.json#/$defs/mediaFile","title":"Browser tab icon","group":"Business","description":"The small picture in a browser tab, for example media/icon.svg; if there is a logo, you can leave this out.","markdownDescription":"The small picture in a browser tab, for example media/icon.svg; if there is a logo, you can leave this out.","kinds":["svg","png","jpg","webp","gif"]},"sharePicture":{"$ref":"parts.schema.json#/$defs/mediaFile","title":"Link preview picture","group":"Search and sharing","description":"The picture beside shared links, best 1200 by 630 pixels; if left out, it is drawn from the name, tagline and home page.","markdownDescription":"The picture beside shared links, best 1200 by 630 pixels; if left out, it is drawn from the name, tagline and home page.","kinds":["png","jpg","webp","gif"]},"organization":{"title":"Search listing","group":"Search and sharing","description":"What search engines can show about your business: its legal name, phone, email and address.","type":"object","properties":{"legalName":{"$ref":"parts.schema.json#/$defs/text","title":"Legal name","description":"The full name your business is registered under.","maxLength":120},"phone":{"$ref":"parts.schema.json#/$defs/text","title":"Phone","description":"The main phone number, usually a fact: {{facts.phone}}.","maxLength":40},"email":{"$ref":"parts.schema.json#/$defs/text","title":"Email","description":"The main email address, usually a fact: {{facts.email}}.","maxLength":254},"address":{"title":"Postal address","description":"Where your business is, and where the jobs are that you list for search engines.","type":"object","properties":{"street":{"$ref":"parts.schema.json#/$defs/text","title":"Street","description":"The street and number, usually a fact: {{facts.street}}.","maxLength":120},"city":{"$ref":"parts.schema.json#/$defs/text","title":"City","description":"The city, usually a fact: {{facts.city}}.","maxLength":80},"region":{"$ref":"parts.schema.json#/$defs/text","title":"Region","description":"The state or province, usually a fact: {{facts.state}}.","maxLength":80},"postalCode":{"$ref":"parts.schema.json#/$defs/text","title":"Postal code","description":"The ZIP or postal code, usually a fact: {{facts.postalCode}}.","maxLength":20},"country":{"title":"Country","description":"The country's two-letter code in capitals, for example US or IN.","type":"string","pattern":"^[A-Z]{2}$","patternErrorMessage":"Write the country's two capital letters, for example US or IN."}},"required":["city","country"],"additionalProperties":false},"trade":{"title":"Trade","description":"The kind of business, for search engines and maps.","enum":["accountant","auto-repair","bakery","bar","beauty-salon","bicycle-shop","bookstore","cafe","child-care","clinic","clothing-store","contractor","dentist","electrician","florist","garden-store","grocery-store","gym","hair-salon","hardware-store","hotel","insurance-agency","lawyer","locksmith","mover","notary","optician","painter","pharmacy","physician","plumber","real-estate-agent","restaurant","roofer","store","travel-agency","veterinarian","other"],"enumDescriptions":["Accountant","Auto repair shop","Bakery","Bar or pub","Beauty salon","Bicycle shop","Bookstore","Cafe","Child care","Medical clinic","Clothing store","General contractor","Dentist","Electrician","Florist","Garden store","Grocery store","Gym","Hair salon","Hardware store","Hotel","Insurance agency","Lawyer","Locksmith","Moving company","Notary","Optician","House painter","Pharmacy","Doctor’s office","Plumber","Real estate agent","Restaurant","Roofer","Any other store","Travel agency","Veterinarian","Any other business that customers visit or call"],"alsoCalled":{"attorney":"lawyer","bike-shop":"bicycle-shop","doctor":"physician","hairdresser":"hair-salon","shop":"store","vet":"veterinarian"}}},"additionalProperties":false},"timeZone":{"title":"Time zone","group":"Business","description":"Where your clock is, for example America/New_York; then visitors see if you are open now.","type":"string","isTimeZone":true,"pattern":"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2}$","patternErrorMessage":"Write the region and the city as in lists of time zones, for example America/New_York or Europe/Berlin.","maxLength":60},"openingHours":{"title":"Opening hours","group":"Business","description":"When you are open, day by day, for search engines and for contact blocks that have no rows of their own.","type":"object","defaultSnippets":[{"label":"opening hours","description":"Monday to Friday, and a closed day.","body":{"monday":["09:00-17:00"],"tuesday":["09:00-17:00"],"wednesday":["09:00-17:00"],"thursday":["09:00-17:00"],"friday":["09:00-13:00"],"exceptions":[{"name":"${1:Christmas}","from":"${2:2025-12-24}"}]}}],"properties":{"monday":{"$ref":"parts.schema.json#/$defs/openTimes","title":"Monday","description":"The times on a Monday; if left out, it is closed."},"tuesday":{"$ref":"parts.schema.json#/$defs/openTimes","title":"Tuesday","description":"The times on a Tuesday; if left out, it is closed."},"wednesday":{"$ref":"parts.schema.json#/$defs/openTimes","title":"Wednesday","description":"The times on a Wednesday; if left out, it is closed."},"thursday":{"$ref":"parts.schema.json#/$defs/openTimes","title":"Thursday","description":"The times on a Thursday; if left out, it is closed."},"friday":{"$ref":"parts.schema.json#/$defs/openTimes","title":"Friday","description":"The times on a Friday; if left out, it is closed."},"saturday":{"$ref":"parts.schema.json#/$defs/openTimes","title":"Saturday","description":"The times on a Saturday; if left out, it is closed."},"sunday":{"$ref":"parts.schema.json#/$defs/openTimes","title":"Sunday","description":"The times on a Sunday; if left out, it is closed."},"exceptions":{"title":"Exceptions","description":"Holidays and other days with hours of their own.","type":"array","minItems":1,"maxItems":30,"items":{"title":"Exception","description":"A day or a stretch of days that isn't like the others.","type":"object","defaultSnippets":[{"label":"exception","description":"A day when you are closed.","body":{"name":"${1:Christmas}","from":"${2:2025-12-24}"}}],"properties":{"name":{"$ref":"parts.schema.json#/$defs/text","title":"Name","description":"What the day is, for example Christmas.","maxLength":40},"from":{"$ref":"parts.schema.json#/$defs/day","title":"First day","description":"Year-month-day, for example 2025-12-24."},"until":{"$ref":"parts.schema.json#/$defs/day","title":"Last day","description":"The last of these days; if left out, it is only the first one."},"open":{"$ref":"parts.schema.json#/$defs/openTimes","title":"Times","description":"The times on each of these days; if left out, you are closed."},"hidden":{"$ref":"parts.schema.json#/$defs/hidden"}},"required":["name","from"],"additionalProperties":false}}},"alsoCalled":{"holidays":"exceptions"},"additionalProperties":false},"securityEmail":{"$ref":"parts.schema.json#/$defs/text","title":"Security email","group":"Advanced","description":"The address for reports of security problems, for example {{facts.email}}; it is published in /.well-known/security.txt.","maxLength":254},"notice":{"title":"Notice","group":"Business","description":"A sentence across the top of every page, for a time, for example that you are on vacation.","type":"object","defaultSnippets":[{"label":"notice","description":"A sentence, and its first and last day.","toReplace":[1],"body":{"text":"${1:What visitors have to know now.}","from":"${2:2025-12-20}","until":"${3:2025-12-26}"}}],"properties":{"text":{"$ref":"parts.schema.json#/$defs/markdown","title":"Text","description":"One or two sentences; can have bold text and links.","maxLength":300},"from":{"$ref":"parts.schema.json#/$defs/from"},"until":{"$ref":"parts.schema.json#/$defs/until"}},"required":["text"],"additionalProperties":false},"homePage":{"$ref":"parts.schema.json#/$defs/page","title":"Home page","group":"Navigation","description":"The page that visitors see first.","markdownDescription":"The page that visitors see first."},"facts":{"title":"Facts","group":"Business","description":"Details such as your phone number: write each one once, then use it in any text, for example {{facts.phone}}.","type":"object","propertyNames":{"pattern":"^[a-z][a-zA-Z0-9]*$","patternErrorMessage":"Start with a lowercase letter, then use only letters and digits, for example phone or fullName."},"additionalProperties":{"$ref":"parts.schema.json#/$defs/text","title":"Fact","pattern":"^(\\s*|\\S([\\s\\S]*\\S)?)$","patternErrorMessage":"Remove the space before or after it.","description":"A detail that any text can use by its name: {{facts.name}}.","isFact":true,"maxLength":300}},"standIns":{"title":"Placeholders","group":"Business","description":"The names of facts that are still made up and of built-in texts that are still in English; remove each one when it is right.","type":"array","maxItems":100,"items":{"title":"Placeholder","description":"The name of a fact that is still made up, or of a built-in text that is still in English, with its path in site.json.","type":"string","maxLength":60}},"navigation":{"title":"Menu","group":"Navigation","description":"The links in the menu at the top of every page, in order.","type":"array","minItems":1,"maxItems":10,"items":{"$ref":"parts.schema.json#/$defs/link"}},"siblings":{"title":"Other languages","group":"Navigation","description":"The same site in other languages: the menu offers them, and search engines learn which pages belong together.","type":"array","minItems":1,"maxItems":20,"items":{"title":"Language","description":"The site in another language.","type":"object","defaultSnippets":[{"label":"site in another language","description":"Links to the same site in another language.","body":{"language":"${1:de}","url":"${2:https://www.company.example/de/}"}}],"properties":{"language":{"$ref":"parts.schema.json#/$defs/language","title":"Language","description":"The language of that site, for example de.","markdownDescription":"The language of that site, for example de."},"url":{"title":"Web address","description":"That site's own address, for example https://www.company.example/de/ with the slash at the end.","type":"string","pattern":"^https://[^\\s/]+(/[^\\s]*)?/$|^https://[^\\s/]+$","patternErrorMessage":"Begin with https:// and end with a slash, for example https://www.company.example/de/","maxLength":200},"folder":{"title":"Content folder","description":"The folder of that site's content, from this one, for example ../content-de; then the check compares their pages.","type":"string","pattern":"^(\\.\\./)+[A-Za-z0-9_][A-Za-z0-9._-]*(/[A-Za-z0-9_][A-Za-z0-9._-]*)*$","patternErrorMessage":"Begin with ../ and leave out the slash at the end, for example ../content-de","maxLength":200}},"required":["language","url"],"additionalProperties":false}},"footer":{"title":"Footer","group":"Navigation","description":"What every page ends with: a few words, links and contact details.","type":"object","properties":{"text":{"$ref":"parts.schema.json#/$defs/text","title":"Text","description":"One or two sentences about your business.","maxLength":300},"links":{"title":"Quick links","description":"A short list of links to pages.","type":"object","properties":{"heading":{"$ref":"parts.schema.json#/$defs/text","title":"Heading","description":"What the links have in common, for example Quick links.","maxLength":40},"items":{"title":"Links","description":"The links, in the order they are shown.","type":"array","minItems":1,"maxItems":10,"items":{"$ref":"parts.schema.json#/$defs/link"}}},"required":["heading","items"],"additionalProperties":false},"contact":{"title":"Contact","description":"How to reach you.","type":"object","properties":{"heading":{"$ref":"parts.schema.json#/$defs/text","title":"Heading","description":"A word or two above the contact details, for example Contact.","maxLength":40},"points":{"title":"Contact details","description":"Phone, email, city and so on, in the order they are shown.","type":"array","minItems":1,"maxItems":6,"items":{"$ref":"parts.schema.json#/$defs/contactPoint"}}},"required":["heading","points"],"additionalProperties":false},"social":{"title":"Social links","description":"Your pages at social networks, in the order they are shown; search engines get them, too.","type":"array","minItems":1,"maxItems":8,"items":{"title":"Social link","description":"A network, and the address of your page there.","type":"object","defaultSnippets":[{"label":"social link","description":"A network and an address.","body":{"network":"${1|facebook,instagram,linkedin,youtube,x,tiktok,pinterest,whatsapp,mastodon,bluesky|}","href":"${2:https://}"}}],"properties":{"network":{"title":"Network","description":"The network, which visitors read beside its icon.","enum":["facebook","instagram","linkedin","youtube","x","tiktok","pinterest","whatsapp","mastodon","bluesky"],"enumDescriptions":["Facebook","Instagram","LinkedIn","YouTube","X","TikTok","Pinterest","WhatsApp","Mastodon","Bluesky"],"alsoCalled":{"twitter":"x","insta":"instagram"}},"href":{"$ref":"parts.schema.json#/$defs/address","title":"Page address","description":"The address of your page, for example https://www.instagram.com/company.","markdownDescription":"The address of your page, for example https://www.instagram.com/company."},"hidden":{"$ref":"parts.schema.json#/$defs/hidden"}},"required":["network","href"],"isOneChange":true,"alsoCalled":{"url":"href","link":"href","name":"network"},"additionalProperties":false}},"copyright":{"$ref":"parts.schema.json#/$defs/text","title":"Copyright","description":"The copyright line, for example © 2025 Company, all rights reserved.","maxLength":120},"legal":{"title":"Legal links","description":"Links such as the privacy policy, beside the copyright.","type":"array","minItems":1,"maxItems":4,"items":{"$ref":"parts.schema.json#/$defs/link"}}},"required":["text","links","contact","copyright","legal"],"additionalProperties":false},"mail":{"title":"Mail service","group":"Forms and email","type":"object","properties":{"publicKey":{"title":"Public key","description":"The key from EmailJS, under Account, General, Public Key.","type":"string","pattern":"^\\S+$","patternErrorMessage":"Copy it exactly as EmailJS shows it, without spaces.","maxLength":100},"serviceId":{"title":"Service ID","description":"The ID from EmailJS, under Email Services, Service ID.","type":"string","pattern":"^\\S+$","patternErrorMessage":"Copy it exactly as EmailJS shows it, without spaces.","maxLength":100},"templates":{"title":"Templates","description":"Your email templates, each under the name that forms use for it.","type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","patternErrorMessage":"Use only lowercase letters, digits and hyphens, for example contact-message."},"additionalProperties":{"title":"Template","description":"One email template of your mail service.","type":"object","properties":{"id":{"title":"Template ID","description":"The ID from EmailJS, under Email Templates, Template ID.","type":"string","pattern":"^\\S+$","patternErrorMessage":"Copy it exactly as EmailJS shows it, without spaces.","maxLength":100},"parameters":{"title":"Parameters","description":"The parameters that the template uses, for example from_name.","type":"array","minItems":1,"maxItems":50,"uniqueItems":true,"items":{"title":"Parameter","description":"One parameter of the template, for example from_name.","type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","patternErrorMessage":"Use only letters, digits and _, as in the template at the mail service, for example from_name.","maxLength":60}}},"required":["id","parameters"],"additionalProperties":false}}},"required":["publicKey","serviceId","templates"],"additionalProperties":false,"description":"How forms send email: the IDs from your EmailJS account, and its templates by name."},"repository":{"title":"Repository","group":"Web editor","description":"Where the site's files are on GitHub, such as github:company/website; then anyone you invite can edit the site at /edit/.","type":"string","isRepository":true,"pattern":"^github:[A-Za-z0-9][A-Za-z0-9_-]*/(?!\\.{1,2}$)(?!.*\\.git$)[A-Za-z0-9._-]+$","patternErrorMessage":"Write github: and then the owner and the name, as in the repository's address, for example github:company/website.","maxLength":150},"repositorySettings":{"title":"Repository settings","group":"Web editor","description":"Only for what is unusual about the repository, for example that another branch than main is published.","type":"object","properties":{"branch":{"title":"Published branch","description":"The branch that the site is published from; if left out, it is main.","type":"string","pattern":"^(?!-)(?!edit(/|$))[A-Za-z0-9_-]+([./][A-Za-z0-9_-]+)*$","patternErrorMessage":"Write the branch's name, for example main. It can't be edit or begin with edit/, because drafts are stored there.","maxLength":100},"api":{"title":"API address","description":"For GitHub Enterprise: the address of its API, for example https://github.company.example/api/v3.","type":"string","pattern":"^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~-]+)*$","patternErrorMessage":"Begin with https:// and leave out the slash at the end, for example https://github.company.example/api/v3","maxLength":200},"signIn":{"title":"OAuth app","description":"For signing in at the host instead of with a token: your OAuth app there, which must allow PKCE.","type":"object","properties":{"authorize":{"title":"Authorization address","description":"The page where people allow access, with its scope, for example https://git.company.example/login/oauth/authorize?scope=repo.","type":"string","pattern":"^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?(\\?[A-Za-z0-9._~%&=+:/-]*)?$","patternErrorMessage":"Begin with https:// and leave out spaces and everything from # on.","maxLength":200},"token":{"title":"Token address","description":"The address that answers with the token, and that lets this site's pages ask for it.","type":"string","pattern":"^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?$","patternErrorMessage":"Begin with https:// and leave out everything from a question mark on.","maxLength":200},"clientId":{"title":"Client ID","description":"The ID that the host gave your OAuth app.","type":"string","pattern":"^\\S+$","patternErrorMessage":"Copy it exactly as the host shows it, without spaces.","maxLength":200}},"required":["authorize","token","clientId"],"additionalProperties":false}},"additionalProperties":false},"pictures":{"title":"Photo hosts","group":"Advanced","description":"The websites that your photos may come from.","type":"object","properties":{"hosts":{"title":"Allowed websites","description":"The websites to load photos from, each photo in the size that is needed.","type":"array","maxItems":10,"items":{"title":"Photo host","description":"A website that photos may come from.","type":"object","properties":{"host":{"title":"Host","description":"The website without https://, for example images.unsplash.com.","type":"string","pattern":"^[a-z0-9.-]+(:[0-9]+)?$","patternErrorMessage":"Write the host alone, in lowercase letters, for example images.unsplash.com.","maxLength":100},"widthParameter":{"title":"Width parameter","description":"What sets the width in the host's addresses, for example w in ?w=800; leave it out if the host can't resize.","type":"string","pattern":"^[A-Za-z]+$","patternErrorMessage":"Write only the letters, for example w.","maxLength":20}},"required":["host"],"additionalProperties":false}}},"required":["hosts"],"additionalProperties":false},"wording":{"title":"Built-in text","group":"Advanced","type":"object","properties":{"skipToContent":{"$ref":"parts.schema.json#/$defs/text","title":"Skip link","description":"The first link on a page, which takes keyboard users past the menu.","maxLength":40,"default":"Skip to content"},"mainNavigation":{"$ref":"parts.schema.json#/$defs/text","title":"Menu name","description":"What screen readers call the menu.","maxLength":40,"default":"Main"},"menu":{"$ref":"parts.schema.json#/$defs/text","title":"Menu button","description":"The button that opens the menu on a phone.","maxLength":20,"default":"Menu"},"pictureError":{"$ref":"parts.schema.json#/$defs/text","title":"Picture error","description":"The alternative text of a picture that can't be loaded.","maxLength":60,"default":"Error loading image"},"missingPage":{"$ref":"parts.schema.json#/$defs/text","title":"Missing page","description":"The heading at an address of the site that doesn't exist.","maxLength":60,"default":"There is no page at this address"},"pageError":{"$ref":"parts.schema.json#/$defs/text","title":"Page error","description":"The heading when a page can't be loaded, which can only happen on a very large site.","maxLength":60,"default":"This page could not be loaded"},"pageErrorHelp":{"$ref":"parts.schema.json#/$defs/text","title":"Page error help","description":"What to do when a page can't be loaded.","maxLength":200,"default":"Check your connection, then try again."},"tryAgain":{"$ref":"parts.schema.json#/$defs/text","title":"Try again button","description":"The button that loads the page again.","maxLength":30,"default":"Try again"},"optional":{"$ref":"parts.schema.json#/$defs/text","title":"Optional mark","description":"The word beside the label of a field that isn't required.","maxLength":20,"default":"optional"},"noScript":{"$ref":"parts.schema.json#/$defs/text","title":"No-script notice","description":"The sentence above a form when scripts are off in the browser.","maxLength":200,"default":"Scripting is off in your browser, so the send button opens your own email program."},"openNow":{"$ref":"parts.schema.json#/$defs/text","title":"Open now","description":"Shown with the opening hours while you are open.","maxLength":40,"default":"Open now","usedWith":"openingHours"},"closedNow":{"$ref":"parts.schema.json#/$defs/text","title":"Closed now","description":"Shown with the opening hours while you are closed.","maxLength":40,"default":"Closed now","usedWith":"openingHours"},"closedDay":{"$ref":"parts.schema.json#/$defs/text","title":"Closed day","description":"Shown in place of the hours of a day when you are closed.","maxLength":40,"default":"Closed","usedWith":"openingHours"},"allDay":{"$ref":"parts.schema.json#/$defs/text","title":"Open all day","description":"Shown in place of the hours of a day when you are open around the clock.","maxLength":40,"default":"Open 24 hours","usedWith":"openingHours"},"closePicture":{"$ref":"parts.schema.json#/$defs/text","title":"Close button","description":"The button that closes a large picture.","maxLength":40,"default":"Close","usedWith":"gallery"},"previousPicture":{"$ref":"parts.schema.json#/$defs/text","title":"Previous picture","description":"The button that shows the picture before, for screen readers.","maxLength":40,"default":"Previous picture","usedWith":"gallery"},"nextPicture":{"$ref":"parts.schema.json#/$defs/text","title":"Next picture","description":"The button that shows the picture after, for screen readers.","maxLength":40,"default":"Next picture","usedWith":"gallery"},"forms":{"title":"Form messages","description":"What every form says by itself; the words of a single form are in its block.","type":"object","properties":{"unconfirmed":{"$ref":"parts.schema.json#/$defs/text","title":"No confirmation","description":"Shown beside a form's failure message when no answer came, so the message may have been sent.","maxLength":300,"default":"No confirmation came back, so it may have been sent all the same. Nothing you wrote is lost, and if you send it again, the worst is that we get it twice."},"offline":{"$ref":"parts.schema.json#/$defs/text","title":"Offline message","description":"Shown beside a form's failure message when the visitor has no connection.","maxLength":300,"default":"You seem to be offline. Nothing has been sent, and everything you wrote is still here."},"online":{"$ref":"parts.schema.json#/$defs/text","title":"Online message","description":"Shown when the connection is back; nothing is sent until the visitor uses the button.","maxLength":300,"default":"Your connection is back. Nothing has been sent yet: press the button again when you are ready."},"ownEmail":{"$ref":"parts.schema.json#/$defs/text","title":"Own email button","description":"The button that opens the visitor's email program with the whole message filled in.","maxLength":60,"default":"Send it from your own e-mail"},"shortened":{"$ref":"parts.schema.json#/$defs/text","title":"Shortened message","description":"The end of a message that is too long for an email program.","maxLength":200,"default":"[It goes on in the form: please copy the rest from there.]"},"copy":{"$ref":"parts.schema.json#/$defs/text","title":"Copy button","description":"The button that copies the whole message.","maxLength":40,"default":"Copy my message"},"copied":{"$ref":"parts.schema.json#/$defs/text","title":"Copy confirmation","description":"Shown when the message is copied.","maxLength":200,"default":"Copied. Paste it into an e-mail, or keep it for later."},"copyByHand":{"$ref":"parts.schema.json#/$defs/text","title":"Manual copy","description":"The sentence above the message when the browser doesn't let a page copy it.","maxLength":100,"default":"Your browser won’t let this page copy. Here is your message, ready to copy:"},"question":{"$ref":"parts.schema.json#/$defs/text","title":"Spam question","description":"Asked before a message is sent that looks as if a program filled it in.","maxLength":300,"default":"One question before this goes out: it came so quickly, or so often, that a program may have filled it in. Did you write it?"},"confirm":{"$ref":"parts.schema.json#/$defs/text","title":"Confirm button","description":"The button that answers the spam question with yes.","maxLength":40,"default":"Yes, send it"},"trap":{"$ref":"parts.schema.json#/$defs/text","title":"Spam trap","description":"The label of a field that people don't see; programs that fill in every field are caught by it.","maxLength":60,"default":"Leave this field empty"},"charactersLeft":{"$ref":"parts.schema.json#/$defs/text","title":"Characters left","description":"Shown below a message that is nearly too long; {count} is how many characters are left.","placeholders":["count"],"maxLength":60,"default":"Characters left: {count}"},"tooLong":{"$ref":"parts.schema.json#/$defs/text","title":"Length warning","description":"Shown below an answer that is too long (nothing is cut off); {count} is how many characters are too many.","placeholders":["count"],"maxLength":120,"default":"Characters too many: {count}. Nothing has been cut off; please shorten it."},"chooseOne":{"$ref":"parts.schema.json#/$defs/text","title":"Missing choice","description":"Shown below required checkboxes when none is checked.","maxLength":60,"default":"Please choose at least one."},"unavailable":{"$ref":"parts.schema.json#/$defs/text","title":"Loading error","description":"Shown when the code that sends a form can't be loaded; contact details follow it.","maxLength":300,"default":"The part of this page that sends the form didn’t load. Whatever you write here stays here, and you can still reach us:"},"fillIn":{"$ref":"parts.schema.json#/$defs/text","title":"Missing answer","description":"Shown below a required field that is empty, in a browser in another language than the site.","maxLength":100,"default":"Please fill in this field."},"choose":{"$ref":"parts.schema.json#/$defs/text","title":"Missing option","description":"Shown below a required list of options when none is chosen, in a browser in another language than the site.","maxLength":100,"default":"Please choose one."},"check":{"$ref":"parts.schema.json#/$defs/text","title":"Missing check mark","description":"Shown below a required checkbox that isn't checked, in a browser in another language than the site.","maxLength":100,"default":"Please check this box."},"invalidEmail":{"$ref":"parts.schema.json#/$defs/text","title":"Incomplete email address","description":"Shown below an email address that can't be right, in a browser in another language than the site.","maxLength":100,"default":"Please write the whole email address, with the @."},"invalidUrl":{"$ref":"parts.schema.json#/$defs/text","title":"Incomplete web address","description":"Shown below a web address that can't be right, in a browser in another language than the site.","maxLength":100,"default":"Please write the whole address, which begins with https://."},"invalidNumber":{"$ref":"parts.schema.json#/$defs/text","title":"Invalid number","description":"Shown below an answer that isn't a number, in a browser in another language than the site.","maxLength":100,"default":"Please write a number."},"wholeNumber":{"$ref":"parts.schema.json#/$defs/text","title":"Unwanted decimals","description":"Shown below a number with decimals where none are allowed, in a browser in another language than the site.","maxLength":100,"default":"Please write a whole number."},"invalidDate":{"$ref":"parts.schema.json#/$defs/text","title":"Incomplete date","description":"Shown below a date that isn't complete, in a browser in another language than the site.","maxLength":100,"default":"Please write the whole date."},"tooSmall":{"$ref":"parts.schema.json#/$defs/text","title":"Number too small","description":"Shown below a number that is too small; {limit} is the smallest one.","placeholders":["limit"],"maxLength":100,"default":"The smallest possible number is {limit}."},"tooLarge":{"$ref":"parts.schema.json#/$defs/text","title":"Number too large","description":"Shown below a number that is too large; {limit} is the largest one.","placeholders":["limit"],"maxLength":100,"default":"The largest possible number is {limit}."},"tooEarly":{"$ref":"parts.schema.json#/$defs/text","title":"Date too early","description":"Shown below a date that is too early; {limit} is the earliest one.","placeholders":["limit"],"maxLength":100,"default":"The earliest possible date is {limit}."},"tooLate":{"$ref":"parts.schema.json#/$defs/text","title":"Date too late","description":"Shown below a date that is too late; {limit} is the latest one.","placeholders":["limit"],"maxLength":100,"default":"The latest possible date is {limit}."}},"additionalProperties":false}},"additionalProperties":false,"description":"What the site says by itself: in English, write only what should be different; in other languages, write it all."}},"additionalProperties":false,"required":["name","tagline","url","language","homePage","facts","navigation","footer","mail","pictures"]};
const func0 = Object.prototype.hasOwnProperty;
const func1 = function ucs2length(str) {
    const len = str.length;
    let length = 0;
    let pos = 0;
    let value;
    while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 0xd800 && value <= 0xdbff && pos < len) {
            // high surrogate, and there is a next character
            value = str.charCodeAt(pos);
            if ((value & 0xfc00) === 0xdc00)
                pos++; // low surrogate
        }
    }
    return length;
};
const schema2 = {"type":"string","pattern":"\\S","patternErrorMessage":"Write something here, or leave the field out."};
const pattern0 = new RegExp("\\S", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema3 = {"title":"Logo","description":"A file in the media folder with your logo, on a light or transparent background.","type":"object","defaultSnippets":[{"label":"logo","description":"A file and the words in it.","toReplace":[2],"body":{"src":"media/${1:logo.svg}","alt":"${2:The words in the logo}"}}],"properties":{"src":{"$ref":"#/$defs/mediaFile","title":"Logo file","description":"An SVG or PNG file, for example media/logo.svg.","markdownDescription":"An SVG or PNG file, for example media/logo.svg.","kinds":["svg","png"]},"alt":{"$ref":"#/$defs/text","title":"Alternative text","description":"The words in the logo, for people who can't see it; leave it out for an icon-only logo, shown beside your name.","maxLength":100}},"required":["src"],"isOneChange":true,"additionalProperties":false};
const schema4 = {"title":"Media file","description":"A file in the media folder, for example media/name.svg.","type":"string","pattern":"^media/[^/\\\\]+$","patternErrorMessage":"Write media/ and the file's name, for example media/logo.svg.","maxLength":200,"allOf":[{"$ref":"suggestions.gen.json#/$defs/media"}],"tsType":"MediaFile"};
const schema6 = {};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate8.errors = null;
return true;
}
validate8.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern3 = new RegExp("^media/[^/\\\\]+$", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^media/[^/\\\\]+$"},schema:"^media/[^/\\\\]+$",parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate11.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "src") || (key0 === "alt"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.src !== undefined){
if(!(validate6(data.src, {instancePath:instancePath+"/src",parentData:data,parentDataProperty:"src",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : withMore(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(!(validate11(data1, {instancePath:instancePath+"/alt",parentData:data,parentDataProperty:"alt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err2 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema3.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate14.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^media/[^/\\\\]+$"},schema:"^media/[^/\\\\]+$",parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema9 = {"type":"array","minItems":1,"maxItems":4,"items":{"title":"Open time","description":"From and to on a 24-hour clock, for example 08:00-17:30; a time past midnight belongs to the day before.","type":"string","isTimes":true,"defaultSnippets":[{"label":"open time","description":"From and to.","body":"${1:09:00-17:00}"}],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$","patternErrorMessage":"Write two times on a 24-hour clock with a hyphen between them, for example 08:00-17:30."}};
const pattern9 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 4){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 4},schema:4,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$",parentSchema:schema9.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema9.items.type,parentSchema:schema9.items,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema10 = {"type":"string","isDay":true,"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","patternErrorMessage":"Write the year, the month and the day, for example 2025-05-27."};
const pattern10 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},schema:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema11 = {"title":"Hidden","description":"Leaves this out of the site without deleting it.","type":"boolean"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema12 = {"$comment":"Paragraphs (an empty line between them), **bold**, *italic*, lists, and links: [words](page:contact), [words](https://…), [words](media/name.pdf), [words](mailto:{{facts.email}}).","type":"string","contentMediaType":"text/markdown","pattern":"\\S","patternErrorMessage":"Write something here, or leave the field out.","tsType":"Markdown"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},schema:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},schema:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema15 = {"title":"Page","description":"A page of this site, by its name, for example contact.","type":"string","allOf":[{"$ref":"suggestions.gen.json#/$defs/page"}],"patternErrorMessage":"Write the name of the page's file without .json: only lowercase letters, digits and hyphens.","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","maxLength":60,"tsType":"PageName"};
const schema16 = {};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate48.errors = null;
return true;
}
validate48.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern14 = new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "u");

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : withMore(vErrors, validate48.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern14.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema17 = {"title":"Link","description":"A link to a page of this site, a web address, a file of your own or a map.","type":"object","defaultSnippets":[{"label":"link to a page","description":"A label and a page of this site.","body":{"label":"${1:Contact}","page":"${2:contact}"}},{"label":"link to an address","description":"A label and a website, email address or phone number.","body":{"label":"${1:A useful page}","href":"${2:https://}"}},{"label":"link to a file","description":"Opens a file of your own, for example a PDF in the media folder.","body":{"label":"${1:Price list}","file":"${2:media/prices.pdf}"}},{"label":"link to a map","description":"Opens a map website at a street address.","toReplace":[2],"body":{"label":"${1:How to find us}","map":"${2:12 Example Street, Sampletown}"}}],"properties":{"label":{"$ref":"#/$defs/text","title":"Label","description":"What the link says.","maxLength":40},"page":{"$ref":"#/$defs/page"},"href":{"$ref":"#/$defs/address"},"file":{"$ref":"#/$defs/file"},"map":{"$ref":"#/$defs/text","title":"Map","description":"A street address that opens on a map website when clicked, for example 12 Example Street, Sampletown.","maxLength":200},"from":{"$ref":"#/$defs/from"},"until":{"$ref":"#/$defs/until"},"hidden":{"$ref":"#/$defs/hidden"}},"required":["label"],"isOneChange":true,"oneOfTitle":"Destination","alsoCalled":{"text":"label","title":"label","name":"label","url":"href","link":"href","address":"href"},"oneOf":[{"required":["page"]},{"required":["href"]},{"required":["file"]},{"required":["map"]}],"additionalProperties":false,"tsType":"Action"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : withMore(vErrors, validate48.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern14.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema19 = {"title":"Link address","description":"An address that begins with https:// (a website), mailto: (an email address) or tel: (a phone number).","type":"string","minLength":1,"maxLength":500,"tsType":"LinkAddress"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 500){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema20 = {"title":"File","description":"A file of your own to open or save, for example media/name.pdf; visitors see its kind and size.","type":"string","pattern":"^media/[^/\\\\]+$","patternErrorMessage":"Write media/ and the file's name, for example media/prices.pdf.","maxLength":200,"kinds":["pdf","svg","png","jpg","webp","avif","gif"],"allOf":[{"$ref":"suggestions.gen.json#/$defs/media"}]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^media/[^/\\\\]+$"},schema:"^media/[^/\\\\]+$",parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},schema:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},schema:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "page"},schema:schema17.oneOf[0].required,parentSchema:schema17.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.href === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "href"},schema:schema17.oneOf[1].required,parentSchema:schema17.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "file"},schema:schema17.oneOf[2].required,parentSchema:schema17.oneOf[2],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.map === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "map"},schema:schema17.oneOf[3].required,parentSchema:schema17.oneOf[3],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema17.oneOf,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "label") || (key0 === "page")) || (key0 === "href")) || (key0 === "file")) || (key0 === "map")) || (key0 === "from")) || (key0 === "until")) || (key0 === "hidden"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(!(validate11(data0, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 40){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema17.properties.label,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.page !== undefined){
if(!(validate54(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : withMore(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate57(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : withMore(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate59(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : withMore(vErrors, validate59.errors);
errors = vErrors.length;
}
}
if(data.map !== undefined){
let data4 = data.map;
if(!(validate11(data4, {instancePath:instancePath+"/map",parentData:data,parentDataProperty:"map",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err8 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema17.properties.map,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.from !== undefined){
if(!(validate63(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : withMore(vErrors, validate63.errors);
errors = vErrors.length;
}
}
if(data.until !== undefined){
if(!(validate65(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : withMore(vErrors, validate65.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate67(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : withMore(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema24 = {"title":"Language","description":"The language of this text if it isn't the site's, for example de.","type":"string","isLanguage":true,"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$","patternErrorMessage":"Write a language code in lowercase letters, for example en, de or es. To name the country too, add its code: en-US, en-IN.","maxLength":20};
const pattern2 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema25 = {"title":"Contact detail","description":"A phone number, email address, website, address or plain text, linked automatically where it can be.","type":"object","defaultSnippets":[{"label":"phone","description":"Your phone number.","body":{"kind":"phone","label":"${1:Phone}","lines":["{{facts.phone}}"]}},{"label":"email","description":"Your email address.","body":{"kind":"email","label":"${1:Email}","lines":["{{facts.email}}"]}},{"label":"other contact detail","description":"A website, an address or plain text.","toReplace":[3],"body":{"kind":"${1|address,place,website,text|}","label":"${2:Address}","lines":["${3:One line}"]}}],"properties":{"kind":{"title":"Kind","description":"What the lines are, which decides what they link to.","enum":["phone","email","website","place","address","text"],"enumDescriptions":["Phone number","Email address","Website","Address that opens on a map website","Address without a link","Text without a link"],"alsoCalled":{"telephone":"phone","tel":"phone","mobile":"phone","fax":"phone","e-mail":"email","url":"website","web":"website","link":"website","map":"place","street":"address"}},"label":{"$ref":"#/$defs/text","title":"Label","description":"The word before the lines, for example Phone.","maxLength":40},"lines":{"title":"Lines","description":"What visitors read, line by line, for example {{facts.phone}}.","type":"array","items":{"$ref":"#/$defs/text","title":"Line","description":"One line, usually a fact: {{facts.phone}}.","maxLength":120,"allOf":[{"$ref":"suggestions.gen.json#/$defs/fact"}]},"minItems":1,"maxItems":6},"hidden":{"$ref":"#/$defs/hidden"}},"required":["kind","label","lines"],"additionalProperties":false};
const schema26 = {};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate79.errors = null;
return true;
}
validate79.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.lines === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lines"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "label")) || (key0 === "lines")) || (key0 === "hidden"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((((((data0 === "phone") || (data0 === "email")) || (data0 === "website")) || (data0 === "place")) || (data0 === "address")) || (data0 === "text"))){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema25.properties.kind.enum},schema:schema25.properties.kind.enum,parentSchema:schema25.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate11(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func1(data1) > 40){
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema25.properties.label,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.lines !== undefined){
let data2 = data.lines;
if(Array.isArray(data2)){
if(data2.length > 6){
const err6 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema25.properties.lines,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema25.properties.lines,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(validate11(data3, {instancePath:instancePath+"/lines/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(!(validate79(data3, {instancePath:instancePath+"/lines/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : withMore(vErrors, validate79.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func1(data3) > 120){
const err8 = {instancePath:instancePath+"/lines/" + i0,schemaPath:"#/properties/lines/items/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema25.properties.lines.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"},schema:schema25.properties.lines.type,parentSchema:schema25.properties.lines,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.hidden !== undefined){
if(!(validate67(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : withMore(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 500){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern1 = new RegExp("^https://[^\\s/]+(/[^\\s]*)?/$|^https://[^\\s/]+$", "u");
const pattern5 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern7 = new RegExp("^[A-Z]{2}$", "u");
const pattern8 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2}$", "u");
const pattern15 = new RegExp("^[a-z][a-zA-Z0-9]*$", "u");
const pattern16 = new RegExp("^(\\s*|\\S([\\s\\S]*\\S)?)$", "u");
const pattern23 = new RegExp("^(\\.\\./)+[A-Za-z0-9_][A-Za-z0-9._-]*(/[A-Za-z0-9_][A-Za-z0-9._-]*)*$", "u");
const pattern24 = new RegExp("^\\S+$", "u");
const pattern28 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const pattern29 = new RegExp("^github:[A-Za-z0-9][A-Za-z0-9_-]*/(?!\\.{1,2}$)(?!.*\\.git$)[A-Za-z0-9._-]+$", "u");
const pattern30 = new RegExp("^(?!-)(?!edit(/|$))[A-Za-z0-9_-]+([./][A-Za-z0-9_-]+)*$", "u");
const pattern31 = new RegExp("^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~-]+)*$", "u");
const pattern32 = new RegExp("^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?(\\?[A-Za-z0-9._~%&=+:/-]*)?$", "u");
const pattern33 = new RegExp("^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?$", "u");
const pattern35 = new RegExp("^[a-z0-9.-]+(:[0-9]+)?$", "u");
const pattern36 = new RegExp("^[A-Za-z]+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tagline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tagline"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.language === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.homePage === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "homePage"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.facts === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "facts"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.navigation === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "navigation"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.footer === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "footer"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.mail === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mail"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.pictures === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pictures"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err11 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema0.properties.$schema.type,parentSchema:schema0.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(!(validate2(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func1(data1) > 60){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.name,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.tagline !== undefined){
let data2 = data.tagline;
if(!(validate2(data2, {instancePath:instancePath+"/tagline",parentData:data,parentDataProperty:"tagline",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func1(data2) > 80){
const err13 = {instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema0.properties.tagline,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.url !== undefined){
let data3 = data.url;
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err14 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.url,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern1.test(data3)){
const err15 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https://[^\\s/]+(/[^\\s]*)?/$|^https://[^\\s/]+$"},schema:"^https://[^\\s/]+(/[^\\s]*)?/$|^https://[^\\s/]+$",parentSchema:schema0.properties.url,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema0.properties.url.type,parentSchema:schema0.properties.url,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.addresses !== undefined){
let data4 = data.addresses;
if(typeof data4 !== "boolean"){
const err17 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.addresses.type,parentSchema:schema0.properties.addresses,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.language !== undefined){
let data5 = data.language;
if(typeof data5 === "string"){
if(func1(data5) > 20){
const err18 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema0.properties.language,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern2.test(data5)){
const err19 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema0.properties.language,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},schema:schema0.properties.language.type,parentSchema:schema0.properties.language,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.logo !== undefined){
if(!(validate5(data.logo, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : withMore(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.look !== undefined){
let data7 = data.look;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
if(!((key1 === "accent") || (key1 === "scheme"))){
const err21 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema0.properties.look,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.accent !== undefined){
let data8 = data7.accent;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
const err22 = {instancePath:instancePath+"/look/accent",schemaPath:"#/properties/look/properties/accent/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema0.properties.look.properties.accent,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/look/accent",schemaPath:"#/properties/look/properties/accent/type",keyword:"type",params:{type: "string"},schema:schema0.properties.look.properties.accent.type,parentSchema:schema0.properties.look.properties.accent,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.scheme !== undefined){
let data9 = data7.scheme;
if(!(data9 === "light")){
const err24 = {instancePath:instancePath+"/look/scheme",schemaPath:"#/properties/look/properties/scheme/enum",keyword:"enum",params:{allowedValues: schema0.properties.look.properties.scheme.enum},schema:schema0.properties.look.properties.scheme.enum,parentSchema:schema0.properties.look.properties.scheme,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/type",keyword:"type",params:{type: "object"},schema:schema0.properties.look.type,parentSchema:schema0.properties.look,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.favicon !== undefined){
if(!(validate14(data.favicon, {instancePath:instancePath+"/favicon",parentData:data,parentDataProperty:"favicon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : withMore(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.sharePicture !== undefined){
if(!(validate14(data.sharePicture, {instancePath:instancePath+"/sharePicture",parentData:data,parentDataProperty:"sharePicture",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : withMore(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.organization !== undefined){
let data12 = data.organization;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
if(!(((((key2 === "legalName") || (key2 === "phone")) || (key2 === "email")) || (key2 === "address")) || (key2 === "trade"))){
const err26 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema0.properties.organization,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data12.legalName !== undefined){
let data13 = data12.legalName;
if(!(validate2(data13, {instancePath:instancePath+"/organization/legalName",parentData:data12,parentDataProperty:"legalName",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func1(data13) > 120){
const err27 = {instancePath:instancePath+"/organization/legalName",schemaPath:"#/properties/organization/properties/legalName/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema0.properties.organization.properties.legalName,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data12.phone !== undefined){
let data14 = data12.phone;
if(!(validate2(data14, {instancePath:instancePath+"/organization/phone",parentData:data12,parentDataProperty:"phone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func1(data14) > 40){
const err28 = {instancePath:instancePath+"/organization/phone",schemaPath:"#/properties/organization/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.organization.properties.phone,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data12.email !== undefined){
let data15 = data12.email;
if(!(validate2(data15, {instancePath:instancePath+"/organization/email",parentData:data12,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data15 === "string"){
if(func1(data15) > 254){
const err29 = {instancePath:instancePath+"/organization/email",schemaPath:"#/properties/organization/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},schema:254,parentSchema:schema0.properties.organization.properties.email,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data12.address !== undefined){
let data16 = data12.address;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.city === undefined){
const err30 = {instancePath:instancePath+"/organization/address",schemaPath:"#/properties/organization/properties/address/required",keyword:"required",params:{missingProperty: "city"},schema:schema0.properties.organization.properties.address.required,parentSchema:schema0.properties.organization.properties.address,data:data16};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data16.country === undefined){
const err31 = {instancePath:instancePath+"/organization/address",schemaPath:"#/properties/organization/properties/address/required",keyword:"required",params:{missingProperty: "country"},schema:schema0.properties.organization.properties.address.required,parentSchema:schema0.properties.organization.properties.address,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key3 in data16){
if(!(((((key3 === "street") || (key3 === "city")) || (key3 === "region")) || (key3 === "postalCode")) || (key3 === "country"))){
const err32 = {instancePath:instancePath+"/organization/address",schemaPath:"#/properties/organization/properties/address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema0.properties.organization.properties.address,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data16.street !== undefined){
let data17 = data16.street;
if(!(validate2(data17, {instancePath:instancePath+"/organization/address/street",parentData:data16,parentDataProperty:"street",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data17 === "string"){
if(func1(data17) > 120){
const err33 = {instancePath:instancePath+"/organization/address/street",schemaPath:"#/properties/organization/properties/address/properties/street/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema0.properties.organization.properties.address.properties.street,data:data17};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data16.city !== undefined){
let data18 = data16.city;
if(!(validate2(data18, {instancePath:instancePath+"/organization/address/city",parentData:data16,parentDataProperty:"city",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data18 === "string"){
if(func1(data18) > 80){
const err34 = {instancePath:instancePath+"/organization/address/city",schemaPath:"#/properties/organization/properties/address/properties/city/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema0.properties.organization.properties.address.properties.city,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data16.region !== undefined){
let data19 = data16.region;
if(!(validate2(data19, {instancePath:instancePath+"/organization/address/region",parentData:data16,parentDataProperty:"region",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data19 === "string"){
if(func1(data19) > 80){
const err35 = {instancePath:instancePath+"/organization/address/region",schemaPath:"#/properties/organization/properties/address/properties/region/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema0.properties.organization.properties.address.properties.region,data:data19};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data16.postalCode !== undefined){
let data20 = data16.postalCode;
if(!(validate2(data20, {instancePath:instancePath+"/organization/address/postalCode",parentData:data16,parentDataProperty:"postalCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data20 === "string"){
if(func1(data20) > 20){
const err36 = {instancePath:instancePath+"/organization/address/postalCode",schemaPath:"#/properties/organization/properties/address/properties/postalCode/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema0.properties.organization.properties.address.properties.postalCode,data:data20};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data16.country !== undefined){
let data21 = data16.country;
if(typeof data21 === "string"){
if(!pattern7.test(data21)){
const err37 = {instancePath:instancePath+"/organization/address/country",schemaPath:"#/properties/organization/properties/address/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},schema:"^[A-Z]{2}$",parentSchema:schema0.properties.organization.properties.address.properties.country,data:data21};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/organization/address/country",schemaPath:"#/properties/organization/properties/address/properties/country/type",keyword:"type",params:{type: "string"},schema:schema0.properties.organization.properties.address.properties.country.type,parentSchema:schema0.properties.organization.properties.address.properties.country,data:data21};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/organization/address",schemaPath:"#/properties/organization/properties/address/type",keyword:"type",params:{type: "object"},schema:schema0.properties.organization.properties.address.type,parentSchema:schema0.properties.organization.properties.address,data:data16};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data12.trade !== undefined){
let data22 = data12.trade;
if(!((((((((((((((((((((((((((((((((((((((data22 === "accountant") || (data22 === "auto-repair")) || (data22 === "bakery")) || (data22 === "bar")) || (data22 === "beauty-salon")) || (data22 === "bicycle-shop")) || (data22 === "bookstore")) || (data22 === "cafe")) || (data22 === "child-care")) || (data22 === "clinic")) || (data22 === "clothing-store")) || (data22 === "contractor")) || (data22 === "dentist")) || (data22 === "electrician")) || (data22 === "florist")) || (data22 === "garden-store")) || (data22 === "grocery-store")) || (data22 === "gym")) || (data22 === "hair-salon")) || (data22 === "hardware-store")) || (data22 === "hotel")) || (data22 === "insurance-agency")) || (data22 === "lawyer")) || (data22 === "locksmith")) || (data22 === "mover")) || (data22 === "notary")) || (data22 === "optician")) || (data22 === "painter")) || (data22 === "pharmacy")) || (data22 === "physician")) || (data22 === "plumber")) || (data22 === "real-estate-agent")) || (data22 === "restaurant")) || (data22 === "roofer")) || (data22 === "store")) || (data22 === "travel-agency")) || (data22 === "veterinarian")) || (data22 === "other"))){
const err40 = {instancePath:instancePath+"/organization/trade",schemaPath:"#/properties/organization/properties/trade/enum",keyword:"enum",params:{allowedValues: schema0.properties.organization.properties.trade.enum},schema:schema0.properties.organization.properties.trade.enum,parentSchema:schema0.properties.organization.properties.trade,data:data22};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: "object"},schema:schema0.properties.organization.type,parentSchema:schema0.properties.organization,data:data12};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.timeZone !== undefined){
let data23 = data.timeZone;
if(typeof data23 === "string"){
if(func1(data23) > 60){
const err42 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.timeZone,data:data23};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!pattern8.test(data23)){
const err43 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2}$"},schema:"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2}$",parentSchema:schema0.properties.timeZone,data:data23};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},schema:schema0.properties.timeZone.type,parentSchema:schema0.properties.timeZone,data:data23};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.openingHours !== undefined){
let data24 = data.openingHours;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key4 in data24){
if(!((((((((key4 === "monday") || (key4 === "tuesday")) || (key4 === "wednesday")) || (key4 === "thursday")) || (key4 === "friday")) || (key4 === "saturday")) || (key4 === "sunday")) || (key4 === "exceptions"))){
const err45 = {instancePath:instancePath+"/openingHours",schemaPath:"#/properties/openingHours/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema0.properties.openingHours,data:data24};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data24.monday !== undefined){
if(!(validate25(data24.monday, {instancePath:instancePath+"/openingHours/monday",parentData:data24,parentDataProperty:"monday",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data24.tuesday !== undefined){
if(!(validate25(data24.tuesday, {instancePath:instancePath+"/openingHours/tuesday",parentData:data24,parentDataProperty:"tuesday",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data24.wednesday !== undefined){
if(!(validate25(data24.wednesday, {instancePath:instancePath+"/openingHours/wednesday",parentData:data24,parentDataProperty:"wednesday",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data24.thursday !== undefined){
if(!(validate25(data24.thursday, {instancePath:instancePath+"/openingHours/thursday",parentData:data24,parentDataProperty:"thursday",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data24.friday !== undefined){
if(!(validate25(data24.friday, {instancePath:instancePath+"/openingHours/friday",parentData:data24,parentDataProperty:"friday",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data24.saturday !== undefined){
if(!(validate25(data24.saturday, {instancePath:instancePath+"/openingHours/saturday",parentData:data24,parentDataProperty:"saturday",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data24.sunday !== undefined){
if(!(validate25(data24.sunday, {instancePath:instancePath+"/openingHours/sunday",parentData:data24,parentDataProperty:"sunday",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data24.exceptions !== undefined){
let data32 = data24.exceptions;
if(Array.isArray(data32)){
if(data32.length > 30){
const err46 = {instancePath:instancePath+"/openingHours/exceptions",schemaPath:"#/properties/openingHours/properties/exceptions/maxItems",keyword:"maxItems",params:{limit: 30},schema:30,parentSchema:schema0.properties.openingHours.properties.exceptions,data:data32};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data32.length < 1){
const err47 = {instancePath:instancePath+"/openingHours/exceptions",schemaPath:"#/properties/openingHours/properties/exceptions/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.openingHours.properties.exceptions,data:data32};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len0 = data32.length;
for(let i0=0; i0<len0; i0++){
let data33 = data32[i0];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.name === undefined){
const err48 = {instancePath:instancePath+"/openingHours/exceptions/" + i0,schemaPath:"#/properties/openingHours/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema0.properties.openingHours.properties.exceptions.items.required,parentSchema:schema0.properties.openingHours.properties.exceptions.items,data:data33};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data33.from === undefined){
const err49 = {instancePath:instancePath+"/openingHours/exceptions/" + i0,schemaPath:"#/properties/openingHours/properties/exceptions/items/required",keyword:"required",params:{missingProperty: "from"},schema:schema0.properties.openingHours.properties.exceptions.items.required,parentSchema:schema0.properties.openingHours.properties.exceptions.items,data:data33};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key5 in data33){
if(!(((((key5 === "name") || (key5 === "from")) || (key5 === "until")) || (key5 === "open")) || (key5 === "hidden"))){
const err50 = {instancePath:instancePath+"/openingHours/exceptions/" + i0,schemaPath:"#/properties/openingHours/properties/exceptions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema0.properties.openingHours.properties.exceptions.items,data:data33};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data33.name !== undefined){
let data34 = data33.name;
if(!(validate2(data34, {instancePath:instancePath+"/openingHours/exceptions/" + i0+"/name",parentData:data33,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data34 === "string"){
if(func1(data34) > 40){
const err51 = {instancePath:instancePath+"/openingHours/exceptions/" + i0+"/name",schemaPath:"#/properties/openingHours/properties/exceptions/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.openingHours.properties.exceptions.items.properties.name,data:data34};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data33.from !== undefined){
if(!(validate34(data33.from, {instancePath:instancePath+"/openingHours/exceptions/" + i0+"/from",parentData:data33,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : withMore(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data33.until !== undefined){
if(!(validate34(data33.until, {instancePath:instancePath+"/openingHours/exceptions/" + i0+"/until",parentData:data33,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : withMore(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data33.open !== undefined){
if(!(validate25(data33.open, {instancePath:instancePath+"/openingHours/exceptions/" + i0+"/open",parentData:data33,parentDataProperty:"open",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data33.hidden !== undefined){
if(!(validate38(data33.hidden, {instancePath:instancePath+"/openingHours/exceptions/" + i0+"/hidden",parentData:data33,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : withMore(vErrors, validate38.errors);
errors = vErrors.length;
}
}
}
else {
const err52 = {instancePath:instancePath+"/openingHours/exceptions/" + i0,schemaPath:"#/properties/openingHours/properties/exceptions/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.openingHours.properties.exceptions.items.type,parentSchema:schema0.properties.openingHours.properties.exceptions.items,data:data33};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/openingHours/exceptions",schemaPath:"#/properties/openingHours/properties/exceptions/type",keyword:"type",params:{type: "array"},schema:schema0.properties.openingHours.properties.exceptions.type,parentSchema:schema0.properties.openingHours.properties.exceptions,data:data32};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/openingHours",schemaPath:"#/properties/openingHours/type",keyword:"type",params:{type: "object"},schema:schema0.properties.openingHours.type,parentSchema:schema0.properties.openingHours,data:data24};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.securityEmail !== undefined){
let data39 = data.securityEmail;
if(!(validate2(data39, {instancePath:instancePath+"/securityEmail",parentData:data,parentDataProperty:"securityEmail",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data39 === "string"){
if(func1(data39) > 254){
const err55 = {instancePath:instancePath+"/securityEmail",schemaPath:"#/properties/securityEmail/maxLength",keyword:"maxLength",params:{limit: 254},schema:254,parentSchema:schema0.properties.securityEmail,data:data39};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
if(data.notice !== undefined){
let data40 = data.notice;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.text === undefined){
const err56 = {instancePath:instancePath+"/notice",schemaPath:"#/properties/notice/required",keyword:"required",params:{missingProperty: "text"},schema:schema0.properties.notice.required,parentSchema:schema0.properties.notice,data:data40};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
for(const key6 in data40){
if(!(((key6 === "text") || (key6 === "from")) || (key6 === "until"))){
const err57 = {instancePath:instancePath+"/notice",schemaPath:"#/properties/notice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema0.properties.notice,data:data40};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data40.text !== undefined){
let data41 = data40.text;
if(!(validate41(data41, {instancePath:instancePath+"/notice/text",parentData:data40,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : withMore(vErrors, validate41.errors);
errors = vErrors.length;
}
if(typeof data41 === "string"){
if(func1(data41) > 300){
const err58 = {instancePath:instancePath+"/notice/text",schemaPath:"#/properties/notice/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.notice.properties.text,data:data41};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
if(data40.from !== undefined){
if(!(validate43(data40.from, {instancePath:instancePath+"/notice/from",parentData:data40,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : withMore(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data40.until !== undefined){
if(!(validate45(data40.until, {instancePath:instancePath+"/notice/until",parentData:data40,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : withMore(vErrors, validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err59 = {instancePath:instancePath+"/notice",schemaPath:"#/properties/notice/type",keyword:"type",params:{type: "object"},schema:schema0.properties.notice.type,parentSchema:schema0.properties.notice,data:data40};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.homePage !== undefined){
if(!(validate47(data.homePage, {instancePath:instancePath+"/homePage",parentData:data,parentDataProperty:"homePage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : withMore(vErrors, validate47.errors);
errors = vErrors.length;
}
}
if(data.facts !== undefined){
let data45 = data.facts;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key7 in data45){
const _errs69 = errors;
if(typeof key7 === "string"){
if(!pattern15.test(key7)){
const err60 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-zA-Z0-9]*$"},schema:"^[a-z][a-zA-Z0-9]*$",parentSchema:schema0.properties.facts.propertyNames,data:key7,propertyName:key7};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
var valid9 = _errs69 === errors;
if(!valid9){
const err61 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/propertyNames",keyword:"propertyNames",params:{propertyName: key7},schema:schema0.properties.facts.propertyNames,parentSchema:schema0.properties.facts,data:data45};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
for(const key8 in data45){
let data46 = data45[key8];
if(!(validate2(data46, {instancePath:instancePath+"/facts/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data45,parentDataProperty:key8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data46 === "string"){
if(func1(data46) > 300){
const err62 = {instancePath:instancePath+"/facts/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/facts/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.facts.additionalProperties,data:data46};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!pattern16.test(data46)){
const err63 = {instancePath:instancePath+"/facts/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/facts/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(\\s*|\\S([\\s\\S]*\\S)?)$"},schema:"^(\\s*|\\S([\\s\\S]*\\S)?)$",parentSchema:schema0.properties.facts.additionalProperties,data:data46};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
}
else {
const err64 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/type",keyword:"type",params:{type: "object"},schema:schema0.properties.facts.type,parentSchema:schema0.properties.facts,data:data45};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.standIns !== undefined){
let data47 = data.standIns;
if(Array.isArray(data47)){
if(data47.length > 100){
const err65 = {instancePath:instancePath+"/standIns",schemaPath:"#/properties/standIns/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.standIns,data:data47};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
const len1 = data47.length;
for(let i1=0; i1<len1; i1++){
let data48 = data47[i1];
if(typeof data48 === "string"){
if(func1(data48) > 60){
const err66 = {instancePath:instancePath+"/standIns/" + i1,schemaPath:"#/properties/standIns/items/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.standIns.items,data:data48};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/standIns/" + i1,schemaPath:"#/properties/standIns/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.standIns.items.type,parentSchema:schema0.properties.standIns.items,data:data48};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/standIns",schemaPath:"#/properties/standIns/type",keyword:"type",params:{type: "array"},schema:schema0.properties.standIns.type,parentSchema:schema0.properties.standIns,data:data47};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.navigation !== undefined){
let data49 = data.navigation;
if(Array.isArray(data49)){
if(data49.length > 10){
const err69 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema0.properties.navigation,data:data49};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data49.length < 1){
const err70 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.navigation,data:data49};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
const len2 = data49.length;
for(let i2=0; i2<len2; i2++){
if(!(validate52(data49[i2], {instancePath:instancePath+"/navigation/" + i2,parentData:data49,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : withMore(vErrors, validate52.errors);
errors = vErrors.length;
}
}
}
else {
const err71 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/type",keyword:"type",params:{type: "array"},schema:schema0.properties.navigation.type,parentSchema:schema0.properties.navigation,data:data49};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.siblings !== undefined){
let data51 = data.siblings;
if(Array.isArray(data51)){
if(data51.length > 20){
const err72 = {instancePath:instancePath+"/siblings",schemaPath:"#/properties/siblings/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.siblings,data:data51};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data51.length < 1){
const err73 = {instancePath:instancePath+"/siblings",schemaPath:"#/properties/siblings/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.siblings,data:data51};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
const len3 = data51.length;
for(let i3=0; i3<len3; i3++){
let data52 = data51[i3];
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.language === undefined){
const err74 = {instancePath:instancePath+"/siblings/" + i3,schemaPath:"#/properties/siblings/items/required",keyword:"required",params:{missingProperty: "language"},schema:schema0.properties.siblings.items.required,parentSchema:schema0.properties.siblings.items,data:data52};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data52.url === undefined){
const err75 = {instancePath:instancePath+"/siblings/" + i3,schemaPath:"#/properties/siblings/items/required",keyword:"required",params:{missingProperty: "url"},schema:schema0.properties.siblings.items.required,parentSchema:schema0.properties.siblings.items,data:data52};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
for(const key9 in data52){
if(!(((key9 === "language") || (key9 === "url")) || (key9 === "folder"))){
const err76 = {instancePath:instancePath+"/siblings/" + i3,schemaPath:"#/properties/siblings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},schema:false,parentSchema:schema0.properties.siblings.items,data:data52};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data52.language !== undefined){
if(!(validate70(data52.language, {instancePath:instancePath+"/siblings/" + i3+"/language",parentData:data52,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : withMore(vErrors, validate70.errors);
errors = vErrors.length;
}
}
if(data52.url !== undefined){
let data54 = data52.url;
if(typeof data54 === "string"){
if(func1(data54) > 200){
const err77 = {instancePath:instancePath+"/siblings/" + i3+"/url",schemaPath:"#/properties/siblings/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.siblings.items.properties.url,data:data54};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(!pattern1.test(data54)){
const err78 = {instancePath:instancePath+"/siblings/" + i3+"/url",schemaPath:"#/properties/siblings/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^https://[^\\s/]+(/[^\\s]*)?/$|^https://[^\\s/]+$"},schema:"^https://[^\\s/]+(/[^\\s]*)?/$|^https://[^\\s/]+$",parentSchema:schema0.properties.siblings.items.properties.url,data:data54};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/siblings/" + i3+"/url",schemaPath:"#/properties/siblings/items/properties/url/type",keyword:"type",params:{type: "string"},schema:schema0.properties.siblings.items.properties.url.type,parentSchema:schema0.properties.siblings.items.properties.url,data:data54};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data52.folder !== undefined){
let data55 = data52.folder;
if(typeof data55 === "string"){
if(func1(data55) > 200){
const err80 = {instancePath:instancePath+"/siblings/" + i3+"/folder",schemaPath:"#/properties/siblings/items/properties/folder/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.siblings.items.properties.folder,data:data55};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(!pattern23.test(data55)){
const err81 = {instancePath:instancePath+"/siblings/" + i3+"/folder",schemaPath:"#/properties/siblings/items/properties/folder/pattern",keyword:"pattern",params:{pattern: "^(\\.\\./)+[A-Za-z0-9_][A-Za-z0-9._-]*(/[A-Za-z0-9_][A-Za-z0-9._-]*)*$"},schema:"^(\\.\\./)+[A-Za-z0-9_][A-Za-z0-9._-]*(/[A-Za-z0-9_][A-Za-z0-9._-]*)*$",parentSchema:schema0.properties.siblings.items.properties.folder,data:data55};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/siblings/" + i3+"/folder",schemaPath:"#/properties/siblings/items/properties/folder/type",keyword:"type",params:{type: "string"},schema:schema0.properties.siblings.items.properties.folder.type,parentSchema:schema0.properties.siblings.items.properties.folder,data:data55};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/siblings/" + i3,schemaPath:"#/properties/siblings/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.siblings.items.type,parentSchema:schema0.properties.siblings.items,data:data52};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/siblings",schemaPath:"#/properties/siblings/type",keyword:"type",params:{type: "array"},schema:schema0.properties.siblings.type,parentSchema:schema0.properties.siblings,data:data51};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.footer !== undefined){
let data56 = data.footer;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.text === undefined){
const err85 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "text"},schema:schema0.properties.footer.required,parentSchema:schema0.properties.footer,data:data56};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data56.links === undefined){
const err86 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "links"},schema:schema0.properties.footer.required,parentSchema:schema0.properties.footer,data:data56};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data56.contact === undefined){
const err87 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "contact"},schema:schema0.properties.footer.required,parentSchema:schema0.properties.footer,data:data56};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data56.copyright === undefined){
const err88 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "copyright"},schema:schema0.properties.footer.required,parentSchema:schema0.properties.footer,data:data56};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data56.legal === undefined){
const err89 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "legal"},schema:schema0.properties.footer.required,parentSchema:schema0.properties.footer,data:data56};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
for(const key10 in data56){
if(!((((((key10 === "text") || (key10 === "links")) || (key10 === "contact")) || (key10 === "social")) || (key10 === "copyright")) || (key10 === "legal"))){
const err90 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},schema:false,parentSchema:schema0.properties.footer,data:data56};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data56.text !== undefined){
let data57 = data56.text;
if(!(validate2(data57, {instancePath:instancePath+"/footer/text",parentData:data56,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data57 === "string"){
if(func1(data57) > 300){
const err91 = {instancePath:instancePath+"/footer/text",schemaPath:"#/properties/footer/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.footer.properties.text,data:data57};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
if(data56.links !== undefined){
let data58 = data56.links;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.heading === undefined){
const err92 = {instancePath:instancePath+"/footer/links",schemaPath:"#/properties/footer/properties/links/required",keyword:"required",params:{missingProperty: "heading"},schema:schema0.properties.footer.properties.links.required,parentSchema:schema0.properties.footer.properties.links,data:data58};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data58.items === undefined){
const err93 = {instancePath:instancePath+"/footer/links",schemaPath:"#/properties/footer/properties/links/required",keyword:"required",params:{missingProperty: "items"},schema:schema0.properties.footer.properties.links.required,parentSchema:schema0.properties.footer.properties.links,data:data58};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
for(const key11 in data58){
if(!((key11 === "heading") || (key11 === "items"))){
const err94 = {instancePath:instancePath+"/footer/links",schemaPath:"#/properties/footer/properties/links/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},schema:false,parentSchema:schema0.properties.footer.properties.links,data:data58};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data58.heading !== undefined){
let data59 = data58.heading;
if(!(validate2(data59, {instancePath:instancePath+"/footer/links/heading",parentData:data58,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data59 === "string"){
if(func1(data59) > 40){
const err95 = {instancePath:instancePath+"/footer/links/heading",schemaPath:"#/properties/footer/properties/links/properties/heading/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.footer.properties.links.properties.heading,data:data59};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
if(data58.items !== undefined){
let data60 = data58.items;
if(Array.isArray(data60)){
if(data60.length > 10){
const err96 = {instancePath:instancePath+"/footer/links/items",schemaPath:"#/properties/footer/properties/links/properties/items/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema0.properties.footer.properties.links.properties.items,data:data60};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data60.length < 1){
const err97 = {instancePath:instancePath+"/footer/links/items",schemaPath:"#/properties/footer/properties/links/properties/items/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.footer.properties.links.properties.items,data:data60};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
const len4 = data60.length;
for(let i4=0; i4<len4; i4++){
if(!(validate52(data60[i4], {instancePath:instancePath+"/footer/links/items/" + i4,parentData:data60,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : withMore(vErrors, validate52.errors);
errors = vErrors.length;
}
}
}
else {
const err98 = {instancePath:instancePath+"/footer/links/items",schemaPath:"#/properties/footer/properties/links/properties/items/type",keyword:"type",params:{type: "array"},schema:schema0.properties.footer.properties.links.properties.items.type,parentSchema:schema0.properties.footer.properties.links.properties.items,data:data60};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/footer/links",schemaPath:"#/properties/footer/properties/links/type",keyword:"type",params:{type: "object"},schema:schema0.properties.footer.properties.links.type,parentSchema:schema0.properties.footer.properties.links,data:data58};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data56.contact !== undefined){
let data62 = data56.contact;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if(data62.heading === undefined){
const err100 = {instancePath:instancePath+"/footer/contact",schemaPath:"#/properties/footer/properties/contact/required",keyword:"required",params:{missingProperty: "heading"},schema:schema0.properties.footer.properties.contact.required,parentSchema:schema0.properties.footer.properties.contact,data:data62};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data62.points === undefined){
const err101 = {instancePath:instancePath+"/footer/contact",schemaPath:"#/properties/footer/properties/contact/required",keyword:"required",params:{missingProperty: "points"},schema:schema0.properties.footer.properties.contact.required,parentSchema:schema0.properties.footer.properties.contact,data:data62};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
for(const key12 in data62){
if(!((key12 === "heading") || (key12 === "points"))){
const err102 = {instancePath:instancePath+"/footer/contact",schemaPath:"#/properties/footer/properties/contact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},schema:false,parentSchema:schema0.properties.footer.properties.contact,data:data62};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data62.heading !== undefined){
let data63 = data62.heading;
if(!(validate2(data63, {instancePath:instancePath+"/footer/contact/heading",parentData:data62,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data63 === "string"){
if(func1(data63) > 40){
const err103 = {instancePath:instancePath+"/footer/contact/heading",schemaPath:"#/properties/footer/properties/contact/properties/heading/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.footer.properties.contact.properties.heading,data:data63};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
if(data62.points !== undefined){
let data64 = data62.points;
if(Array.isArray(data64)){
if(data64.length > 6){
const err104 = {instancePath:instancePath+"/footer/contact/points",schemaPath:"#/properties/footer/properties/contact/properties/points/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema0.properties.footer.properties.contact.properties.points,data:data64};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data64.length < 1){
const err105 = {instancePath:instancePath+"/footer/contact/points",schemaPath:"#/properties/footer/properties/contact/properties/points/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.footer.properties.contact.properties.points,data:data64};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
const len5 = data64.length;
for(let i5=0; i5<len5; i5++){
if(!(validate76(data64[i5], {instancePath:instancePath+"/footer/contact/points/" + i5,parentData:data64,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : withMore(vErrors, validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err106 = {instancePath:instancePath+"/footer/contact/points",schemaPath:"#/properties/footer/properties/contact/properties/points/type",keyword:"type",params:{type: "array"},schema:schema0.properties.footer.properties.contact.properties.points.type,parentSchema:schema0.properties.footer.properties.contact.properties.points,data:data64};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/footer/contact",schemaPath:"#/properties/footer/properties/contact/type",keyword:"type",params:{type: "object"},schema:schema0.properties.footer.properties.contact.type,parentSchema:schema0.properties.footer.properties.contact,data:data62};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data56.social !== undefined){
let data66 = data56.social;
if(Array.isArray(data66)){
if(data66.length > 8){
const err108 = {instancePath:instancePath+"/footer/social",schemaPath:"#/properties/footer/properties/social/maxItems",keyword:"maxItems",params:{limit: 8},schema:8,parentSchema:schema0.properties.footer.properties.social,data:data66};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data66.length < 1){
const err109 = {instancePath:instancePath+"/footer/social",schemaPath:"#/properties/footer/properties/social/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.footer.properties.social,data:data66};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
const len6 = data66.length;
for(let i6=0; i6<len6; i6++){
let data67 = data66[i6];
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.network === undefined){
const err110 = {instancePath:instancePath+"/footer/social/" + i6,schemaPath:"#/properties/footer/properties/social/items/required",keyword:"required",params:{missingProperty: "network"},schema:schema0.properties.footer.properties.social.items.required,parentSchema:schema0.properties.footer.properties.social.items,data:data67};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data67.href === undefined){
const err111 = {instancePath:instancePath+"/footer/social/" + i6,schemaPath:"#/properties/footer/properties/social/items/required",keyword:"required",params:{missingProperty: "href"},schema:schema0.properties.footer.properties.social.items.required,parentSchema:schema0.properties.footer.properties.social.items,data:data67};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
for(const key13 in data67){
if(!(((key13 === "network") || (key13 === "href")) || (key13 === "hidden"))){
const err112 = {instancePath:instancePath+"/footer/social/" + i6,schemaPath:"#/properties/footer/properties/social/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},schema:false,parentSchema:schema0.properties.footer.properties.social.items,data:data67};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data67.network !== undefined){
let data68 = data67.network;
if(!((((((((((data68 === "facebook") || (data68 === "instagram")) || (data68 === "linkedin")) || (data68 === "youtube")) || (data68 === "x")) || (data68 === "tiktok")) || (data68 === "pinterest")) || (data68 === "whatsapp")) || (data68 === "mastodon")) || (data68 === "bluesky"))){
const err113 = {instancePath:instancePath+"/footer/social/" + i6+"/network",schemaPath:"#/properties/footer/properties/social/items/properties/network/enum",keyword:"enum",params:{allowedValues: schema0.properties.footer.properties.social.items.properties.network.enum},schema:schema0.properties.footer.properties.social.items.properties.network.enum,parentSchema:schema0.properties.footer.properties.social.items.properties.network,data:data68};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data67.href !== undefined){
if(!(validate83(data67.href, {instancePath:instancePath+"/footer/social/" + i6+"/href",parentData:data67,parentDataProperty:"href",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : withMore(vErrors, validate83.errors);
errors = vErrors.length;
}
}
if(data67.hidden !== undefined){
if(!(validate38(data67.hidden, {instancePath:instancePath+"/footer/social/" + i6+"/hidden",parentData:data67,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : withMore(vErrors, validate38.errors);
errors = vErrors.length;
}
}
}
else {
const err114 = {instancePath:instancePath+"/footer/social/" + i6,schemaPath:"#/properties/footer/properties/social/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.footer.properties.social.items.type,parentSchema:schema0.properties.footer.properties.social.items,data:data67};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/footer/social",schemaPath:"#/properties/footer/properties/social/type",keyword:"type",params:{type: "array"},schema:schema0.properties.footer.properties.social.type,parentSchema:schema0.properties.footer.properties.social,data:data66};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data56.copyright !== undefined){
let data71 = data56.copyright;
if(!(validate2(data71, {instancePath:instancePath+"/footer/copyright",parentData:data56,parentDataProperty:"copyright",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data71 === "string"){
if(func1(data71) > 120){
const err116 = {instancePath:instancePath+"/footer/copyright",schemaPath:"#/properties/footer/properties/copyright/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema0.properties.footer.properties.copyright,data:data71};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
if(data56.legal !== undefined){
let data72 = data56.legal;
if(Array.isArray(data72)){
if(data72.length > 4){
const err117 = {instancePath:instancePath+"/footer/legal",schemaPath:"#/properties/footer/properties/legal/maxItems",keyword:"maxItems",params:{limit: 4},schema:4,parentSchema:schema0.properties.footer.properties.legal,data:data72};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data72.length < 1){
const err118 = {instancePath:instancePath+"/footer/legal",schemaPath:"#/properties/footer/properties/legal/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.footer.properties.legal,data:data72};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
const len7 = data72.length;
for(let i7=0; i7<len7; i7++){
if(!(validate52(data72[i7], {instancePath:instancePath+"/footer/legal/" + i7,parentData:data72,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : withMore(vErrors, validate52.errors);
errors = vErrors.length;
}
}
}
else {
const err119 = {instancePath:instancePath+"/footer/legal",schemaPath:"#/properties/footer/properties/legal/type",keyword:"type",params:{type: "array"},schema:schema0.properties.footer.properties.legal.type,parentSchema:schema0.properties.footer.properties.legal,data:data72};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/type",keyword:"type",params:{type: "object"},schema:schema0.properties.footer.type,parentSchema:schema0.properties.footer,data:data56};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data.mail !== undefined){
let data74 = data.mail;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
if(data74.publicKey === undefined){
const err121 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/required",keyword:"required",params:{missingProperty: "publicKey"},schema:schema0.properties.mail.required,parentSchema:schema0.properties.mail,data:data74};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data74.serviceId === undefined){
const err122 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/required",keyword:"required",params:{missingProperty: "serviceId"},schema:schema0.properties.mail.required,parentSchema:schema0.properties.mail,data:data74};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data74.templates === undefined){
const err123 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/required",keyword:"required",params:{missingProperty: "templates"},schema:schema0.properties.mail.required,parentSchema:schema0.properties.mail,data:data74};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
for(const key14 in data74){
if(!(((key14 === "publicKey") || (key14 === "serviceId")) || (key14 === "templates"))){
const err124 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},schema:false,parentSchema:schema0.properties.mail,data:data74};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data74.publicKey !== undefined){
let data75 = data74.publicKey;
if(typeof data75 === "string"){
if(func1(data75) > 100){
const err125 = {instancePath:instancePath+"/mail/publicKey",schemaPath:"#/properties/mail/properties/publicKey/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.mail.properties.publicKey,data:data75};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(!pattern24.test(data75)){
const err126 = {instancePath:instancePath+"/mail/publicKey",schemaPath:"#/properties/mail/properties/publicKey/pattern",keyword:"pattern",params:{pattern: "^\\S+$"},schema:"^\\S+$",parentSchema:schema0.properties.mail.properties.publicKey,data:data75};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/mail/publicKey",schemaPath:"#/properties/mail/properties/publicKey/type",keyword:"type",params:{type: "string"},schema:schema0.properties.mail.properties.publicKey.type,parentSchema:schema0.properties.mail.properties.publicKey,data:data75};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data74.serviceId !== undefined){
let data76 = data74.serviceId;
if(typeof data76 === "string"){
if(func1(data76) > 100){
const err128 = {instancePath:instancePath+"/mail/serviceId",schemaPath:"#/properties/mail/properties/serviceId/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.mail.properties.serviceId,data:data76};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(!pattern24.test(data76)){
const err129 = {instancePath:instancePath+"/mail/serviceId",schemaPath:"#/properties/mail/properties/serviceId/pattern",keyword:"pattern",params:{pattern: "^\\S+$"},schema:"^\\S+$",parentSchema:schema0.properties.mail.properties.serviceId,data:data76};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
else {
const err130 = {instancePath:instancePath+"/mail/serviceId",schemaPath:"#/properties/mail/properties/serviceId/type",keyword:"type",params:{type: "string"},schema:schema0.properties.mail.properties.serviceId.type,parentSchema:schema0.properties.mail.properties.serviceId,data:data76};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data74.templates !== undefined){
let data77 = data74.templates;
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
for(const key15 in data77){
const _errs128 = errors;
if(typeof key15 === "string"){
if(!pattern14.test(key15)){
const err131 = {instancePath:instancePath+"/mail/templates",schemaPath:"#/properties/mail/properties/templates/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema0.properties.mail.properties.templates.propertyNames,data:key15,propertyName:key15};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
var valid31 = _errs128 === errors;
if(!valid31){
const err132 = {instancePath:instancePath+"/mail/templates",schemaPath:"#/properties/mail/properties/templates/propertyNames",keyword:"propertyNames",params:{propertyName: key15},schema:schema0.properties.mail.properties.templates.propertyNames,parentSchema:schema0.properties.mail.properties.templates,data:data77};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
for(const key16 in data77){
let data78 = data77[key16];
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
if(data78.id === undefined){
const err133 = {instancePath:instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/mail/properties/templates/additionalProperties/required",keyword:"required",params:{missingProperty: "id"},schema:schema0.properties.mail.properties.templates.additionalProperties.required,parentSchema:schema0.properties.mail.properties.templates.additionalProperties,data:data78};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data78.parameters === undefined){
const err134 = {instancePath:instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/mail/properties/templates/additionalProperties/required",keyword:"required",params:{missingProperty: "parameters"},schema:schema0.properties.mail.properties.templates.additionalProperties.required,parentSchema:schema0.properties.mail.properties.templates.additionalProperties,data:data78};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
for(const key17 in data78){
if(!((key17 === "id") || (key17 === "parameters"))){
const err135 = {instancePath:instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/mail/properties/templates/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},schema:false,parentSchema:schema0.properties.mail.properties.templates.additionalProperties,data:data78};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data78.id !== undefined){
let data79 = data78.id;
if(typeof data79 === "string"){
if(func1(data79) > 100){
const err136 = {instancePath:instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/id",schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.id,data:data79};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if(!pattern24.test(data79)){
const err137 = {instancePath:instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/id",schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/id/pattern",keyword:"pattern",params:{pattern: "^\\S+$"},schema:"^\\S+$",parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.id,data:data79};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
else {
const err138 = {instancePath:instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/id",schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/id/type",keyword:"type",params:{type: "string"},schema:schema0.properties.mail.properties.templates.additionalProperties.properties.id.type,parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.id,data:data79};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data78.parameters !== undefined){
let data80 = data78.parameters;
if(Array.isArray(data80)){
if(data80.length > 50){
const err139 = {instancePath:instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters",schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/parameters/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.parameters,data:data80};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data80.length < 1){
const err140 = {instancePath:instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters",schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/parameters/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.parameters,data:data80};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
const len8 = data80.length;
for(let i8=0; i8<len8; i8++){
let data81 = data80[i8];
if(typeof data81 === "string"){
if(func1(data81) > 60){
const err141 = {instancePath:instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters/" + i8,schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/parameters/items/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.parameters.items,data:data81};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(!pattern28.test(data81)){
const err142 = {instancePath:instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters/" + i8,schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/parameters/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.parameters.items,data:data81};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
else {
const err143 = {instancePath:instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters/" + i8,schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/parameters/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.mail.properties.templates.additionalProperties.properties.parameters.items.type,parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.parameters.items,data:data81};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
let i9 = data80.length;
let j0;
if(i9 > 1){
const indices0 = {};
for(;i9--;){
let item0 = data80[i9];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err144 = {instancePath:instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters",schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/parameters/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j0},schema:true,parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.parameters,data:data80};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
break;
}
indices0[item0] = i9;
}
}
}
else {
const err145 = {instancePath:instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters",schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/parameters/type",keyword:"type",params:{type: "array"},schema:schema0.properties.mail.properties.templates.additionalProperties.properties.parameters.type,parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.parameters,data:data80};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
}
else {
const err146 = {instancePath:instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/mail/properties/templates/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema0.properties.mail.properties.templates.additionalProperties.type,parentSchema:schema0.properties.mail.properties.templates.additionalProperties,data:data78};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
}
else {
const err147 = {instancePath:instancePath+"/mail/templates",schemaPath:"#/properties/mail/properties/templates/type",keyword:"type",params:{type: "object"},schema:schema0.properties.mail.properties.templates.type,parentSchema:schema0.properties.mail.properties.templates,data:data77};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
}
else {
const err148 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/type",keyword:"type",params:{type: "object"},schema:schema0.properties.mail.type,parentSchema:schema0.properties.mail,data:data74};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data.repository !== undefined){
let data82 = data.repository;
if(typeof data82 === "string"){
if(func1(data82) > 150){
const err149 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema0.properties.repository,data:data82};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(!pattern29.test(data82)){
const err150 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern: "^github:[A-Za-z0-9][A-Za-z0-9_-]*/(?!\\.{1,2}$)(?!.*\\.git$)[A-Za-z0-9._-]+$"},schema:"^github:[A-Za-z0-9][A-Za-z0-9_-]*/(?!\\.{1,2}$)(?!.*\\.git$)[A-Za-z0-9._-]+$",parentSchema:schema0.properties.repository,data:data82};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
else {
const err151 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type: "string"},schema:schema0.properties.repository.type,parentSchema:schema0.properties.repository,data:data82};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data.repositorySettings !== undefined){
let data83 = data.repositorySettings;
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
for(const key18 in data83){
if(!(((key18 === "branch") || (key18 === "api")) || (key18 === "signIn"))){
const err152 = {instancePath:instancePath+"/repositorySettings",schemaPath:"#/properties/repositorySettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},schema:false,parentSchema:schema0.properties.repositorySettings,data:data83};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data83.branch !== undefined){
let data84 = data83.branch;
if(typeof data84 === "string"){
if(func1(data84) > 100){
const err153 = {instancePath:instancePath+"/repositorySettings/branch",schemaPath:"#/properties/repositorySettings/properties/branch/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.repositorySettings.properties.branch,data:data84};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(!pattern30.test(data84)){
const err154 = {instancePath:instancePath+"/repositorySettings/branch",schemaPath:"#/properties/repositorySettings/properties/branch/pattern",keyword:"pattern",params:{pattern: "^(?!-)(?!edit(/|$))[A-Za-z0-9_-]+([./][A-Za-z0-9_-]+)*$"},schema:"^(?!-)(?!edit(/|$))[A-Za-z0-9_-]+([./][A-Za-z0-9_-]+)*$",parentSchema:schema0.properties.repositorySettings.properties.branch,data:data84};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
else {
const err155 = {instancePath:instancePath+"/repositorySettings/branch",schemaPath:"#/properties/repositorySettings/properties/branch/type",keyword:"type",params:{type: "string"},schema:schema0.properties.repositorySettings.properties.branch.type,parentSchema:schema0.properties.repositorySettings.properties.branch,data:data84};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data83.api !== undefined){
let data85 = data83.api;
if(typeof data85 === "string"){
if(func1(data85) > 200){
const err156 = {instancePath:instancePath+"/repositorySettings/api",schemaPath:"#/properties/repositorySettings/properties/api/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.repositorySettings.properties.api,data:data85};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(!pattern31.test(data85)){
const err157 = {instancePath:instancePath+"/repositorySettings/api",schemaPath:"#/properties/repositorySettings/properties/api/pattern",keyword:"pattern",params:{pattern: "^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~-]+)*$"},schema:"^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~-]+)*$",parentSchema:schema0.properties.repositorySettings.properties.api,data:data85};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
else {
const err158 = {instancePath:instancePath+"/repositorySettings/api",schemaPath:"#/properties/repositorySettings/properties/api/type",keyword:"type",params:{type: "string"},schema:schema0.properties.repositorySettings.properties.api.type,parentSchema:schema0.properties.repositorySettings.properties.api,data:data85};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data83.signIn !== undefined){
let data86 = data83.signIn;
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
if(data86.authorize === undefined){
const err159 = {instancePath:instancePath+"/repositorySettings/signIn",schemaPath:"#/properties/repositorySettings/properties/signIn/required",keyword:"required",params:{missingProperty: "authorize"},schema:schema0.properties.repositorySettings.properties.signIn.required,parentSchema:schema0.properties.repositorySettings.properties.signIn,data:data86};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data86.token === undefined){
const err160 = {instancePath:instancePath+"/repositorySettings/signIn",schemaPath:"#/properties/repositorySettings/properties/signIn/required",keyword:"required",params:{missingProperty: "token"},schema:schema0.properties.repositorySettings.properties.signIn.required,parentSchema:schema0.properties.repositorySettings.properties.signIn,data:data86};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(data86.clientId === undefined){
const err161 = {instancePath:instancePath+"/repositorySettings/signIn",schemaPath:"#/properties/repositorySettings/properties/signIn/required",keyword:"required",params:{missingProperty: "clientId"},schema:schema0.properties.repositorySettings.properties.signIn.required,parentSchema:schema0.properties.repositorySettings.properties.signIn,data:data86};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
for(const key19 in data86){
if(!(((key19 === "authorize") || (key19 === "token")) || (key19 === "clientId"))){
const err162 = {instancePath:instancePath+"/repositorySettings/signIn",schemaPath:"#/properties/repositorySettings/properties/signIn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},schema:false,parentSchema:schema0.properties.repositorySettings.properties.signIn,data:data86};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data86.authorize !== undefined){
let data87 = data86.authorize;
if(typeof data87 === "string"){
if(func1(data87) > 200){
const err163 = {instancePath:instancePath+"/repositorySettings/signIn/authorize",schemaPath:"#/properties/repositorySettings/properties/signIn/properties/authorize/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.repositorySettings.properties.signIn.properties.authorize,data:data87};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(!pattern32.test(data87)){
const err164 = {instancePath:instancePath+"/repositorySettings/signIn/authorize",schemaPath:"#/properties/repositorySettings/properties/signIn/properties/authorize/pattern",keyword:"pattern",params:{pattern: "^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?(\\?[A-Za-z0-9._~%&=+:/-]*)?$"},schema:"^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?(\\?[A-Za-z0-9._~%&=+:/-]*)?$",parentSchema:schema0.properties.repositorySettings.properties.signIn.properties.authorize,data:data87};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
else {
const err165 = {instancePath:instancePath+"/repositorySettings/signIn/authorize",schemaPath:"#/properties/repositorySettings/properties/signIn/properties/authorize/type",keyword:"type",params:{type: "string"},schema:schema0.properties.repositorySettings.properties.signIn.properties.authorize.type,parentSchema:schema0.properties.repositorySettings.properties.signIn.properties.authorize,data:data87};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data86.token !== undefined){
let data88 = data86.token;
if(typeof data88 === "string"){
if(func1(data88) > 200){
const err166 = {instancePath:instancePath+"/repositorySettings/signIn/token",schemaPath:"#/properties/repositorySettings/properties/signIn/properties/token/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.repositorySettings.properties.signIn.properties.token,data:data88};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(!pattern33.test(data88)){
const err167 = {instancePath:instancePath+"/repositorySettings/signIn/token",schemaPath:"#/properties/repositorySettings/properties/signIn/properties/token/pattern",keyword:"pattern",params:{pattern: "^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?$"},schema:"^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?$",parentSchema:schema0.properties.repositorySettings.properties.signIn.properties.token,data:data88};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
else {
const err168 = {instancePath:instancePath+"/repositorySettings/signIn/token",schemaPath:"#/properties/repositorySettings/properties/signIn/properties/token/type",keyword:"type",params:{type: "string"},schema:schema0.properties.repositorySettings.properties.signIn.properties.token.type,parentSchema:schema0.properties.repositorySettings.properties.signIn.properties.token,data:data88};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data86.clientId !== undefined){
let data89 = data86.clientId;
if(typeof data89 === "string"){
if(func1(data89) > 200){
const err169 = {instancePath:instancePath+"/repositorySettings/signIn/clientId",schemaPath:"#/properties/repositorySettings/properties/signIn/properties/clientId/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.repositorySettings.properties.signIn.properties.clientId,data:data89};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(!pattern24.test(data89)){
const err170 = {instancePath:instancePath+"/repositorySettings/signIn/clientId",schemaPath:"#/properties/repositorySettings/properties/signIn/properties/clientId/pattern",keyword:"pattern",params:{pattern: "^\\S+$"},schema:"^\\S+$",parentSchema:schema0.properties.repositorySettings.properties.signIn.properties.clientId,data:data89};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
else {
const err171 = {instancePath:instancePath+"/repositorySettings/signIn/clientId",schemaPath:"#/properties/repositorySettings/properties/signIn/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema0.properties.repositorySettings.properties.signIn.properties.clientId.type,parentSchema:schema0.properties.repositorySettings.properties.signIn.properties.clientId,data:data89};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
}
else {
const err172 = {instancePath:instancePath+"/repositorySettings/signIn",schemaPath:"#/properties/repositorySettings/properties/signIn/type",keyword:"type",params:{type: "object"},schema:schema0.properties.repositorySettings.properties.signIn.type,parentSchema:schema0.properties.repositorySettings.properties.signIn,data:data86};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
}
else {
const err173 = {instancePath:instancePath+"/repositorySettings",schemaPath:"#/properties/repositorySettings/type",keyword:"type",params:{type: "object"},schema:schema0.properties.repositorySettings.type,parentSchema:schema0.properties.repositorySettings,data:data83};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data.pictures !== undefined){
let data90 = data.pictures;
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
if(data90.hosts === undefined){
const err174 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/required",keyword:"required",params:{missingProperty: "hosts"},schema:schema0.properties.pictures.required,parentSchema:schema0.properties.pictures,data:data90};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
for(const key20 in data90){
if(!(key20 === "hosts")){
const err175 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},schema:false,parentSchema:schema0.properties.pictures,data:data90};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data90.hosts !== undefined){
let data91 = data90.hosts;
if(Array.isArray(data91)){
if(data91.length > 10){
const err176 = {instancePath:instancePath+"/pictures/hosts",schemaPath:"#/properties/pictures/properties/hosts/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema0.properties.pictures.properties.hosts,data:data91};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
const len9 = data91.length;
for(let i10=0; i10<len9; i10++){
let data92 = data91[i10];
if(data92 && typeof data92 == "object" && !Array.isArray(data92)){
if(data92.host === undefined){
const err177 = {instancePath:instancePath+"/pictures/hosts/" + i10,schemaPath:"#/properties/pictures/properties/hosts/items/required",keyword:"required",params:{missingProperty: "host"},schema:schema0.properties.pictures.properties.hosts.items.required,parentSchema:schema0.properties.pictures.properties.hosts.items,data:data92};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
for(const key21 in data92){
if(!((key21 === "host") || (key21 === "widthParameter"))){
const err178 = {instancePath:instancePath+"/pictures/hosts/" + i10,schemaPath:"#/properties/pictures/properties/hosts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},schema:false,parentSchema:schema0.properties.pictures.properties.hosts.items,data:data92};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data92.host !== undefined){
let data93 = data92.host;
if(typeof data93 === "string"){
if(func1(data93) > 100){
const err179 = {instancePath:instancePath+"/pictures/hosts/" + i10+"/host",schemaPath:"#/properties/pictures/properties/hosts/items/properties/host/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.pictures.properties.hosts.items.properties.host,data:data93};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(!pattern35.test(data93)){
const err180 = {instancePath:instancePath+"/pictures/hosts/" + i10+"/host",schemaPath:"#/properties/pictures/properties/hosts/items/properties/host/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9.-]+(:[0-9]+)?$"},schema:"^[a-z0-9.-]+(:[0-9]+)?$",parentSchema:schema0.properties.pictures.properties.hosts.items.properties.host,data:data93};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
else {
const err181 = {instancePath:instancePath+"/pictures/hosts/" + i10+"/host",schemaPath:"#/properties/pictures/properties/hosts/items/properties/host/type",keyword:"type",params:{type: "string"},schema:schema0.properties.pictures.properties.hosts.items.properties.host.type,parentSchema:schema0.properties.pictures.properties.hosts.items.properties.host,data:data93};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
if(data92.widthParameter !== undefined){
let data94 = data92.widthParameter;
if(typeof data94 === "string"){
if(func1(data94) > 20){
const err182 = {instancePath:instancePath+"/pictures/hosts/" + i10+"/widthParameter",schemaPath:"#/properties/pictures/properties/hosts/items/properties/widthParameter/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema0.properties.pictures.properties.hosts.items.properties.widthParameter,data:data94};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if(!pattern36.test(data94)){
const err183 = {instancePath:instancePath+"/pictures/hosts/" + i10+"/widthParameter",schemaPath:"#/properties/pictures/properties/hosts/items/properties/widthParameter/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]+$"},schema:"^[A-Za-z]+$",parentSchema:schema0.properties.pictures.properties.hosts.items.properties.widthParameter,data:data94};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
else {
const err184 = {instancePath:instancePath+"/pictures/hosts/" + i10+"/widthParameter",schemaPath:"#/properties/pictures/properties/hosts/items/properties/widthParameter/type",keyword:"type",params:{type: "string"},schema:schema0.properties.pictures.properties.hosts.items.properties.widthParameter.type,parentSchema:schema0.properties.pictures.properties.hosts.items.properties.widthParameter,data:data94};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
}
else {
const err185 = {instancePath:instancePath+"/pictures/hosts/" + i10,schemaPath:"#/properties/pictures/properties/hosts/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.pictures.properties.hosts.items.type,parentSchema:schema0.properties.pictures.properties.hosts.items,data:data92};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
}
else {
const err186 = {instancePath:instancePath+"/pictures/hosts",schemaPath:"#/properties/pictures/properties/hosts/type",keyword:"type",params:{type: "array"},schema:schema0.properties.pictures.properties.hosts.type,parentSchema:schema0.properties.pictures.properties.hosts,data:data91};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
}
else {
const err187 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/type",keyword:"type",params:{type: "object"},schema:schema0.properties.pictures.type,parentSchema:schema0.properties.pictures,data:data90};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data.wording !== undefined){
let data95 = data.wording;
if(data95 && typeof data95 == "object" && !Array.isArray(data95)){
for(const key22 in data95){
if(!(func0.call(schema0.properties.wording.properties, key22))){
const err188 = {instancePath:instancePath+"/wording",schemaPath:"#/properties/wording/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},schema:false,parentSchema:schema0.properties.wording,data:data95};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data95.skipToContent !== undefined){
let data96 = data95.skipToContent;
if(!(validate2(data96, {instancePath:instancePath+"/wording/skipToContent",parentData:data95,parentDataProperty:"skipToContent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data96 === "string"){
if(func1(data96) > 40){
const err189 = {instancePath:instancePath+"/wording/skipToContent",schemaPath:"#/properties/wording/properties/skipToContent/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.wording.properties.skipToContent,data:data96};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
}
if(data95.mainNavigation !== undefined){
let data97 = data95.mainNavigation;
if(!(validate2(data97, {instancePath:instancePath+"/wording/mainNavigation",parentData:data95,parentDataProperty:"mainNavigation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data97 === "string"){
if(func1(data97) > 40){
const err190 = {instancePath:instancePath+"/wording/mainNavigation",schemaPath:"#/properties/wording/properties/mainNavigation/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.wording.properties.mainNavigation,data:data97};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
}
if(data95.menu !== undefined){
let data98 = data95.menu;
if(!(validate2(data98, {instancePath:instancePath+"/wording/menu",parentData:data95,parentDataProperty:"menu",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data98 === "string"){
if(func1(data98) > 20){
const err191 = {instancePath:instancePath+"/wording/menu",schemaPath:"#/properties/wording/properties/menu/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema0.properties.wording.properties.menu,data:data98};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
}
if(data95.pictureError !== undefined){
let data99 = data95.pictureError;
if(!(validate2(data99, {instancePath:instancePath+"/wording/pictureError",parentData:data95,parentDataProperty:"pictureError",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data99 === "string"){
if(func1(data99) > 60){
const err192 = {instancePath:instancePath+"/wording/pictureError",schemaPath:"#/properties/wording/properties/pictureError/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.wording.properties.pictureError,data:data99};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
}
if(data95.missingPage !== undefined){
let data100 = data95.missingPage;
if(!(validate2(data100, {instancePath:instancePath+"/wording/missingPage",parentData:data95,parentDataProperty:"missingPage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data100 === "string"){
if(func1(data100) > 60){
const err193 = {instancePath:instancePath+"/wording/missingPage",schemaPath:"#/properties/wording/properties/missingPage/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.wording.properties.missingPage,data:data100};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
}
if(data95.pageError !== undefined){
let data101 = data95.pageError;
if(!(validate2(data101, {instancePath:instancePath+"/wording/pageError",parentData:data95,parentDataProperty:"pageError",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data101 === "string"){
if(func1(data101) > 60){
const err194 = {instancePath:instancePath+"/wording/pageError",schemaPath:"#/properties/wording/properties/pageError/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.wording.properties.pageError,data:data101};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
}
if(data95.pageErrorHelp !== undefined){
let data102 = data95.pageErrorHelp;
if(!(validate2(data102, {instancePath:instancePath+"/wording/pageErrorHelp",parentData:data95,parentDataProperty:"pageErrorHelp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data102 === "string"){
if(func1(data102) > 200){
const err195 = {instancePath:instancePath+"/wording/pageErrorHelp",schemaPath:"#/properties/wording/properties/pageErrorHelp/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.wording.properties.pageErrorHelp,data:data102};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
}
if(data95.tryAgain !== undefined){
let data103 = data95.tryAgain;
if(!(validate2(data103, {instancePath:instancePath+"/wording/tryAgain",parentData:data95,parentDataProperty:"tryAgain",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data103 === "string"){
if(func1(data103) > 30){
const err196 = {instancePath:instancePath+"/wording/tryAgain",schemaPath:"#/properties/wording/properties/tryAgain/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema0.properties.wording.properties.tryAgain,data:data103};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
}
if(data95.optional !== undefined){
let data104 = data95.optional;
if(!(validate2(data104, {instancePath:instancePath+"/wording/optional",parentData:data95,parentDataProperty:"optional",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data104 === "string"){
if(func1(data104) > 20){
const err197 = {instancePath:instancePath+"/wording/optional",schemaPath:"#/properties/wording/properties/optional/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema0.properties.wording.properties.optional,data:data104};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
}
if(data95.noScript !== undefined){
let data105 = data95.noScript;
if(!(validate2(data105, {instancePath:instancePath+"/wording/noScript",parentData:data95,parentDataProperty:"noScript",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data105 === "string"){
if(func1(data105) > 200){
const err198 = {instancePath:instancePath+"/wording/noScript",schemaPath:"#/properties/wording/properties/noScript/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.wording.properties.noScript,data:data105};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
}
if(data95.openNow !== undefined){
let data106 = data95.openNow;
if(!(validate2(data106, {instancePath:instancePath+"/wording/openNow",parentData:data95,parentDataProperty:"openNow",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data106 === "string"){
if(func1(data106) > 40){
const err199 = {instancePath:instancePath+"/wording/openNow",schemaPath:"#/properties/wording/properties/openNow/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.wording.properties.openNow,data:data106};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
}
if(data95.closedNow !== undefined){
let data107 = data95.closedNow;
if(!(validate2(data107, {instancePath:instancePath+"/wording/closedNow",parentData:data95,parentDataProperty:"closedNow",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data107 === "string"){
if(func1(data107) > 40){
const err200 = {instancePath:instancePath+"/wording/closedNow",schemaPath:"#/properties/wording/properties/closedNow/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.wording.properties.closedNow,data:data107};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
}
if(data95.closedDay !== undefined){
let data108 = data95.closedDay;
if(!(validate2(data108, {instancePath:instancePath+"/wording/closedDay",parentData:data95,parentDataProperty:"closedDay",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data108 === "string"){
if(func1(data108) > 40){
const err201 = {instancePath:instancePath+"/wording/closedDay",schemaPath:"#/properties/wording/properties/closedDay/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.wording.properties.closedDay,data:data108};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
}
if(data95.allDay !== undefined){
let data109 = data95.allDay;
if(!(validate2(data109, {instancePath:instancePath+"/wording/allDay",parentData:data95,parentDataProperty:"allDay",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data109 === "string"){
if(func1(data109) > 40){
const err202 = {instancePath:instancePath+"/wording/allDay",schemaPath:"#/properties/wording/properties/allDay/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.wording.properties.allDay,data:data109};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
}
if(data95.closePicture !== undefined){
let data110 = data95.closePicture;
if(!(validate2(data110, {instancePath:instancePath+"/wording/closePicture",parentData:data95,parentDataProperty:"closePicture",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data110 === "string"){
if(func1(data110) > 40){
const err203 = {instancePath:instancePath+"/wording/closePicture",schemaPath:"#/properties/wording/properties/closePicture/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.wording.properties.closePicture,data:data110};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
}
if(data95.previousPicture !== undefined){
let data111 = data95.previousPicture;
if(!(validate2(data111, {instancePath:instancePath+"/wording/previousPicture",parentData:data95,parentDataProperty:"previousPicture",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data111 === "string"){
if(func1(data111) > 40){
const err204 = {instancePath:instancePath+"/wording/previousPicture",schemaPath:"#/properties/wording/properties/previousPicture/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.wording.properties.previousPicture,data:data111};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
}
if(data95.nextPicture !== undefined){
let data112 = data95.nextPicture;
if(!(validate2(data112, {instancePath:instancePath+"/wording/nextPicture",parentData:data95,parentDataProperty:"nextPicture",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data112 === "string"){
if(func1(data112) > 40){
const err205 = {instancePath:instancePath+"/wording/nextPicture",schemaPath:"#/properties/wording/properties/nextPicture/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.wording.properties.nextPicture,data:data112};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
}
if(data95.forms !== undefined){
let data113 = data95.forms;
if(data113 && typeof data113 == "object" && !Array.isArray(data113)){
for(const key23 in data113){
if(!(func0.call(schema0.properties.wording.properties.forms.properties, key23))){
const err206 = {instancePath:instancePath+"/wording/forms",schemaPath:"#/properties/wording/properties/forms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},schema:false,parentSchema:schema0.properties.wording.properties.forms,data:data113};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
if(data113.unconfirmed !== undefined){
let data114 = data113.unconfirmed;
if(!(validate2(data114, {instancePath:instancePath+"/wording/forms/unconfirmed",parentData:data113,parentDataProperty:"unconfirmed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data114 === "string"){
if(func1(data114) > 300){
const err207 = {instancePath:instancePath+"/wording/forms/unconfirmed",schemaPath:"#/properties/wording/properties/forms/properties/unconfirmed/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.wording.properties.forms.properties.unconfirmed,data:data114};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
}
if(data113.offline !== undefined){
let data115 = data113.offline;
if(!(validate2(data115, {instancePath:instancePath+"/wording/forms/offline",parentData:data113,parentDataProperty:"offline",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data115 === "string"){
if(func1(data115) > 300){
const err208 = {instancePath:instancePath+"/wording/forms/offline",schemaPath:"#/properties/wording/properties/forms/properties/offline/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.wording.properties.forms.properties.offline,data:data115};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
}
if(data113.online !== undefined){
let data116 = data113.online;
if(!(validate2(data116, {instancePath:instancePath+"/wording/forms/online",parentData:data113,parentDataProperty:"online",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data116 === "string"){
if(func1(data116) > 300){
const err209 = {instancePath:instancePath+"/wording/forms/online",schemaPath:"#/properties/wording/properties/forms/properties/online/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.wording.properties.forms.properties.online,data:data116};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
}
if(data113.ownEmail !== undefined){
let data117 = data113.ownEmail;
if(!(validate2(data117, {instancePath:instancePath+"/wording/forms/ownEmail",parentData:data113,parentDataProperty:"ownEmail",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data117 === "string"){
if(func1(data117) > 60){
const err210 = {instancePath:instancePath+"/wording/forms/ownEmail",schemaPath:"#/properties/wording/properties/forms/properties/ownEmail/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.wording.properties.forms.properties.ownEmail,data:data117};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
}
if(data113.shortened !== undefined){
let data118 = data113.shortened;
if(!(validate2(data118, {instancePath:instancePath+"/wording/forms/shortened",parentData:data113,parentDataProperty:"shortened",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data118 === "string"){
if(func1(data118) > 200){
const err211 = {instancePath:instancePath+"/wording/forms/shortened",schemaPath:"#/properties/wording/properties/forms/properties/shortened/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.wording.properties.forms.properties.shortened,data:data118};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
}
if(data113.copy !== undefined){
let data119 = data113.copy;
if(!(validate2(data119, {instancePath:instancePath+"/wording/forms/copy",parentData:data113,parentDataProperty:"copy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data119 === "string"){
if(func1(data119) > 40){
const err212 = {instancePath:instancePath+"/wording/forms/copy",schemaPath:"#/properties/wording/properties/forms/properties/copy/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.wording.properties.forms.properties.copy,data:data119};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
}
if(data113.copied !== undefined){
let data120 = data113.copied;
if(!(validate2(data120, {instancePath:instancePath+"/wording/forms/copied",parentData:data113,parentDataProperty:"copied",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data120 === "string"){
if(func1(data120) > 200){
const err213 = {instancePath:instancePath+"/wording/forms/copied",schemaPath:"#/properties/wording/properties/forms/properties/copied/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.wording.properties.forms.properties.copied,data:data120};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
}
if(data113.copyByHand !== undefined){
let data121 = data113.copyByHand;
if(!(validate2(data121, {instancePath:instancePath+"/wording/forms/copyByHand",parentData:data113,parentDataProperty:"copyByHand",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data121 === "string"){
if(func1(data121) > 100){
const err214 = {instancePath:instancePath+"/wording/forms/copyByHand",schemaPath:"#/properties/wording/properties/forms/properties/copyByHand/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.copyByHand,data:data121};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
}
if(data113.question !== undefined){
let data122 = data113.question;
if(!(validate2(data122, {instancePath:instancePath+"/wording/forms/question",parentData:data113,parentDataProperty:"question",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data122 === "string"){
if(func1(data122) > 300){
const err215 = {instancePath:instancePath+"/wording/forms/question",schemaPath:"#/properties/wording/properties/forms/properties/question/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.wording.properties.forms.properties.question,data:data122};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
}
if(data113.confirm !== undefined){
let data123 = data113.confirm;
if(!(validate2(data123, {instancePath:instancePath+"/wording/forms/confirm",parentData:data113,parentDataProperty:"confirm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data123 === "string"){
if(func1(data123) > 40){
const err216 = {instancePath:instancePath+"/wording/forms/confirm",schemaPath:"#/properties/wording/properties/forms/properties/confirm/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.wording.properties.forms.properties.confirm,data:data123};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
}
if(data113.trap !== undefined){
let data124 = data113.trap;
if(!(validate2(data124, {instancePath:instancePath+"/wording/forms/trap",parentData:data113,parentDataProperty:"trap",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data124 === "string"){
if(func1(data124) > 60){
const err217 = {instancePath:instancePath+"/wording/forms/trap",schemaPath:"#/properties/wording/properties/forms/properties/trap/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.wording.properties.forms.properties.trap,data:data124};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
}
if(data113.charactersLeft !== undefined){
let data125 = data113.charactersLeft;
if(!(validate2(data125, {instancePath:instancePath+"/wording/forms/charactersLeft",parentData:data113,parentDataProperty:"charactersLeft",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data125 === "string"){
if(func1(data125) > 60){
const err218 = {instancePath:instancePath+"/wording/forms/charactersLeft",schemaPath:"#/properties/wording/properties/forms/properties/charactersLeft/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.wording.properties.forms.properties.charactersLeft,data:data125};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
}
if(data113.tooLong !== undefined){
let data126 = data113.tooLong;
if(!(validate2(data126, {instancePath:instancePath+"/wording/forms/tooLong",parentData:data113,parentDataProperty:"tooLong",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data126 === "string"){
if(func1(data126) > 120){
const err219 = {instancePath:instancePath+"/wording/forms/tooLong",schemaPath:"#/properties/wording/properties/forms/properties/tooLong/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema0.properties.wording.properties.forms.properties.tooLong,data:data126};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
}
if(data113.chooseOne !== undefined){
let data127 = data113.chooseOne;
if(!(validate2(data127, {instancePath:instancePath+"/wording/forms/chooseOne",parentData:data113,parentDataProperty:"chooseOne",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data127 === "string"){
if(func1(data127) > 60){
const err220 = {instancePath:instancePath+"/wording/forms/chooseOne",schemaPath:"#/properties/wording/properties/forms/properties/chooseOne/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.wording.properties.forms.properties.chooseOne,data:data127};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
}
if(data113.unavailable !== undefined){
let data128 = data113.unavailable;
if(!(validate2(data128, {instancePath:instancePath+"/wording/forms/unavailable",parentData:data113,parentDataProperty:"unavailable",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data128 === "string"){
if(func1(data128) > 300){
const err221 = {instancePath:instancePath+"/wording/forms/unavailable",schemaPath:"#/properties/wording/properties/forms/properties/unavailable/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.wording.properties.forms.properties.unavailable,data:data128};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
}
if(data113.fillIn !== undefined){
let data129 = data113.fillIn;
if(!(validate2(data129, {instancePath:instancePath+"/wording/forms/fillIn",parentData:data113,parentDataProperty:"fillIn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data129 === "string"){
if(func1(data129) > 100){
const err222 = {instancePath:instancePath+"/wording/forms/fillIn",schemaPath:"#/properties/wording/properties/forms/properties/fillIn/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.fillIn,data:data129};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
}
if(data113.choose !== undefined){
let data130 = data113.choose;
if(!(validate2(data130, {instancePath:instancePath+"/wording/forms/choose",parentData:data113,parentDataProperty:"choose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data130 === "string"){
if(func1(data130) > 100){
const err223 = {instancePath:instancePath+"/wording/forms/choose",schemaPath:"#/properties/wording/properties/forms/properties/choose/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.choose,data:data130};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
}
if(data113.check !== undefined){
let data131 = data113.check;
if(!(validate2(data131, {instancePath:instancePath+"/wording/forms/check",parentData:data113,parentDataProperty:"check",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data131 === "string"){
if(func1(data131) > 100){
const err224 = {instancePath:instancePath+"/wording/forms/check",schemaPath:"#/properties/wording/properties/forms/properties/check/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.check,data:data131};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
}
if(data113.invalidEmail !== undefined){
let data132 = data113.invalidEmail;
if(!(validate2(data132, {instancePath:instancePath+"/wording/forms/invalidEmail",parentData:data113,parentDataProperty:"invalidEmail",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data132 === "string"){
if(func1(data132) > 100){
const err225 = {instancePath:instancePath+"/wording/forms/invalidEmail",schemaPath:"#/properties/wording/properties/forms/properties/invalidEmail/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.invalidEmail,data:data132};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
}
if(data113.invalidUrl !== undefined){
let data133 = data113.invalidUrl;
if(!(validate2(data133, {instancePath:instancePath+"/wording/forms/invalidUrl",parentData:data113,parentDataProperty:"invalidUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data133 === "string"){
if(func1(data133) > 100){
const err226 = {instancePath:instancePath+"/wording/forms/invalidUrl",schemaPath:"#/properties/wording/properties/forms/properties/invalidUrl/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.invalidUrl,data:data133};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
}
if(data113.invalidNumber !== undefined){
let data134 = data113.invalidNumber;
if(!(validate2(data134, {instancePath:instancePath+"/wording/forms/invalidNumber",parentData:data113,parentDataProperty:"invalidNumber",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data134 === "string"){
if(func1(data134) > 100){
const err227 = {instancePath:instancePath+"/wording/forms/invalidNumber",schemaPath:"#/properties/wording/properties/forms/properties/invalidNumber/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.invalidNumber,data:data134};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
}
if(data113.wholeNumber !== undefined){
let data135 = data113.wholeNumber;
if(!(validate2(data135, {instancePath:instancePath+"/wording/forms/wholeNumber",parentData:data113,parentDataProperty:"wholeNumber",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data135 === "string"){
if(func1(data135) > 100){
const err228 = {instancePath:instancePath+"/wording/forms/wholeNumber",schemaPath:"#/properties/wording/properties/forms/properties/wholeNumber/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.wholeNumber,data:data135};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
}
if(data113.invalidDate !== undefined){
let data136 = data113.invalidDate;
if(!(validate2(data136, {instancePath:instancePath+"/wording/forms/invalidDate",parentData:data113,parentDataProperty:"invalidDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data136 === "string"){
if(func1(data136) > 100){
const err229 = {instancePath:instancePath+"/wording/forms/invalidDate",schemaPath:"#/properties/wording/properties/forms/properties/invalidDate/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.invalidDate,data:data136};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
}
if(data113.tooSmall !== undefined){
let data137 = data113.tooSmall;
if(!(validate2(data137, {instancePath:instancePath+"/wording/forms/tooSmall",parentData:data113,parentDataProperty:"tooSmall",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data137 === "string"){
if(func1(data137) > 100){
const err230 = {instancePath:instancePath+"/wording/forms/tooSmall",schemaPath:"#/properties/wording/properties/forms/properties/tooSmall/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.tooSmall,data:data137};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
}
if(data113.tooLarge !== undefined){
let data138 = data113.tooLarge;
if(!(validate2(data138, {instancePath:instancePath+"/wording/forms/tooLarge",parentData:data113,parentDataProperty:"tooLarge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data138 === "string"){
if(func1(data138) > 100){
const err231 = {instancePath:instancePath+"/wording/forms/tooLarge",schemaPath:"#/properties/wording/properties/forms/properties/tooLarge/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.tooLarge,data:data138};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
}
if(data113.tooEarly !== undefined){
let data139 = data113.tooEarly;
if(!(validate2(data139, {instancePath:instancePath+"/wording/forms/tooEarly",parentData:data113,parentDataProperty:"tooEarly",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data139 === "string"){
if(func1(data139) > 100){
const err232 = {instancePath:instancePath+"/wording/forms/tooEarly",schemaPath:"#/properties/wording/properties/forms/properties/tooEarly/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.tooEarly,data:data139};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
}
if(data113.tooLate !== undefined){
let data140 = data113.tooLate;
if(!(validate2(data140, {instancePath:instancePath+"/wording/forms/tooLate",parentData:data113,parentDataProperty:"tooLate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data140 === "string"){
if(func1(data140) > 100){
const err233 = {instancePath:instancePath+"/wording/forms/tooLate",schemaPath:"#/properties/wording/properties/forms/properties/tooLate/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.tooLate,data:data140};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
}
}
else {
const err234 = {instancePath:instancePath+"/wording/forms",schemaPath:"#/properties/wording/properties/forms/type",keyword:"type",params:{type: "object"},schema:schema0.properties.wording.properties.forms.type,parentSchema:schema0.properties.wording.properties.forms,data:data113};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
}
else {
const err235 = {instancePath:instancePath+"/wording",schemaPath:"#/properties/wording/type",keyword:"type",params:{type: "object"},schema:schema0.properties.wording.type,parentSchema:schema0.properties.wording,data:data95};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
}
else {
const err236 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const page = validate132;
const schema28 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Page","description":"One page of the site: what search engines show of it, and its blocks from top to bottom.","type":"object","defaultSnippets":[{"label":"new page","description":"A page with its opening, ready for more blocks.","toReplace":[1,2,3,4],"bodyText":"{\n  \"\\$schema\": \"../schema/page.schema.json\",\n  \"title\": \"${1:What a browser tab shows}\",\n  \"description\": \"${2:One or two sentences for search results.}\",\n  \"blocks\": [\n    {\n      \"type\": \"hero\",\n      \"level\": 1,\n      \"heading\": \"${3:What this page is for}\",\n      \"text\": \"${4:One to three sentences.}\"\n    }\n  ]\n}\n"}],"pageTemplates":[{"title":"Team","samples":["cardGrid: people or things with pictures"]},{"title":"Prices","samples":["list: prices"]},{"title":"Questions","samples":["list: questions and answers"]},{"title":"News","samples":["list: news"]},{"title":"Pictures","samples":["list: gallery"]},{"title":"Contact","samples":["contactInfo: contact details and hours","form: contact form"]}],"properties":{"$schema":{"title":"Schema","description":"Gives code editors completion and help; leave it as it is.","type":"string"},"title":{"$ref":"parts.schema.json#/$defs/text","title":"Title","description":"The page's name in the browser tab and in search results.","maxLength":100},"description":{"$ref":"parts.schema.json#/$defs/text","title":"Description","description":"One or two sentences for search results; unless each page has an address, only the home page's are used.","maxLength":300},"formerNames":{"title":"Former names","description":"Short names that the page had before; where pages have addresses, the old ones go to this page.","type":"array","minItems":1,"maxItems":20,"items":{"title":"Former name","description":"A short name that the page had before, for example about-us.","type":"string","pattern":"^[a-z][a-z0-9-]*$","patternErrorMessage":"Use only lowercase letters, digits and hyphens, and start with a letter, for example about-us.","maxLength":60}},"language":{"$ref":"parts.schema.json#/$defs/language"},"blocks":{"title":"Blocks","description":"The page's content, from top to bottom.","type":"array","minItems":1,"maxItems":10000,"items":{"$ref":"#/$defs/block"}}},"required":["title","description","blocks"],"additionalProperties":false,"$defs":{"block":{"title":"Block","type":"object","discriminator":{"propertyName":"type"},"properties":{"type":{"title":"Type","description":"The kind of block.","enum":["hero","cardGrid","steps","list","contactInfo","form"]}},"required":["type"],"alsoTyped":{"cards":{"type":"cardGrid"},"grid":{"type":"cardGrid"},"header":{"type":"hero"},"banner":{"type":"hero"},"text":{"type":"list","layout":"prose"},"prose":{"type":"list","layout":"prose"},"table":{"type":"list","layout":"prose"},"prices":{"type":"list","layout":"prose"},"questions":{"type":"list","layout":"questions"},"faq":{"type":"list","layout":"questions"},"faqs":{"type":"list","layout":"questions"},"quotes":{"type":"list","layout":"quotes"},"testimonials":{"type":"list","layout":"quotes"},"openings":{"type":"list","layout":"ledger"},"jobs":{"type":"list","layout":"ledger"},"contact":{"type":"contactInfo"},"plans":{"type":"cardGrid","layout":"plans"},"pricing":{"type":"cardGrid","layout":"plans"},"figures":{"type":"cardGrid","layout":"figures"},"stats":{"type":"cardGrid","layout":"figures"},"logos":{"type":"list","layout":"logos"},"gallery":{"type":"list","layout":"gallery"},"news":{"type":"list","layout":"news"}},"oneOf":[{"$ref":"blocks/hero.schema.json"},{"$ref":"blocks/cardGrid.schema.json"},{"$ref":"blocks/steps.schema.json"},{"$ref":"blocks/list.schema.json"},{"$ref":"blocks/contactInfo.schema.json"},{"$ref":"blocks/form.schema.json"}]}}};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema31 = {"title":"Block","type":"object","discriminator":{"propertyName":"type"},"properties":{"type":{"title":"Type","description":"The kind of block.","enum":["hero","cardGrid","steps","list","contactInfo","form"]}},"required":["type"],"alsoTyped":{"cards":{"type":"cardGrid"},"grid":{"type":"cardGrid"},"header":{"type":"hero"},"banner":{"type":"hero"},"text":{"type":"list","layout":"prose"},"prose":{"type":"list","layout":"prose"},"table":{"type":"list","layout":"prose"},"prices":{"type":"list","layout":"prose"},"questions":{"type":"list","layout":"questions"},"faq":{"type":"list","layout":"questions"},"faqs":{"type":"list","layout":"questions"},"quotes":{"type":"list","layout":"quotes"},"testimonials":{"type":"list","layout":"quotes"},"openings":{"type":"list","layout":"ledger"},"jobs":{"type":"list","layout":"ledger"},"contact":{"type":"contactInfo"},"plans":{"type":"cardGrid","layout":"plans"},"pricing":{"type":"cardGrid","layout":"plans"},"figures":{"type":"cardGrid","layout":"figures"},"stats":{"type":"cardGrid","layout":"figures"},"logos":{"type":"list","layout":"logos"},"gallery":{"type":"list","layout":"gallery"},"news":{"type":"list","layout":"news"}},"oneOf":[{"$ref":"blocks/hero.schema.json"},{"$ref":"blocks/cardGrid.schema.json"},{"$ref":"blocks/steps.schema.json"},{"$ref":"blocks/list.schema.json"},{"$ref":"blocks/contactInfo.schema.json"},{"$ref":"blocks/form.schema.json"}]};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Hero","description":"The opening of a page, or, without a picture, a call to action: a heading, a few words and one clear next step.","type":"object","defaultSnippets":[{"label":"hero: opening of a page","description":"The main heading of a page and a few words.","toReplace":[1,2],"body":{"type":"hero","level":1,"heading":"${1:What this page is for}","text":"${2:One to three sentences.}"}},{"label":"hero: call to action","description":"A heading, a sentence and a button, usually at the end of a page.","toReplace":[1,2],"body":{"type":"hero","heading":"${1:The next step, in a few words}","text":"${2:One sentence.}","actions":[{"label":"${3:Contact us}","page":"${4:contact}"}]}}],"properties":{"type":{"const":"hero","title":"Type","description":"Makes this a hero block."},"id":{"$ref":"../parts.schema.json#/$defs/id"},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"},"language":{"$ref":"../parts.schema.json#/$defs/language"},"level":{"title":"Heading level","description":"Whether this is the one main heading of the page; if left out, it is a heading below it.","enum":[1,2],"enumDescriptions":["The page's main heading","A heading below it"]},"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Heading","description":"One line that says what the page is for.","maxLength":90},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Text","description":"One to three sentences; can have bold text, lists and links.","maxLength":600},"track":{"title":"Progress line","description":"Short words along a line, in order, for example Submitted, Accepted, Paid.","type":"array","items":{"$ref":"../parts.schema.json#/$defs/text","title":"Stage","description":"One or two words.","maxLength":24},"minItems":2,"maxItems":6},"picture":{"$ref":"../parts.schema.json#/$defs/picture"},"actions":{"title":"Buttons","description":"The next steps, with the main one first.","type":"array","items":{"$ref":"../parts.schema.json#/$defs/action"},"minItems":1,"maxItems":3}},"required":["type","heading"],"alsoCalled":{"image":"picture","photo":"picture","img":"picture","title":"heading","description":"text","body":"text","buttons":"actions","action":"actions"},"additionalProperties":false,"samples":[{"type":"hero","level":1,"heading":"You treat, We track","text":"Every claim is followed from the visit to the payment, and **every denial is answered**.","track":["Visit","Submitted","Accepted","Paid"],"actions":[{"label":"Get Started","page":"home"},{"label":"Visit the payer portal","href":"https://payer.example/"}]},{"type":"hero","level":1,"heading":"A page with a picture","text":"The picture stands beside the words on a wide screen and below them on a phone.","picture":{"src":"https://images.unsplash.com/photo-1554224155-6726b3ff858f","alt":"A desk with a calculator and a printed statement","width":1600,"height":1067}},{"type":"hero","heading":"A call to action is a hero without a picture","actions":[{"label":"Contact us","page":"home"}]}]};
const schema33 = {"title":"Link name","description":"A name for links to this block, unique on the site: lowercase letters, digits and hyphens.","type":"string","patternErrorMessage":"Use only lowercase letters, digits and hyphens, for example message-form.","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","reserved":"^(main|menu|islands|page-.*)$","maxLength":40};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern14.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema38 = {"title":"Picture","description":"A photo from a photo host, or a picture of your own in the media folder.","type":"object","defaultSnippets":[{"label":"picture","description":"An address, what the picture shows, and its size in pixels.","toReplace":[2],"body":{"src":"${1:https://images.unsplash.com/photo-1497366216548-37526070297c}","alt":"${2:What the picture shows}","width":"^${3:1600}","height":"^${4:1067}"}}],"properties":{"src":{"title":"Picture","description":"A file of your own, such as media/name.jpg, or the https:// address of a photo at its host.","type":"string","minLength":1,"maxLength":500,"allOf":[{"$ref":"suggestions.gen.json#/$defs/media"}],"tsType":"PictureAddress","kinds":["svg","png","jpg","webp","avif","gif","tiff"]},"alt":{"title":"Alternative text","description":"What the picture shows, for people who can't see it; leave it empty only if the picture is decorative.","type":"string","maxLength":200},"decorative":{"title":"Decorative","description":"Marks a picture that adds nothing to the words beside it.","type":"boolean"},"width":{"title":"Width","description":"The picture's own width in pixels; leave it out for a file in the media folder, which is measured.","type":"integer","minimum":1,"maximum":50000,"follows":"src"},"height":{"title":"Height","description":"The picture's own height in pixels; leave it out for a file in the media folder, which is measured.","type":"integer","minimum":1,"maximum":50000,"follows":"src"}},"required":["src","alt"],"isOneChange":true,"alsoCalled":{"url":"src","source":"src","file":"src","description":"alt"},"additionalProperties":false};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "src") || (key0 === "alt")) || (key0 === "decorative")) || (key0 === "width")) || (key0 === "height"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(!(validate8(data0, {instancePath:instancePath+"/src",parentData:data,parentDataProperty:"src",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 500){
const err3 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema38.properties.src,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema38.properties.src,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},schema:schema38.properties.src.type,parentSchema:schema38.properties.src,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema38.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},schema:schema38.properties.alt.type,parentSchema:schema38.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.decorative !== undefined){
let data2 = data.decorative;
if(typeof data2 !== "boolean"){
const err8 = {instancePath:instancePath+"/decorative",schemaPath:"#/properties/decorative/type",keyword:"type",params:{type: "boolean"},schema:schema38.properties.decorative.type,parentSchema:schema38.properties.decorative,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.width.type,parentSchema:schema38.properties.width,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema38.properties.width,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema38.properties.width,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.height.type,parentSchema:schema38.properties.height,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema38.properties.height,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema38.properties.height,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"title":"Button","description":"A button that opens a page of this site, a web address, a file of your own or a map.","type":"object","defaultSnippets":[{"label":"button to a page","description":"Opens a page of this site.","body":{"label":"${1:Contact us}","page":"${2:contact}"}},{"label":"button to an address","description":"Opens another website, an email address or a phone number.","body":{"label":"${1:Email us}","href":"mailto:{{facts.email}}"}},{"label":"button to a file","description":"Opens a file of your own, for example a PDF in the media folder.","body":{"label":"${1:Our price list}","file":"${2:media/prices.pdf}"}},{"label":"button to a map","description":"Opens a map website at a street address.","toReplace":[2],"body":{"label":"${1:Show us on a map}","map":"${2:12 Example Street, Sampletown}"}}],"properties":{"label":{"$ref":"#/$defs/text","title":"Label","description":"What the button says: name what happens, for example Email us rather than Click here.","maxLength":40},"page":{"$ref":"#/$defs/page"},"href":{"$ref":"#/$defs/address"},"file":{"$ref":"#/$defs/file"},"map":{"$ref":"#/$defs/text","title":"Map","description":"A street address that opens on a map website when clicked, for example 12 Example Street, Sampletown.","maxLength":200},"hidden":{"$ref":"#/$defs/hidden"}},"required":["label"],"isOneChange":true,"oneOfTitle":"Destination","alsoCalled":{"text":"label","title":"label","name":"label","url":"href","link":"href","address":"href"},"oneOf":[{"required":["page"]},{"required":["href"]},{"required":["file"]},{"required":["map"]}],"additionalProperties":false,"tsType":"Action"};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "page"},schema:schema39.oneOf[0].required,parentSchema:schema39.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.href === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "href"},schema:schema39.oneOf[1].required,parentSchema:schema39.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "file"},schema:schema39.oneOf[2].required,parentSchema:schema39.oneOf[2],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.map === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "map"},schema:schema39.oneOf[3].required,parentSchema:schema39.oneOf[3],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema39.oneOf,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "label") || (key0 === "page")) || (key0 === "href")) || (key0 === "file")) || (key0 === "map")) || (key0 === "hidden"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(!(validate11(data0, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 40){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema39.properties.label,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.page !== undefined){
if(!(validate54(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : withMore(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate57(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : withMore(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate59(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : withMore(vErrors, validate59.errors);
errors = vErrors.length;
}
}
if(data.map !== undefined){
let data4 = data.map;
if(!(validate11(data4, {instancePath:instancePath+"/map",parentData:data,parentDataProperty:"map",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err8 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema39.properties.map,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.hidden !== undefined){
if(!(validate67(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : withMore(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.heading === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema32.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("hero" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "hero"},schema:"hero",parentSchema:schema32.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate140(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : withMore(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate142(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : withMore(vErrors, validate142.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate144(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate144.errors : withMore(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.level !== undefined){
let data4 = data.level;
if(!((data4 === 1) || (data4 === 2))){
const err4 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema32.properties.level.enum},schema:schema32.properties.level.enum,parentSchema:schema32.properties.level,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.heading !== undefined){
let data5 = data.heading;
if(!(validate146(data5, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : withMore(vErrors, validate146.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 90){
const err5 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 90},schema:90,parentSchema:schema32.properties.heading,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.text !== undefined){
let data6 = data.text;
if(!(validate148(data6, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : withMore(vErrors, validate148.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func1(data6) > 600){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema32.properties.text,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.track !== undefined){
let data7 = data.track;
if(Array.isArray(data7)){
if(data7.length > 6){
const err7 = {instancePath:instancePath+"/track",schemaPath:"#/properties/track/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema32.properties.track,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data7.length < 2){
const err8 = {instancePath:instancePath+"/track",schemaPath:"#/properties/track/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema32.properties.track,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(!(validate146(data8, {instancePath:instancePath+"/track/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : withMore(vErrors, validate146.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func1(data8) > 24){
const err9 = {instancePath:instancePath+"/track/" + i0,schemaPath:"#/properties/track/items/maxLength",keyword:"maxLength",params:{limit: 24},schema:24,parentSchema:schema32.properties.track.items,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/track",schemaPath:"#/properties/track/type",keyword:"type",params:{type: "array"},schema:schema32.properties.track.type,parentSchema:schema32.properties.track,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.picture !== undefined){
if(!(validate151(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : withMore(vErrors, validate151.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
let data10 = data.actions;
if(Array.isArray(data10)){
if(data10.length > 3){
const err11 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/maxItems",keyword:"maxItems",params:{limit: 3},schema:3,parentSchema:schema32.properties.actions,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data10.length < 1){
const err12 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema32.properties.actions,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate154(data10[i1], {instancePath:instancePath+"/actions/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : withMore(vErrors, validate154.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},schema:schema32.properties.actions.type,parentSchema:schema32.properties.actions,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Card grid","description":"Short statements side by side, for things to compare: reasons, values, benefits.","type":"object","defaultSnippets":[{"label":"cardGrid: cards side by side","description":"A heading and two cards; add more as you need them.","toReplace":[1,3,4,6,7],"body":{"type":"cardGrid","heading":"${1:What the cards have in common}","cards":[{"icon":"${2:shield-check}","heading":"${3:A few words}","text":"${4:One to three sentences.}"},{"icon":"${5:clock}","heading":"${6:A few words}","text":"${7:One to three sentences.}"}]}},{"label":"cardGrid: people or things with pictures","description":"Cards with a picture each, shown whole.","toReplace":[3,6,7],"body":{"type":"cardGrid","heading":"${1:Our team}","cards":[{"picture":{"src":"${2:https://images.unsplash.com/photo-1497366216548-37526070297c}","alt":"${3:What the picture shows}","width":"^${4:1600}","height":"^${5:1067}"},"heading":"${6:A name}","text":"${7:One to three sentences.}"}]}},{"label":"cardGrid: price plans","description":"Plans side by side, each with its price and what is included.","toReplace":[2,3,4,5,7,8,9,10],"body":{"type":"cardGrid","layout":"plans","heading":"${1:Our plans}","cards":[{"heading":"${2:A plan}","price":"${3:Its price}","text":"${4:Who it is for.}","details":["${5:What is included}"]},{"badge":"${6:Most chosen}","heading":"${7:Another plan}","price":"${8:Its price}","text":"${9:Who it is for.}","details":["${10:What is included}"]}]}},{"label":"cardGrid: figures","description":"A row of large numbers, and what each one counts.","toReplace":[1,2,3,4],"body":{"type":"cardGrid","layout":"figures","cards":[{"heading":"${1:A number}","text":"${2:What it counts.}"},{"heading":"${3:A number}","text":"${4:What it counts.}"}]}}],"properties":{"type":{"const":"cardGrid","title":"Type","description":"Makes this a card grid block."},"id":{"$ref":"../parts.schema.json#/$defs/id"},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"},"language":{"$ref":"../parts.schema.json#/$defs/language"},"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Heading","description":"What the cards have in common.","maxLength":90},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Text","description":"One or two sentences above the cards; can have bold text, lists and links.","maxLength":600},"layout":{"title":"Layout","description":"What the cards are; if left out, short statements.","enum":["cards","plans","figures"],"enumDescriptions":["Short statements side by side","Price plans, with the price and what is included","Figures, with the number as the heading and what it counts as the text"],"alsoCalled":{"pricing":"plans","prices":"plans","numbers":"figures","stats":"figures","statistics":"figures"}},"cards":{"title":"Cards","description":"The cards, in the order they are shown.","type":"array","minItems":1,"maxItems":12,"items":{"title":"Card","description":"A few words and one to three sentences, with an icon or a picture if you like.","type":"object","defaultSnippets":[{"label":"card","description":"An icon, a heading and a text.","toReplace":[2,3],"body":{"icon":"${1:shield-check}","heading":"${2:A few words}","text":"${3:One to three sentences.}"}}],"properties":{"icon":{"$ref":"../parts.schema.json#/$defs/icon"},"picture":{"$ref":"../parts.schema.json#/$defs/picture","title":"Picture","description":"A picture shown whole, in its own proportions.","markdownDescription":"A picture shown whole, in its own proportions."},"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Card heading","description":"A few words, the plan’s name (layout plans) or the number (layout figures).","maxLength":60},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Card text","description":"One to three sentences; can have bold text, lists and links.","maxLength":500},"price":{"$ref":"../parts.schema.json#/$defs/text","title":"Price","description":"What it costs, for example $49 a month.","maxLength":40},"badge":{"$ref":"../parts.schema.json#/$defs/text","title":"Badge","description":"A word or two that set this card apart, for example Most chosen.","maxLength":30},"details":{"title":"Details","description":"What is included, line by line.","type":"array","minItems":1,"maxItems":12,"items":{"$ref":"../parts.schema.json#/$defs/text","title":"Detail","description":"A few words, for example Two check-ups a year.","maxLength":100}},"action":{"$ref":"../parts.schema.json#/$defs/action"},"from":{"$ref":"../parts.schema.json#/$defs/from"},"until":{"$ref":"../parts.schema.json#/$defs/until"},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"}},"required":["heading","text"],"alsoCalled":{"image":"picture","photo":"picture","img":"picture","title":"heading","name":"heading","number":"heading","features":"details","description":"text","body":"text","button":"action","link":"action"},"additionalProperties":false}}},"required":["type","cards"],"alsoCalled":{"title":"heading","description":"text","items":"cards","plans":"cards","figures":"cards"},"additionalProperties":false,"samples":[{"type":"cardGrid","heading":"What we hold to","text":"Three of them, so that they fit in a head.","cards":[{"icon":"target","heading":"Accuracy","text":"A claim is checked **before** it leaves."},{"icon":"eye","heading":"Transparency","text":"You see what we see."},{"heading":"Efficiency","text":"Nothing waits for a Monday.","action":{"label":"Read how we work","page":"home"}},{"heading":"Not ready yet","text":"Kept in the file, not on the page.","hidden":true}]},{"type":"cardGrid","heading":"Who looks after you","cards":[{"picture":{"src":"https://images.unsplash.com/photo-1559839734-2b71ea197ec2","alt":"Dr. Amara Lindqvist in a white coat","width":900,"height":1200},"heading":"Dr. Amara Lindqvist","text":"Orthodontics, and the person who answers the night line."},{"picture":{"src":"https://images.unsplash.com/photo-1612349317150-e413f6a5b16d","alt":"Dr. Tomás Reyes at the reception","width":900,"height":1200},"heading":"Dr. Tomás Reyes","text":"Fillings, crowns, and patience with children."},{"picture":{"src":"https://images.unsplash.com/photo-1629909613654-28e377c37b09","alt":"A treatment room with a chair at the window","width":1600,"height":1067},"heading":"Three rooms","text":"Each with a window on the yard."}]},{"type":"cardGrid","layout":"plans","heading":"Our yearly plans","text":"Pay once, and the small things are taken care of.","cards":[{"heading":"Check-up","price":"$190 a year","text":"For teeth that rarely hurt.","details":["Two check-ups","One cleaning"],"action":{"label":"Choose Check-up","page":"home"}},{"badge":"Most chosen","heading":"Family","price":"$290 a year","text":"For two grown-ups and their children.","details":["Two check-ups each","Two cleanings each","10% off fillings"],"action":{"label":"Choose Family","page":"home"}},{"heading":"Everything","price":"$480 a year","text":"For people who want **no surprises**.","details":["All of Family","Fillings included","A call at night"],"action":{"label":"Choose Everything","page":"home"}}]},{"type":"cardGrid","layout":"figures","heading":"Last year in numbers","cards":[{"heading":"98%","text":"of claims paid on the first pass"},{"heading":"21 days","text":"from a visit to its payment"},{"icon":"users","heading":"140","text":"practices work with us"}]}]};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern14.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema46 = {"title":"Icon","description":"The name of an icon from lucide.dev/icons, for example shield-check.","type":"string","allOf":[{"$ref":"suggestions.gen.json#/$defs/icon"}],"patternErrorMessage":"Use only lowercase letters, digits and hyphens, for example shield-check.","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":60,"tsType":"IconName"};
const schema47 = {};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate174.errors = null;
return true;
}
validate174.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern48 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate174(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : withMore(vErrors, validate174.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern48.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "src") || (key0 === "alt")) || (key0 === "decorative")) || (key0 === "width")) || (key0 === "height"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(!(validate8(data0, {instancePath:instancePath+"/src",parentData:data,parentDataProperty:"src",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 500){
const err3 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema38.properties.src,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema38.properties.src,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},schema:schema38.properties.src.type,parentSchema:schema38.properties.src,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema38.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},schema:schema38.properties.alt.type,parentSchema:schema38.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.decorative !== undefined){
let data2 = data.decorative;
if(typeof data2 !== "boolean"){
const err8 = {instancePath:instancePath+"/decorative",schemaPath:"#/properties/decorative/type",keyword:"type",params:{type: "boolean"},schema:schema38.properties.decorative.type,parentSchema:schema38.properties.decorative,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.width.type,parentSchema:schema38.properties.width,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema38.properties.width,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema38.properties.width,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.height.type,parentSchema:schema38.properties.height,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema38.properties.height,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema38.properties.height,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "page"},schema:schema39.oneOf[0].required,parentSchema:schema39.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.href === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "href"},schema:schema39.oneOf[1].required,parentSchema:schema39.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "file"},schema:schema39.oneOf[2].required,parentSchema:schema39.oneOf[2],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.map === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "map"},schema:schema39.oneOf[3].required,parentSchema:schema39.oneOf[3],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema39.oneOf,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "label") || (key0 === "page")) || (key0 === "href")) || (key0 === "file")) || (key0 === "map")) || (key0 === "hidden"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(!(validate11(data0, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 40){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema39.properties.label,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.page !== undefined){
if(!(validate54(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : withMore(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate57(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : withMore(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate59(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : withMore(vErrors, validate59.errors);
errors = vErrors.length;
}
}
if(data.map !== undefined){
let data4 = data.map;
if(!(validate11(data4, {instancePath:instancePath+"/map",parentData:data,parentDataProperty:"map",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err8 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema39.properties.map,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.hidden !== undefined){
if(!(validate67(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : withMore(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},schema:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},schema:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cards === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "type") || (key0 === "id")) || (key0 === "hidden")) || (key0 === "language")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "layout")) || (key0 === "cards"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("cardGrid" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "cardGrid"},schema:"cardGrid",parentSchema:schema40.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate163(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : withMore(vErrors, validate163.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate165(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : withMore(vErrors, validate165.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate167(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : withMore(vErrors, validate167.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data4 = data.heading;
if(!(validate169(data4, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : withMore(vErrors, validate169.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 90){
const err4 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 90},schema:90,parentSchema:schema40.properties.heading,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.text !== undefined){
let data5 = data.text;
if(!(validate171(data5, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : withMore(vErrors, validate171.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 600){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema40.properties.text,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.layout !== undefined){
let data6 = data.layout;
if(!(((data6 === "cards") || (data6 === "plans")) || (data6 === "figures"))){
const err6 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema40.properties.layout.enum},schema:schema40.properties.layout.enum,parentSchema:schema40.properties.layout,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.cards !== undefined){
let data7 = data.cards;
if(Array.isArray(data7)){
if(data7.length > 12){
const err7 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema40.properties.cards,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data7.length < 1){
const err8 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema40.properties.cards,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.heading === undefined){
const err9 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: "heading"},schema:schema40.properties.cards.items.required,parentSchema:schema40.properties.cards.items,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data8.text === undefined){
const err10 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: "text"},schema:schema40.properties.cards.items.required,parentSchema:schema40.properties.cards.items,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data8){
if(!(func0.call(schema40.properties.cards.items.properties, key1))){
const err11 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema40.properties.cards.items,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data8.icon !== undefined){
if(!(validate173(data8.icon, {instancePath:instancePath+"/cards/" + i0+"/icon",parentData:data8,parentDataProperty:"icon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : withMore(vErrors, validate173.errors);
errors = vErrors.length;
}
}
if(data8.picture !== undefined){
if(!(validate177(data8.picture, {instancePath:instancePath+"/cards/" + i0+"/picture",parentData:data8,parentDataProperty:"picture",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : withMore(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data8.heading !== undefined){
let data11 = data8.heading;
if(!(validate169(data11, {instancePath:instancePath+"/cards/" + i0+"/heading",parentData:data8,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : withMore(vErrors, validate169.errors);
errors = vErrors.length;
}
if(typeof data11 === "string"){
if(func1(data11) > 60){
const err12 = {instancePath:instancePath+"/cards/" + i0+"/heading",schemaPath:"#/properties/cards/items/properties/heading/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema40.properties.cards.items.properties.heading,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data8.text !== undefined){
let data12 = data8.text;
if(!(validate171(data12, {instancePath:instancePath+"/cards/" + i0+"/text",parentData:data8,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : withMore(vErrors, validate171.errors);
errors = vErrors.length;
}
if(typeof data12 === "string"){
if(func1(data12) > 500){
const err13 = {instancePath:instancePath+"/cards/" + i0+"/text",schemaPath:"#/properties/cards/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema40.properties.cards.items.properties.text,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data8.price !== undefined){
let data13 = data8.price;
if(!(validate169(data13, {instancePath:instancePath+"/cards/" + i0+"/price",parentData:data8,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : withMore(vErrors, validate169.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func1(data13) > 40){
const err14 = {instancePath:instancePath+"/cards/" + i0+"/price",schemaPath:"#/properties/cards/items/properties/price/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema40.properties.cards.items.properties.price,data:data13};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data8.badge !== undefined){
let data14 = data8.badge;
if(!(validate169(data14, {instancePath:instancePath+"/cards/" + i0+"/badge",parentData:data8,parentDataProperty:"badge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : withMore(vErrors, validate169.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func1(data14) > 30){
const err15 = {instancePath:instancePath+"/cards/" + i0+"/badge",schemaPath:"#/properties/cards/items/properties/badge/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema40.properties.cards.items.properties.badge,data:data14};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data8.details !== undefined){
let data15 = data8.details;
if(Array.isArray(data15)){
if(data15.length > 12){
const err16 = {instancePath:instancePath+"/cards/" + i0+"/details",schemaPath:"#/properties/cards/items/properties/details/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema40.properties.cards.items.properties.details,data:data15};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data15.length < 1){
const err17 = {instancePath:instancePath+"/cards/" + i0+"/details",schemaPath:"#/properties/cards/items/properties/details/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema40.properties.cards.items.properties.details,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(!(validate169(data16, {instancePath:instancePath+"/cards/" + i0+"/details/" + i1,parentData:data15,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : withMore(vErrors, validate169.errors);
errors = vErrors.length;
}
if(typeof data16 === "string"){
if(func1(data16) > 100){
const err18 = {instancePath:instancePath+"/cards/" + i0+"/details/" + i1,schemaPath:"#/properties/cards/items/properties/details/items/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema40.properties.cards.items.properties.details.items,data:data16};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/cards/" + i0+"/details",schemaPath:"#/properties/cards/items/properties/details/type",keyword:"type",params:{type: "array"},schema:schema40.properties.cards.items.properties.details.type,parentSchema:schema40.properties.cards.items.properties.details,data:data15};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.action !== undefined){
if(!(validate185(data8.action, {instancePath:instancePath+"/cards/" + i0+"/action",parentData:data8,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : withMore(vErrors, validate185.errors);
errors = vErrors.length;
}
}
if(data8.from !== undefined){
if(!(validate193(data8.from, {instancePath:instancePath+"/cards/" + i0+"/from",parentData:data8,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : withMore(vErrors, validate193.errors);
errors = vErrors.length;
}
}
if(data8.until !== undefined){
if(!(validate195(data8.until, {instancePath:instancePath+"/cards/" + i0+"/until",parentData:data8,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : withMore(vErrors, validate195.errors);
errors = vErrors.length;
}
}
if(data8.hidden !== undefined){
if(!(validate165(data8.hidden, {instancePath:instancePath+"/cards/" + i0+"/hidden",parentData:data8,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : withMore(vErrors, validate165.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/type",keyword:"type",params:{type: "object"},schema:schema40.properties.cards.items.type,parentSchema:schema40.properties.cards.items,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"},schema:schema40.properties.cards.type,parentSchema:schema40.properties.cards,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema52 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Steps","description":"A process in numbered steps, first to last.","type":"object","defaultSnippets":[{"label":"steps: process","description":"A heading and two steps; add more as you need them.","toReplace":[1,2,3,4,5],"body":{"type":"steps","heading":"${1:What the steps lead to}","steps":[{"heading":"${2:The first step}","text":"${3:What happens in this step.}"},{"heading":"${4:The next step}","text":"${5:What happens in this step.}"}]}},{"label":"steps: process with pictures","description":"Two steps with a picture each.","toReplace":[1,2,3,5,8,9],"body":{"type":"steps","heading":"${1:What the steps lead to}","steps":[{"heading":"${2:The first step}","text":"${3:What happens in this step.}","picture":{"src":"${4:https://images.unsplash.com/photo-1497366216548-37526070297c}","alt":"${5:What the picture shows}","width":"^${6:1600}","height":"^${7:1067}"}},{"heading":"${8:The next step}","text":"${9:What happens in this step.}"}]}}],"properties":{"type":{"const":"steps","title":"Type","description":"Makes this a steps block."},"id":{"$ref":"../parts.schema.json#/$defs/id"},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"},"language":{"$ref":"../parts.schema.json#/$defs/language"},"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Heading","description":"What the steps are for.","maxLength":90},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Text","description":"One or two sentences above the steps; can have bold text, lists and links.","maxLength":600},"steps":{"title":"Steps","description":"The steps, first to last, numbered automatically.","type":"array","minItems":2,"maxItems":10,"items":{"title":"Step","description":"A few words and what happens, with a picture if you like.","type":"object","defaultSnippets":[{"label":"step","description":"A heading and what happens.","toReplace":[1,2],"body":{"heading":"${1:A few words}","text":"${2:What happens in this step.}"}}],"properties":{"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Step heading","description":"A few words.","maxLength":60},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Step text","description":"What happens in this step; can have bold text, lists and links.","maxLength":700},"picture":{"$ref":"../parts.schema.json#/$defs/picture","title":"Picture","description":"A picture shown whole, in its own proportions.","markdownDescription":"A picture shown whole, in its own proportions."},"from":{"$ref":"../parts.schema.json#/$defs/from"},"until":{"$ref":"../parts.schema.json#/$defs/until"},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"}},"required":["heading","text"],"alsoCalled":{"image":"picture","photo":"picture","img":"picture","title":"heading","description":"text","body":"text"},"additionalProperties":false}}},"required":["type","steps"],"alsoCalled":{"title":"heading","description":"text","items":"steps"},"additionalProperties":false,"samples":[{"type":"steps","heading":"From the first call to the first claim","steps":[{"heading":"Consultation","text":"We look at your last **90 days** of claims together."},{"heading":"Implementation","text":"We connect to your system and send the first batch."}]},{"type":"steps","heading":"Your first visit","steps":[{"heading":"You come in","text":"Ten minutes early, with your insurance card.","picture":{"src":"media/front-door.jpg","alt":"The front door, one step up from the street"}},{"heading":"We look and talk","text":"What we see, what it would cost, and what can wait.","picture":{"src":"https://images.unsplash.com/photo-1629909613654-28e377c37b09","alt":"A treatment room with a chair at the window","width":1600,"height":1067}}]}]};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern14.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "src") || (key0 === "alt")) || (key0 === "decorative")) || (key0 === "width")) || (key0 === "height"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(!(validate8(data0, {instancePath:instancePath+"/src",parentData:data,parentDataProperty:"src",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 500){
const err3 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema38.properties.src,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema38.properties.src,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},schema:schema38.properties.src.type,parentSchema:schema38.properties.src,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema38.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},schema:schema38.properties.alt.type,parentSchema:schema38.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.decorative !== undefined){
let data2 = data.decorative;
if(typeof data2 !== "boolean"){
const err8 = {instancePath:instancePath+"/decorative",schemaPath:"#/properties/decorative/type",keyword:"type",params:{type: "boolean"},schema:schema38.properties.decorative.type,parentSchema:schema38.properties.decorative,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.width.type,parentSchema:schema38.properties.width,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema38.properties.width,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema38.properties.width,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.height.type,parentSchema:schema38.properties.height,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema38.properties.height,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema38.properties.height,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},schema:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},schema:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.steps === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "hidden")) || (key0 === "language")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "steps"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("steps" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "steps"},schema:"steps",parentSchema:schema52.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate199(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate199.errors : withMore(vErrors, validate199.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate201(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate201.errors : withMore(vErrors, validate201.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate203(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : withMore(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data4 = data.heading;
if(!(validate205(data4, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate205.errors : withMore(vErrors, validate205.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 90){
const err4 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 90},schema:90,parentSchema:schema52.properties.heading,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.text !== undefined){
let data5 = data.text;
if(!(validate207(data5, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : withMore(vErrors, validate207.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 600){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema52.properties.text,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.steps !== undefined){
let data6 = data.steps;
if(Array.isArray(data6)){
if(data6.length > 10){
const err6 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema52.properties.steps,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data6.length < 2){
const err7 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema52.properties.steps,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.heading === undefined){
const err8 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "heading"},schema:schema52.properties.steps.items.required,parentSchema:schema52.properties.steps.items,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7.text === undefined){
const err9 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "text"},schema:schema52.properties.steps.items.required,parentSchema:schema52.properties.steps.items,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data7){
if(!((((((key1 === "heading") || (key1 === "text")) || (key1 === "picture")) || (key1 === "from")) || (key1 === "until")) || (key1 === "hidden"))){
const err10 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema52.properties.steps.items,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data7.heading !== undefined){
let data8 = data7.heading;
if(!(validate205(data8, {instancePath:instancePath+"/steps/" + i0+"/heading",parentData:data7,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate205.errors : withMore(vErrors, validate205.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func1(data8) > 60){
const err11 = {instancePath:instancePath+"/steps/" + i0+"/heading",schemaPath:"#/properties/steps/items/properties/heading/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema52.properties.steps.items.properties.heading,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data7.text !== undefined){
let data9 = data7.text;
if(!(validate207(data9, {instancePath:instancePath+"/steps/" + i0+"/text",parentData:data7,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : withMore(vErrors, validate207.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func1(data9) > 700){
const err12 = {instancePath:instancePath+"/steps/" + i0+"/text",schemaPath:"#/properties/steps/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 700},schema:700,parentSchema:schema52.properties.steps.items.properties.text,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data7.picture !== undefined){
if(!(validate211(data7.picture, {instancePath:instancePath+"/steps/" + i0+"/picture",parentData:data7,parentDataProperty:"picture",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : withMore(vErrors, validate211.errors);
errors = vErrors.length;
}
}
if(data7.from !== undefined){
if(!(validate214(data7.from, {instancePath:instancePath+"/steps/" + i0+"/from",parentData:data7,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : withMore(vErrors, validate214.errors);
errors = vErrors.length;
}
}
if(data7.until !== undefined){
if(!(validate216(data7.until, {instancePath:instancePath+"/steps/" + i0+"/until",parentData:data7,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : withMore(vErrors, validate216.errors);
errors = vErrors.length;
}
}
if(data7.hidden !== undefined){
if(!(validate201(data7.hidden, {instancePath:instancePath+"/steps/" + i0+"/hidden",parentData:data7,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate201.errors : withMore(vErrors, validate201.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "object"},schema:schema52.properties.steps.items.type,parentSchema:schema52.properties.steps.items,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},schema:schema52.properties.steps.type,parentSchema:schema52.properties.steps,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema61 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"List","description":"Items to read one after another: services, policy sections, job openings, prices, questions with answers, quotes.","type":"object","defaultSnippets":[{"label":"list: short items","description":"Items in two columns, for example services.","toReplace":[1,3,4],"body":{"type":"list","heading":"${1:What the list holds}","items":[{"icon":"${2:file-check}","heading":"${3:A few words}","text":"${4:One or two sentences.}"}]}},{"label":"list: job openings","description":"Rows with details at the end.","toReplace":[2,3],"body":{"type":"list","layout":"ledger","heading":"${1:Current openings}","items":[{"heading":"${2:What the job is called}","text":"${3:What the work is.}","details":["${4:Full time}","${5:On site}"]}]}},{"label":"list: long text","description":"Sections one below the other, for a policy or your story.","toReplace":[1,2],"body":{"type":"list","layout":"prose","items":[{"heading":"${1:A section}","text":"${2:As many paragraphs as it takes.}"}]}},{"label":"list: prices","description":"Tables of prices, each below a heading.","toReplace":[2,3,6,7],"body":{"type":"list","layout":"prose","heading":"${1:Prices}","items":[{"heading":"${2:A kind of service}","table":{"caption":"${3:What the table shows}","columns":["${4:Service}","${5:Price}"],"rows":[{"heading":"${6:What is done}","cells":["${7:Its price}"]}]}}]}},{"label":"list: questions and answers","description":"Questions that open their answers.","toReplace":[2,3],"body":{"type":"list","layout":"questions","heading":"${1:What people ask us}","items":[{"heading":"${2:What do you ask?}","text":"${3:What we answer.}"}]}},{"label":"list: quotes","description":"What people said, who they are and where they said it.","toReplace":[2,3,4],"body":{"type":"list","layout":"quotes","heading":"${1:What people say about us}","items":[{"heading":"${2:Who said it}","text":"${3:The words.}","details":["${4:Where it was said}"]}]}},{"label":"list: logos","description":"Logos of partners, insurers or makers, in a row.","toReplace":[2,3],"body":{"type":"list","layout":"logos","heading":"${1:Whom we work with}","items":[{"heading":"${2:The name of one}"},{"heading":"${3:The name of another}"}]}},{"label":"list: gallery","description":"Pictures that open large when clicked.","toReplace":[1,4],"body":{"type":"list","layout":"gallery","heading":"${1:What the pictures show}","items":[{"heading":"${2:A caption}","picture":{"src":"${3:https://images.unsplash.com/photo-1497366216548-37526070297c}","alt":"${4:What the picture shows}","width":"^${5:1600}","height":"^${6:1067}"}}]}},{"label":"list: news","description":"What is new, each with its date.","toReplace":[3,4],"body":{"type":"list","layout":"news","heading":"${1:News}","items":[{"date":"${2:2025-05-27}","heading":"${3:What is new}","text":"${4:One to three sentences.}"}]}}],"properties":{"type":{"const":"list","title":"Type","description":"Makes this a list block."},"id":{"$ref":"../parts.schema.json#/$defs/id"},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"},"language":{"$ref":"../parts.schema.json#/$defs/language"},"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Heading","description":"What is in the list.","maxLength":90},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Text","description":"A few words above the list; can have bold text, lists and links.","maxLength":2000},"picture":{"$ref":"../parts.schema.json#/$defs/picture"},"layout":{"title":"Layout","description":"How the items are arranged; if left out, in two columns.","enum":["columns","ledger","prose","questions","quotes","logos","gallery","news"],"enumDescriptions":["Short items in two columns","Rows with the details at the end, for job openings","Long sections one below the other, for policies, prices and your story","Questions, whose headings open their answers","Quotes, with who said them as the heading and where in the details","A row of logos, or names where there is no picture","Pictures that open large, with the heading as the caption","News, each with its date"],"alsoCalled":{"faq":"questions","faqs":"questions","accordion":"questions","testimonials":"quotes","text":"prose","grid":"columns","jobs":"ledger","clients":"logos","partners":"logos","brands":"logos","photos":"gallery","pictures":"gallery","carousel":"gallery","slider":"gallery","blog":"news","posts":"news","updates":"news"}},"items":{"title":"Items","description":"The items, in the order they are shown.","type":"array","minItems":1,"maxItems":40,"items":{"title":"Item","description":"A heading, with a text, a picture, a table and details if you like.","type":"object","defaultSnippets":[{"label":"item","description":"A heading and a text.","toReplace":[1,2],"body":{"heading":"${1:A few words}","text":"${2:One or two sentences.}"}},{"label":"job opening","description":"A job: its name, the work and short facts.","toReplace":[1,2],"body":{"heading":"${1:What the job is called}","text":"${2:What the work is.}","details":["${3:Full time}","${4:On site}"]}},{"label":"question","description":"A question and its answer, for the layout questions.","toReplace":[1,2],"body":{"heading":"${1:What do you ask?}","text":"${2:What we answer.}"}},{"label":"quote","description":"Who said it, the words and where, for the layout quotes.","toReplace":[1,2,3],"body":{"heading":"${1:Who said it}","text":"${2:The words.}","details":["${3:Where it was said}"]}},{"label":"item with a table","description":"A heading and a table of prices.","toReplace":[1,2,5,6],"body":{"heading":"${1:A kind of service}","table":{"caption":"${2:What the table shows}","columns":["${3:Service}","${4:Price}"],"rows":[{"heading":"${5:What is done}","cells":["${6:Its price}"]}]}}}],"properties":{"icon":{"$ref":"../parts.schema.json#/$defs/icon"},"picture":{"$ref":"../parts.schema.json#/$defs/picture","title":"Picture","description":"A picture shown whole, in its own proportions.","markdownDescription":"A picture shown whole, in its own proportions."},"video":{"$ref":"../parts.schema.json#/$defs/video"},"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Item heading","description":"A few words, the question (layout questions) or who said it (layout quotes).","maxLength":120},"date":{"$ref":"../parts.schema.json#/$defs/day","title":"Date","description":"The day of the news, for the layout news: year-month-day, for example 2025-05-27."},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Item text","description":"The text, the answer (layout questions) or the quote (layout quotes); can have bold text, lists and links.","maxLength":4000},"parts":{"title":"Subsections","description":"Subheadings below the text, each with a text of its own.","type":"array","minItems":1,"maxItems":12,"items":{"title":"Subsection","description":"A subheading and its text.","type":"object","defaultSnippets":[{"label":"subsection","description":"A subheading and a text.","toReplace":[1,2],"body":{"heading":"${1:A few words}","text":"${2:One or more paragraphs.}"}}],"properties":{"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Subheading","description":"A few words, one level below the item’s heading.","maxLength":80},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Text","description":"The text below the subheading; can have bold text, lists and links.","maxLength":4000},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"}},"required":["heading","text"],"additionalProperties":false}},"table":{"$ref":"../parts.schema.json#/$defs/table"},"details":{"title":"Details","description":"Short facts about the item, for example Full time or Night shift; in the layout quotes, where the quote is from.","type":"array","items":{"$ref":"../parts.schema.json#/$defs/text","title":"Detail","description":"A few words, for example Full time.","maxLength":60},"minItems":1,"maxItems":6},"opening":{"title":"Job search listing","description":"Shows the item in job search engines as an opening at your postal address; visitors of the site don't see this.","type":"object","properties":{"posted":{"title":"Posting date","description":"The day you published the opening: year-month-day, for example 2025-05-27.","type":"string","isDay":true,"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","patternErrorMessage":"Write the year, the month and the day, for example 2025-05-27."},"closes":{"title":"Closing date","description":"The last day to apply, if there is one: year-month-day, for example 2025-06-30.","type":"string","isDay":true,"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","patternErrorMessage":"Write the year, the month and the day, for example 2025-05-27."},"employment":{"title":"Employment type","description":"The kind of job.","enum":["full-time","part-time","contract","temporary","internship"],"enumDescriptions":["Full time","Part time","Contract","Temporary","Internship"]}},"required":["posted","employment"],"additionalProperties":false},"action":{"$ref":"../parts.schema.json#/$defs/action"},"from":{"$ref":"../parts.schema.json#/$defs/from"},"until":{"$ref":"../parts.schema.json#/$defs/until"},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"}},"required":["heading"],"alsoCalled":{"image":"picture","photo":"picture","img":"picture","title":"heading","description":"text","body":"text","question":"heading","answer":"text","name":"heading","quote":"text","button":"action","link":"action"},"additionalProperties":false}},"action":{"$ref":"../parts.schema.json#/$defs/action"}},"required":["type","items"],"alsoCalled":{"image":"picture","photo":"picture","img":"picture","title":"heading","description":"text","body":"text","button":"action","questions":"items","quotes":"items"},"additionalProperties":false,"samples":[{"type":"list","heading":"Services","text":"Taken alone or together.","items":[{"icon":"file-check","heading":"Claims submission","text":"Scrubbed, sent, and confirmed by the payer."},{"icon":"banknote","heading":"Payment posting","text":"To the line, the same day."}],"action":{"label":"See every service","page":"home"}},{"type":"list","layout":"ledger","heading":"Current openings","items":[{"heading":"Medical Coder","text":"Outpatient, multi-specialty.","details":["Full time","Day shift","2+ years"],"opening":{"posted":"2025-05-27","employment":"full-time"}},{"heading":"AR Caller","details":["Full time","Night shift"]}]},{"type":"list","layout":"prose","items":[{"heading":"Cookies","text":"None. In particular:\n\n- no analytics\n- no advertising"}],"picture":{"src":"https://images.unsplash.com/photo-1497366216548-37526070297c","alt":"","decorative":true,"width":1600,"height":1067}},{"type":"list","layout":"questions","heading":"What patients ask","items":[{"heading":"Do you take my insurance?","text":"Most plans. Bring your card, and we ask **before** we begin."},{"heading":"What does a first visit cost?","text":"It depends on whether we take X-rays.","table":{"caption":"A first visit, in US dollars","rows":[{"heading":"Without X-rays","cells":["$95"]},{"heading":"With X-rays","cells":["$140"]}]}},{"icon":"phone","heading":"Whom do I call at night?","text":"The same number: one of us carries the phone.","action":{"label":"Read how we work","page":"home"}}]},{"type":"list","layout":"quotes","heading":"What patients say","items":[{"picture":{"src":"https://images.unsplash.com/photo-1494790108377-be9c29b29330","alt":"Ingrid Solberg, smiling","width":900,"height":1200},"heading":"Ingrid Solberg","text":"I had put it off for six years. They never asked why, they just began.","details":["Patient since 2019"]},{"heading":"R. M.","text":"My son asked when we may come again.","details":["Review of a parent","May 2025"]}]},{"type":"list","layout":"prose","heading":"Prices","items":[{"heading":"Check-ups","text":"Twice a year, with or without a plan.","table":{"caption":"Prices in US dollars, from January 2025","columns":["Treatment","Without a plan","With a plan"],"rows":[{"heading":"Check-up","cells":["$95","$0"]},{"heading":"Check-up with X-rays","cells":["$140","$25"]},{"heading":"Not offered yet","cells":["$1","$1"],"hidden":true}]},"action":{"label":"All our prices","file":"media/prices.pdf"}},{"heading":"Paying","text":"You get a price before we begin.","parts":[{"heading":"By instalments","text":"From $500, in *six* or *twelve* months without interest."},{"heading":"Through your insurance","text":"We send the claim, you pay what is left."}],"action":{"label":"Show us on a map","map":"12 Example Street, Sampletown"}},{"picture":{"src":"https://images.unsplash.com/photo-1629909613654-28e377c37b09","alt":"A treatment room with a chair at the window","width":1600,"height":1067},"heading":"What is included","text":"Every price includes the room, the anaesthetic and a look at it a week later."}]},{"type":"list","layout":"logos","heading":"Plans that we take","items":[{"heading":"Harborline Health","picture":{"src":"https://images.unsplash.com/photo-1560179707-f14e90ef3623","alt":"Harborline Health","width":600,"height":300}},{"heading":"Cobalt Mutual","picture":{"src":"https://images.unsplash.com/photo-1497215728101-856f4ea42174","alt":"Cobalt Mutual","width":400,"height":400}},{"heading":"Northfield Care"},{"heading":"Sundial Insurance","action":{"label":"What Sundial pays","page":"home"}}]},{"type":"list","layout":"gallery","heading":"Our rooms","items":[{"heading":"The waiting room","picture":{"src":"https://images.unsplash.com/photo-1497366216548-37526070297c","alt":"Six chairs along a window","width":1600,"height":1067}},{"heading":"The bay room","picture":{"src":"https://images.unsplash.com/photo-1629909613654-28e377c37b09","alt":"A treatment room with a chair at the window","width":1600,"height":1067}},{"heading":"The front door","picture":{"src":"https://images.unsplash.com/photo-1497366811353-6870744d04b2","alt":"A brick house with a green door","width":1067,"height":1600}},{"heading":"The garden","text":"Open to patients from May to September.","picture":{"src":"https://images.unsplash.com/photo-1497215842964-222b430dc094","alt":"A bench under an apple tree","width":1600,"height":1067}}]},{"type":"list","layout":"news","heading":"News","items":[{"date":"2025-05-27","heading":"We bill for dentists now","text":"Three practices have been with us since April. [Read how we work](page:home)."},{"date":"2025-03-03","heading":"Claims are scrubbed twice","text":"Once by a program, once by a person.","details":["At no extra cost"]},{"heading":"We moved","text":"A few doors down the street."}]},{"type":"list","layout":"prose","items":[{"heading":"A minute with us","text":"How a claim gets paid, told by the people who do it.","video":{"file":"media/tour.mp4","poster":{"src":"https://images.unsplash.com/photo-1497366216548-37526070297c","alt":"A walk through our office","width":1600,"height":900},"captions":"media/tour.vtt"}}]}]};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern14.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "src") || (key0 === "alt")) || (key0 === "decorative")) || (key0 === "width")) || (key0 === "height"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(!(validate8(data0, {instancePath:instancePath+"/src",parentData:data,parentDataProperty:"src",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 500){
const err3 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema38.properties.src,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema38.properties.src,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},schema:schema38.properties.src.type,parentSchema:schema38.properties.src,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema38.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},schema:schema38.properties.alt.type,parentSchema:schema38.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.decorative !== undefined){
let data2 = data.decorative;
if(typeof data2 !== "boolean"){
const err8 = {instancePath:instancePath+"/decorative",schemaPath:"#/properties/decorative/type",keyword:"type",params:{type: "boolean"},schema:schema38.properties.decorative.type,parentSchema:schema38.properties.decorative,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.width.type,parentSchema:schema38.properties.width,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema38.properties.width,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema38.properties.width,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.height.type,parentSchema:schema38.properties.height,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema38.properties.height,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema38.properties.height,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate174(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : withMore(vErrors, validate174.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern48.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema69 = {"title":"Video","description":"A video in the media folder, which is loaded only when a visitor plays it.","type":"object","defaultSnippets":[{"label":"video","description":"A file, and a picture that is shown until it plays.","toReplace":[3],"body":{"file":"${1:media/video.mp4}","poster":{"src":"${2:media/video.jpg}","alt":"${3:What the video shows}"}}}],"properties":{"file":{"$ref":"#/$defs/mediaFile","title":"Video file","description":"An MP4 or WebM file, for example media/tour.mp4.","markdownDescription":"An MP4 or WebM file, for example media/tour.mp4.","pattern":"^media/[^/\\\\]+\\.(mp4|webm)$","patternErrorMessage":"Write media/ and the name of an MP4 or WebM file, for example media/tour.mp4.","kinds":["mp4","webm"]},"poster":{"$ref":"#/$defs/picture","title":"Poster","description":"The picture that is shown until the video plays; its alternative text says what the video shows.","markdownDescription":"The picture that is shown until the video plays; its alternative text says what the video shows."},"captions":{"$ref":"#/$defs/mediaFile","title":"Captions","description":"A WebVTT file with what is spoken, for people who can't hear it, for example media/tour.vtt.","markdownDescription":"A WebVTT file with what is spoken, for people who can't hear it, for example media/tour.vtt.","pattern":"^media/[^/\\\\]+\\.vtt$","patternErrorMessage":"Write media/ and the name of a WebVTT file, for example media/tour.vtt.","kinds":["vtt"]}},"required":["file","poster"],"alsoCalled":{"src":"file","thumbnail":"poster","subtitles":"captions"},"additionalProperties":false};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "src") || (key0 === "alt")) || (key0 === "decorative")) || (key0 === "width")) || (key0 === "height"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(!(validate8(data0, {instancePath:instancePath+"/src",parentData:data,parentDataProperty:"src",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 500){
const err3 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema38.properties.src,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema38.properties.src,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},schema:schema38.properties.src.type,parentSchema:schema38.properties.src,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema38.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},schema:schema38.properties.alt.type,parentSchema:schema38.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.decorative !== undefined){
let data2 = data.decorative;
if(typeof data2 !== "boolean"){
const err8 = {instancePath:instancePath+"/decorative",schemaPath:"#/properties/decorative/type",keyword:"type",params:{type: "boolean"},schema:schema38.properties.decorative.type,parentSchema:schema38.properties.decorative,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.width.type,parentSchema:schema38.properties.width,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema38.properties.width,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema38.properties.width,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.height.type,parentSchema:schema38.properties.height,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema38.properties.height,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema38.properties.height,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern62 = new RegExp("^media/[^/\\\\]+\\.(mp4|webm)$", "u");
const pattern63 = new RegExp("^media/[^/\\\\]+\\.vtt$", "u");

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.poster === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "poster"},schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "file") || (key0 === "poster")) || (key0 === "captions"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.file !== undefined){
let data0 = data.file;
if(!(validate6(data0, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : withMore(vErrors, validate6.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(!pattern62.test(data0)){
const err3 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/pattern",keyword:"pattern",params:{pattern: "^media/[^/\\\\]+\\.(mp4|webm)$"},schema:"^media/[^/\\\\]+\\.(mp4|webm)$",parentSchema:schema69.properties.file,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.poster !== undefined){
if(!(validate239(data.poster, {instancePath:instancePath+"/poster",parentData:data,parentDataProperty:"poster",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : withMore(vErrors, validate239.errors);
errors = vErrors.length;
}
}
if(data.captions !== undefined){
let data2 = data.captions;
if(!(validate6(data2, {instancePath:instancePath+"/captions",parentData:data,parentDataProperty:"captions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : withMore(vErrors, validate6.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern63.test(data2)){
const err4 = {instancePath:instancePath+"/captions",schemaPath:"#/properties/captions/pattern",keyword:"pattern",params:{pattern: "^media/[^/\\\\]+\\.vtt$"},schema:"^media/[^/\\\\]+\\.vtt$",parentSchema:schema69.properties.captions,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},schema:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema72 = {"title":"Table","description":"Rows and columns, for example of prices; each row has a heading and one or two cells.","type":"object","defaultSnippets":[{"label":"table","description":"A caption, columns and a row.","toReplace":[1,4,5],"body":{"caption":"${1:What the table shows}","columns":["${2:Service}","${3:Price}"],"rows":[{"heading":"${4:What is done}","cells":["${5:Its price}"]}]}}],"properties":{"caption":{"$ref":"#/$defs/text","title":"Caption","description":"What the table shows, read before it, for example Prices in US dollars.","maxLength":120},"columns":{"title":"Columns","description":"The headings of the columns, beginning with the one above the row headings; leave them out if the rows say it all.","type":"array","items":{"$ref":"#/$defs/text","title":"Column","description":"One or two words, for example Price.","maxLength":30},"minItems":2,"maxItems":3,"columnsOf":{"rows":"rows","first":"heading","others":"cells"}},"rows":{"title":"Rows","description":"The rows, in the order they are shown, all with the same number of cells.","type":"array","minItems":1,"maxItems":40,"items":{"title":"Row","description":"A heading, and a cell for each other column.","type":"object","defaultSnippets":[{"label":"row","description":"A heading and a cell.","toReplace":[1,2],"body":{"heading":"${1:What is done}","cells":["${2:Its price}"]}}],"properties":{"heading":{"$ref":"#/$defs/text","title":"Row heading","description":"What the row is about, for example Check-up.","maxLength":80},"cells":{"title":"Cells","description":"What each other column says in this row.","type":"array","items":{"$ref":"#/$defs/text","title":"Cell","description":"A figure or a few words, for example $95.","maxLength":40},"minItems":1,"maxItems":2},"hidden":{"$ref":"#/$defs/hidden"}},"required":["heading","cells"],"alsoCalled":{"price":"cells","prices":"cells","value":"cells"},"additionalProperties":false}}},"required":["caption","rows"],"alsoCalled":{"title":"caption","heading":"caption","header":"columns","headers":"columns"},"additionalProperties":false};

function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.caption === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "caption"},schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "caption") || (key0 === "columns")) || (key0 === "rows"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.caption !== undefined){
let data0 = data.caption;
if(!(validate11(data0, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err3 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema72.properties.caption,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.columns !== undefined){
let data1 = data.columns;
if(Array.isArray(data1)){
if(data1.length > 3){
const err4 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maxItems",keyword:"maxItems",params:{limit: 3},schema:3,parentSchema:schema72.properties.columns,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 2){
const err5 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema72.properties.columns,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(validate11(data2, {instancePath:instancePath+"/columns/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func1(data2) > 30){
const err6 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema72.properties.columns.items,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},schema:schema72.properties.columns.type,parentSchema:schema72.properties.columns,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.rows !== undefined){
let data3 = data.rows;
if(Array.isArray(data3)){
if(data3.length > 40){
const err8 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema72.properties.rows,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema72.properties.rows,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.heading === undefined){
const err10 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "heading"},schema:schema72.properties.rows.items.required,parentSchema:schema72.properties.rows.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.cells === undefined){
const err11 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "cells"},schema:schema72.properties.rows.items.required,parentSchema:schema72.properties.rows.items,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "heading") || (key1 === "cells")) || (key1 === "hidden"))){
const err12 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema72.properties.rows.items,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.heading !== undefined){
let data5 = data4.heading;
if(!(validate11(data5, {instancePath:instancePath+"/rows/" + i1+"/heading",parentData:data4,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 80){
const err13 = {instancePath:instancePath+"/rows/" + i1+"/heading",schemaPath:"#/properties/rows/items/properties/heading/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema72.properties.rows.items.properties.heading,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data4.cells !== undefined){
let data6 = data4.cells;
if(Array.isArray(data6)){
if(data6.length > 2){
const err14 = {instancePath:instancePath+"/rows/" + i1+"/cells",schemaPath:"#/properties/rows/items/properties/cells/maxItems",keyword:"maxItems",params:{limit: 2},schema:2,parentSchema:schema72.properties.rows.items.properties.cells,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.length < 1){
const err15 = {instancePath:instancePath+"/rows/" + i1+"/cells",schemaPath:"#/properties/rows/items/properties/cells/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema72.properties.rows.items.properties.cells,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(!(validate11(data7, {instancePath:instancePath+"/rows/" + i1+"/cells/" + i2,parentData:data6,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func1(data7) > 40){
const err16 = {instancePath:instancePath+"/rows/" + i1+"/cells/" + i2,schemaPath:"#/properties/rows/items/properties/cells/items/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema72.properties.rows.items.properties.cells.items,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/rows/" + i1+"/cells",schemaPath:"#/properties/rows/items/properties/cells/type",keyword:"type",params:{type: "array"},schema:schema72.properties.rows.items.properties.cells.type,parentSchema:schema72.properties.rows.items.properties.cells,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.hidden !== undefined){
if(!(validate67(data4.hidden, {instancePath:instancePath+"/rows/" + i1+"/hidden",parentData:data4,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : withMore(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},schema:schema72.properties.rows.items.type,parentSchema:schema72.properties.rows.items,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},schema:schema72.properties.rows.type,parentSchema:schema72.properties.rows,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "page"},schema:schema39.oneOf[0].required,parentSchema:schema39.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.href === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "href"},schema:schema39.oneOf[1].required,parentSchema:schema39.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "file"},schema:schema39.oneOf[2].required,parentSchema:schema39.oneOf[2],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.map === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "map"},schema:schema39.oneOf[3].required,parentSchema:schema39.oneOf[3],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema39.oneOf,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "label") || (key0 === "page")) || (key0 === "href")) || (key0 === "file")) || (key0 === "map")) || (key0 === "hidden"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(!(validate11(data0, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 40){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema39.properties.label,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.page !== undefined){
if(!(validate54(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : withMore(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate57(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : withMore(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate59(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : withMore(vErrors, validate59.errors);
errors = vErrors.length;
}
}
if(data.map !== undefined){
let data4 = data.map;
if(!(validate11(data4, {instancePath:instancePath+"/map",parentData:data,parentDataProperty:"map",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err8 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema39.properties.map,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.hidden !== undefined){
if(!(validate67(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : withMore(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},schema:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},schema:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema61.required,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},schema:schema61.required,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema61.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("list" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "list"},schema:"list",parentSchema:schema61.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate220(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : withMore(vErrors, validate220.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate222(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : withMore(vErrors, validate222.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate224(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : withMore(vErrors, validate224.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data4 = data.heading;
if(!(validate226(data4, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : withMore(vErrors, validate226.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 90){
const err4 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 90},schema:90,parentSchema:schema61.properties.heading,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.text !== undefined){
let data5 = data.text;
if(!(validate228(data5, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : withMore(vErrors, validate228.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 2000){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema61.properties.text,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.picture !== undefined){
if(!(validate230(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : withMore(vErrors, validate230.errors);
errors = vErrors.length;
}
}
if(data.layout !== undefined){
let data7 = data.layout;
if(!((((((((data7 === "columns") || (data7 === "ledger")) || (data7 === "prose")) || (data7 === "questions")) || (data7 === "quotes")) || (data7 === "logos")) || (data7 === "gallery")) || (data7 === "news"))){
const err6 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema61.properties.layout.enum},schema:schema61.properties.layout.enum,parentSchema:schema61.properties.layout,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.items !== undefined){
let data8 = data.items;
if(Array.isArray(data8)){
if(data8.length > 40){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema61.properties.items,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data8.length < 1){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema61.properties.items,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.heading === undefined){
const err9 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "heading"},schema:schema61.properties.items.items.required,parentSchema:schema61.properties.items.items,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data9){
if(!(func0.call(schema61.properties.items.items.properties, key1))){
const err10 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema61.properties.items.items,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data9.icon !== undefined){
if(!(validate233(data9.icon, {instancePath:instancePath+"/items/" + i0+"/icon",parentData:data9,parentDataProperty:"icon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : withMore(vErrors, validate233.errors);
errors = vErrors.length;
}
}
if(data9.picture !== undefined){
if(!(validate230(data9.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data9,parentDataProperty:"picture",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : withMore(vErrors, validate230.errors);
errors = vErrors.length;
}
}
if(data9.video !== undefined){
if(!(validate237(data9.video, {instancePath:instancePath+"/items/" + i0+"/video",parentData:data9,parentDataProperty:"video",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate237.errors : withMore(vErrors, validate237.errors);
errors = vErrors.length;
}
}
if(data9.heading !== undefined){
let data13 = data9.heading;
if(!(validate226(data13, {instancePath:instancePath+"/items/" + i0+"/heading",parentData:data9,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : withMore(vErrors, validate226.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func1(data13) > 120){
const err11 = {instancePath:instancePath+"/items/" + i0+"/heading",schemaPath:"#/properties/items/items/properties/heading/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema61.properties.items.items.properties.heading,data:data13};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data9.date !== undefined){
if(!(validate245(data9.date, {instancePath:instancePath+"/items/" + i0+"/date",parentData:data9,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
}
if(data9.text !== undefined){
let data15 = data9.text;
if(!(validate228(data15, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data9,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : withMore(vErrors, validate228.errors);
errors = vErrors.length;
}
if(typeof data15 === "string"){
if(func1(data15) > 4000){
const err12 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},schema:4000,parentSchema:schema61.properties.items.items.properties.text,data:data15};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data9.parts !== undefined){
let data16 = data9.parts;
if(Array.isArray(data16)){
if(data16.length > 12){
const err13 = {instancePath:instancePath+"/items/" + i0+"/parts",schemaPath:"#/properties/items/items/properties/parts/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema61.properties.items.items.properties.parts,data:data16};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data16.length < 1){
const err14 = {instancePath:instancePath+"/items/" + i0+"/parts",schemaPath:"#/properties/items/items/properties/parts/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema61.properties.items.items.properties.parts,data:data16};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.heading === undefined){
const err15 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1,schemaPath:"#/properties/items/items/properties/parts/items/required",keyword:"required",params:{missingProperty: "heading"},schema:schema61.properties.items.items.properties.parts.items.required,parentSchema:schema61.properties.items.items.properties.parts.items,data:data17};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data17.text === undefined){
const err16 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1,schemaPath:"#/properties/items/items/properties/parts/items/required",keyword:"required",params:{missingProperty: "text"},schema:schema61.properties.items.items.properties.parts.items.required,parentSchema:schema61.properties.items.items.properties.parts.items,data:data17};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key2 in data17){
if(!(((key2 === "heading") || (key2 === "text")) || (key2 === "hidden"))){
const err17 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1,schemaPath:"#/properties/items/items/properties/parts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema61.properties.items.items.properties.parts.items,data:data17};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data17.heading !== undefined){
let data18 = data17.heading;
if(!(validate226(data18, {instancePath:instancePath+"/items/" + i0+"/parts/" + i1+"/heading",parentData:data17,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : withMore(vErrors, validate226.errors);
errors = vErrors.length;
}
if(typeof data18 === "string"){
if(func1(data18) > 80){
const err18 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1+"/heading",schemaPath:"#/properties/items/items/properties/parts/items/properties/heading/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema61.properties.items.items.properties.parts.items.properties.heading,data:data18};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data17.text !== undefined){
let data19 = data17.text;
if(!(validate228(data19, {instancePath:instancePath+"/items/" + i0+"/parts/" + i1+"/text",parentData:data17,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : withMore(vErrors, validate228.errors);
errors = vErrors.length;
}
if(typeof data19 === "string"){
if(func1(data19) > 4000){
const err19 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1+"/text",schemaPath:"#/properties/items/items/properties/parts/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},schema:4000,parentSchema:schema61.properties.items.items.properties.parts.items.properties.text,data:data19};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data17.hidden !== undefined){
if(!(validate222(data17.hidden, {instancePath:instancePath+"/items/" + i0+"/parts/" + i1+"/hidden",parentData:data17,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : withMore(vErrors, validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1,schemaPath:"#/properties/items/items/properties/parts/items/type",keyword:"type",params:{type: "object"},schema:schema61.properties.items.items.properties.parts.items.type,parentSchema:schema61.properties.items.items.properties.parts.items,data:data17};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/items/" + i0+"/parts",schemaPath:"#/properties/items/items/properties/parts/type",keyword:"type",params:{type: "array"},schema:schema61.properties.items.items.properties.parts.type,parentSchema:schema61.properties.items.items.properties.parts,data:data16};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.table !== undefined){
if(!(validate251(data9.table, {instancePath:instancePath+"/items/" + i0+"/table",parentData:data9,parentDataProperty:"table",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : withMore(vErrors, validate251.errors);
errors = vErrors.length;
}
}
if(data9.details !== undefined){
let data22 = data9.details;
if(Array.isArray(data22)){
if(data22.length > 6){
const err22 = {instancePath:instancePath+"/items/" + i0+"/details",schemaPath:"#/properties/items/items/properties/details/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema61.properties.items.items.properties.details,data:data22};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data22.length < 1){
const err23 = {instancePath:instancePath+"/items/" + i0+"/details",schemaPath:"#/properties/items/items/properties/details/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema61.properties.items.items.properties.details,data:data22};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(!(validate226(data23, {instancePath:instancePath+"/items/" + i0+"/details/" + i2,parentData:data22,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : withMore(vErrors, validate226.errors);
errors = vErrors.length;
}
if(typeof data23 === "string"){
if(func1(data23) > 60){
const err24 = {instancePath:instancePath+"/items/" + i0+"/details/" + i2,schemaPath:"#/properties/items/items/properties/details/items/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema61.properties.items.items.properties.details.items,data:data23};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/items/" + i0+"/details",schemaPath:"#/properties/items/items/properties/details/type",keyword:"type",params:{type: "array"},schema:schema61.properties.items.items.properties.details.type,parentSchema:schema61.properties.items.items.properties.details,data:data22};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.opening !== undefined){
let data24 = data9.opening;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.posted === undefined){
const err26 = {instancePath:instancePath+"/items/" + i0+"/opening",schemaPath:"#/properties/items/items/properties/opening/required",keyword:"required",params:{missingProperty: "posted"},schema:schema61.properties.items.items.properties.opening.required,parentSchema:schema61.properties.items.items.properties.opening,data:data24};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data24.employment === undefined){
const err27 = {instancePath:instancePath+"/items/" + i0+"/opening",schemaPath:"#/properties/items/items/properties/opening/required",keyword:"required",params:{missingProperty: "employment"},schema:schema61.properties.items.items.properties.opening.required,parentSchema:schema61.properties.items.items.properties.opening,data:data24};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key3 in data24){
if(!(((key3 === "posted") || (key3 === "closes")) || (key3 === "employment"))){
const err28 = {instancePath:instancePath+"/items/" + i0+"/opening",schemaPath:"#/properties/items/items/properties/opening/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema61.properties.items.items.properties.opening,data:data24};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data24.posted !== undefined){
let data25 = data24.posted;
if(typeof data25 === "string"){
if(!pattern10.test(data25)){
const err29 = {instancePath:instancePath+"/items/" + i0+"/opening/posted",schemaPath:"#/properties/items/items/properties/opening/properties/posted/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},schema:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",parentSchema:schema61.properties.items.items.properties.opening.properties.posted,data:data25};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/items/" + i0+"/opening/posted",schemaPath:"#/properties/items/items/properties/opening/properties/posted/type",keyword:"type",params:{type: "string"},schema:schema61.properties.items.items.properties.opening.properties.posted.type,parentSchema:schema61.properties.items.items.properties.opening.properties.posted,data:data25};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data24.closes !== undefined){
let data26 = data24.closes;
if(typeof data26 === "string"){
if(!pattern10.test(data26)){
const err31 = {instancePath:instancePath+"/items/" + i0+"/opening/closes",schemaPath:"#/properties/items/items/properties/opening/properties/closes/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},schema:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",parentSchema:schema61.properties.items.items.properties.opening.properties.closes,data:data26};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/items/" + i0+"/opening/closes",schemaPath:"#/properties/items/items/properties/opening/properties/closes/type",keyword:"type",params:{type: "string"},schema:schema61.properties.items.items.properties.opening.properties.closes.type,parentSchema:schema61.properties.items.items.properties.opening.properties.closes,data:data26};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data24.employment !== undefined){
let data27 = data24.employment;
if(!(((((data27 === "full-time") || (data27 === "part-time")) || (data27 === "contract")) || (data27 === "temporary")) || (data27 === "internship"))){
const err33 = {instancePath:instancePath+"/items/" + i0+"/opening/employment",schemaPath:"#/properties/items/items/properties/opening/properties/employment/enum",keyword:"enum",params:{allowedValues: schema61.properties.items.items.properties.opening.properties.employment.enum},schema:schema61.properties.items.items.properties.opening.properties.employment.enum,parentSchema:schema61.properties.items.items.properties.opening.properties.employment,data:data27};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/items/" + i0+"/opening",schemaPath:"#/properties/items/items/properties/opening/type",keyword:"type",params:{type: "object"},schema:schema61.properties.items.items.properties.opening.type,parentSchema:schema61.properties.items.items.properties.opening,data:data24};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data9.action !== undefined){
if(!(validate259(data9.action, {instancePath:instancePath+"/items/" + i0+"/action",parentData:data9,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate259.errors : withMore(vErrors, validate259.errors);
errors = vErrors.length;
}
}
if(data9.from !== undefined){
if(!(validate267(data9.from, {instancePath:instancePath+"/items/" + i0+"/from",parentData:data9,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate267.errors : withMore(vErrors, validate267.errors);
errors = vErrors.length;
}
}
if(data9.until !== undefined){
if(!(validate269(data9.until, {instancePath:instancePath+"/items/" + i0+"/until",parentData:data9,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate269.errors : withMore(vErrors, validate269.errors);
errors = vErrors.length;
}
}
if(data9.hidden !== undefined){
if(!(validate222(data9.hidden, {instancePath:instancePath+"/items/" + i0+"/hidden",parentData:data9,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : withMore(vErrors, validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},schema:schema61.properties.items.items.type,parentSchema:schema61.properties.items.items,data:data9};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},schema:schema61.properties.items.type,parentSchema:schema61.properties.items,data:data8};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.action !== undefined){
if(!(validate259(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate259.errors : withMore(vErrors, validate259.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema76 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Contact information","description":"How and when to reach you: contact details, business hours or both.","type":"object","defaultSnippets":[{"label":"contactInfo: contact details and hours","description":"Your phone number, email address and business hours.","toReplace":[6],"body":{"type":"contactInfo","heading":"${1:How to reach us}","points":[{"kind":"phone","label":"${2:Phone}","lines":["{{facts.phone}}"]},{"kind":"email","label":"${3:Email}","lines":["{{facts.email}}"]}],"hours":{"heading":"${4:Business hours}","rows":[{"days":"${5:Monday-Friday}","hours":"${6:Your hours on these days}"}]}}},{"label":"contactInfo: business hours only","description":"Days and hours, without contact details.","toReplace":[4],"body":{"type":"contactInfo","heading":"${1:When we are here}","hours":{"heading":"${2:Business hours}","rows":[{"days":"${3:Monday-Friday}","hours":"${4:Your hours on these days}"}]}}},{"label":"contactInfo: opening hours of the site","description":"The opening hours in site.json, and if you are open now.","body":{"type":"contactInfo","heading":"${1:When we are here}","hours":{"heading":"${2:Opening hours}"}}},{"label":"contactInfo: location","description":"A picture of the building, and an address that opens on a map.","toReplace":[3,7],"body":{"type":"contactInfo","heading":"${1:Where to find us}","picture":{"src":"${2:https://images.unsplash.com/photo-1497366216548-37526070297c}","alt":"${3:What the picture shows}","width":"^${4:1600}","height":"^${5:1067}"},"points":[{"kind":"place","label":"${6:Address}","lines":["${7:12 Example Street, Sampletown}"]}]}}],"properties":{"type":{"const":"contactInfo","title":"Type","description":"Makes this a contact information block."},"id":{"$ref":"../parts.schema.json#/$defs/id"},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"},"language":{"$ref":"../parts.schema.json#/$defs/language"},"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Heading","description":"A few words, for example Reach us.","maxLength":90},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Text","description":"One or two sentences above the details; can have bold text, lists and links.","maxLength":600},"picture":{"$ref":"../parts.schema.json#/$defs/picture","title":"Picture","description":"A picture shown whole, in its own proportions.","markdownDescription":"A picture shown whole, in its own proportions."},"points":{"title":"Contact details","description":"Address, phone, email and website, in the order they are shown.","type":"array","items":{"$ref":"../parts.schema.json#/$defs/contactPoint"},"minItems":1,"maxItems":10},"hours":{"title":"Business hours","description":"When people can reach you.","type":"object","properties":{"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Heading","description":"A few words above the hours, for example Business hours.","maxLength":60},"rows":{"title":"Rows","description":"A row for each group of days with the same hours; if left out, the opening hours in site.json.","type":"array","minItems":1,"maxItems":7,"items":{"title":"Row","description":"Days, and the hours on them.","type":"object","defaultSnippets":[{"label":"row","description":"Days and hours.","toReplace":[2],"body":{"days":"${1:Saturday}","hours":"${2:Your hours on these days}"}}],"properties":{"days":{"$ref":"../parts.schema.json#/$defs/text","title":"Days","description":"The days with these hours, for example Monday-Friday.","maxLength":40},"hours":{"$ref":"../parts.schema.json#/$defs/text","title":"Hours","description":"The hours on these days, for example 8:00 AM-6:00 PM EST, or Closed.","maxLength":40},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"}},"required":["days","hours"],"additionalProperties":false}}},"required":["heading"],"additionalProperties":false}},"required":["type"],"anyOf":[{"required":["points"]},{"required":["hours"]}],"alsoCalled":{"image":"picture","photo":"picture","img":"picture","title":"heading","description":"text","body":"text","contacts":"points","openinghours":"hours"},"additionalProperties":false,"samples":[{"type":"contactInfo","heading":"Reach us","points":[{"kind":"phone","label":"Phone","lines":["+1 (602) 555-0100"]},{"kind":"email","label":"Email","lines":["hello@company.example"]},{"kind":"address","label":"Address","lines":["12 Example Street","Sampletown"]}],"hours":{"heading":"Business hours","rows":[{"days":"Monday-Friday","hours":"8:00 AM-6:00 PM EST"},{"days":"Weekend","hours":"Closed"}]}},{"type":"contactInfo","heading":"Where to find us","text":"The door beside the bakery.","picture":{"src":"https://images.unsplash.com/photo-1497366216548-37526070297c","alt":"A brick house with a green door","width":1067,"height":1600},"points":[{"kind":"place","label":"Practice and entrance for wheelchairs","lines":["12 Example Street","Sampletown"]},{"kind":"phone","label":"Emergencies outside of business hours","lines":["+1 (602) 555-0100"]},{"kind":"text","label":"Parking","lines":["Behind the house"]}]},{"type":"contactInfo","heading":"When we are here","hours":{"heading":"Business hours","rows":[{"days":"Monday-Thursday","hours":"7:30 AM-5:00 PM"},{"days":"Friday","hours":"7:30 AM-1:00 PM"}]}},{"type":"contactInfo","heading":"When we are here","text":"From the opening hours in site.json, with holidays.","hours":{"heading":"Opening hours"}}]};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern14.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "src") || (key0 === "alt")) || (key0 === "decorative")) || (key0 === "width")) || (key0 === "height"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(!(validate8(data0, {instancePath:instancePath+"/src",parentData:data,parentDataProperty:"src",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 500){
const err3 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema38.properties.src,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema38.properties.src,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},schema:schema38.properties.src.type,parentSchema:schema38.properties.src,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema38.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},schema:schema38.properties.alt.type,parentSchema:schema38.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.decorative !== undefined){
let data2 = data.decorative;
if(typeof data2 !== "boolean"){
const err8 = {instancePath:instancePath+"/decorative",schemaPath:"#/properties/decorative/type",keyword:"type",params:{type: "boolean"},schema:schema38.properties.decorative.type,parentSchema:schema38.properties.decorative,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.width.type,parentSchema:schema38.properties.width,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema38.properties.width,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema38.properties.width,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.height.type,parentSchema:schema38.properties.height,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema38.properties.height,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema38.properties.height,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.lines === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lines"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "label")) || (key0 === "lines")) || (key0 === "hidden"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((((((data0 === "phone") || (data0 === "email")) || (data0 === "website")) || (data0 === "place")) || (data0 === "address")) || (data0 === "text"))){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema25.properties.kind.enum},schema:schema25.properties.kind.enum,parentSchema:schema25.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate11(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func1(data1) > 40){
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema25.properties.label,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.lines !== undefined){
let data2 = data.lines;
if(Array.isArray(data2)){
if(data2.length > 6){
const err6 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema25.properties.lines,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema25.properties.lines,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(validate11(data3, {instancePath:instancePath+"/lines/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(!(validate79(data3, {instancePath:instancePath+"/lines/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : withMore(vErrors, validate79.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func1(data3) > 120){
const err8 = {instancePath:instancePath+"/lines/" + i0,schemaPath:"#/properties/lines/items/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema25.properties.lines.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"},schema:schema25.properties.lines.type,parentSchema:schema25.properties.lines,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.hidden !== undefined){
if(!(validate67(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : withMore(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate273.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.points === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "points"},schema:schema76.anyOf[0].required,parentSchema:schema76.anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hours === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "hours"},schema:schema76.anyOf[1].required,parentSchema:schema76.anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:schema76.anyOf,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema76.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("contactInfo" !== data0){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "contactInfo"},schema:"contactInfo",parentSchema:schema76.properties.type,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate274(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : withMore(vErrors, validate274.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate276(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate276.errors : withMore(vErrors, validate276.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate278(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : withMore(vErrors, validate278.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data4 = data.heading;
if(!(validate280(data4, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : withMore(vErrors, validate280.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 90){
const err6 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 90},schema:90,parentSchema:schema76.properties.heading,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.text !== undefined){
let data5 = data.text;
if(!(validate282(data5, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : withMore(vErrors, validate282.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 600){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema76.properties.text,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.picture !== undefined){
if(!(validate284(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : withMore(vErrors, validate284.errors);
errors = vErrors.length;
}
}
if(data.points !== undefined){
let data7 = data.points;
if(Array.isArray(data7)){
if(data7.length > 10){
const err8 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema76.properties.points,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7.length < 1){
const err9 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema76.properties.points,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate287(data7[i0], {instancePath:instancePath+"/points/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : withMore(vErrors, validate287.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "array"},schema:schema76.properties.points.type,parentSchema:schema76.properties.points,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.hours !== undefined){
let data9 = data.hours;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.heading === undefined){
const err11 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/required",keyword:"required",params:{missingProperty: "heading"},schema:schema76.properties.hours.required,parentSchema:schema76.properties.hours,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data9){
if(!((key1 === "heading") || (key1 === "rows"))){
const err12 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema76.properties.hours,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data9.heading !== undefined){
let data10 = data9.heading;
if(!(validate280(data10, {instancePath:instancePath+"/hours/heading",parentData:data9,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : withMore(vErrors, validate280.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func1(data10) > 60){
const err13 = {instancePath:instancePath+"/hours/heading",schemaPath:"#/properties/hours/properties/heading/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema76.properties.hours.properties.heading,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data9.rows !== undefined){
let data11 = data9.rows;
if(Array.isArray(data11)){
if(data11.length > 7){
const err14 = {instancePath:instancePath+"/hours/rows",schemaPath:"#/properties/hours/properties/rows/maxItems",keyword:"maxItems",params:{limit: 7},schema:7,parentSchema:schema76.properties.hours.properties.rows,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data11.length < 1){
const err15 = {instancePath:instancePath+"/hours/rows",schemaPath:"#/properties/hours/properties/rows/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema76.properties.hours.properties.rows,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.days === undefined){
const err16 = {instancePath:instancePath+"/hours/rows/" + i1,schemaPath:"#/properties/hours/properties/rows/items/required",keyword:"required",params:{missingProperty: "days"},schema:schema76.properties.hours.properties.rows.items.required,parentSchema:schema76.properties.hours.properties.rows.items,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data12.hours === undefined){
const err17 = {instancePath:instancePath+"/hours/rows/" + i1,schemaPath:"#/properties/hours/properties/rows/items/required",keyword:"required",params:{missingProperty: "hours"},schema:schema76.properties.hours.properties.rows.items.required,parentSchema:schema76.properties.hours.properties.rows.items,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key2 in data12){
if(!(((key2 === "days") || (key2 === "hours")) || (key2 === "hidden"))){
const err18 = {instancePath:instancePath+"/hours/rows/" + i1,schemaPath:"#/properties/hours/properties/rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema76.properties.hours.properties.rows.items,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data12.days !== undefined){
let data13 = data12.days;
if(!(validate280(data13, {instancePath:instancePath+"/hours/rows/" + i1+"/days",parentData:data12,parentDataProperty:"days",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : withMore(vErrors, validate280.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func1(data13) > 40){
const err19 = {instancePath:instancePath+"/hours/rows/" + i1+"/days",schemaPath:"#/properties/hours/properties/rows/items/properties/days/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema76.properties.hours.properties.rows.items.properties.days,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data12.hours !== undefined){
let data14 = data12.hours;
if(!(validate280(data14, {instancePath:instancePath+"/hours/rows/" + i1+"/hours",parentData:data12,parentDataProperty:"hours",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : withMore(vErrors, validate280.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func1(data14) > 40){
const err20 = {instancePath:instancePath+"/hours/rows/" + i1+"/hours",schemaPath:"#/properties/hours/properties/rows/items/properties/hours/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema76.properties.hours.properties.rows.items.properties.hours,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data12.hidden !== undefined){
if(!(validate276(data12.hidden, {instancePath:instancePath+"/hours/rows/" + i1+"/hidden",parentData:data12,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate276.errors : withMore(vErrors, validate276.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/hours/rows/" + i1,schemaPath:"#/properties/hours/properties/rows/items/type",keyword:"type",params:{type: "object"},schema:schema76.properties.hours.properties.rows.items.type,parentSchema:schema76.properties.hours.properties.rows.items,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/hours/rows",schemaPath:"#/properties/hours/properties/rows/type",keyword:"type",params:{type: "array"},schema:schema76.properties.hours.properties.rows.type,parentSchema:schema76.properties.hours.properties.rows,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/type",keyword:"type",params:{type: "object"},schema:schema76.properties.hours.type,parentSchema:schema76.properties.hours,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema84 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Form","description":"A form whose messages reach you by email, sent by the mail service.","type":"object","defaultSnippets":[{"label":"form: contact form","description":"Name, email, phone and message, sent by the mail service.","body":{"type":"form","id":"${1:new-form}","heading":"${2:Send us a message}","template":"${3:contact-message}","recipient":"{{facts.email}}","subject":"Contact Form Submission from {name}","parameters":{"from_name":"{name}","from_email":"{email}","phone":"{phone}","message":"{message}","to_email":"{recipient}","subject":"{subject}"},"fields":[{"type":"text","name":"name","label":"${4:Name}","required":true,"autocomplete":"name"},{"type":"email","name":"email","label":"${5:Email}","required":true,"autocomplete":"email"},{"type":"tel","name":"phone","label":"${6:Phone}","autocomplete":"tel"},{"type":"textarea","name":"message","label":"${7:Message}","required":true,"rows":4}],"submit":"${8:Send Message}","sending":"${9:Sending…}","failure":{"text":"${10:There was an error sending your message. Please try again or call us.}","contact":{"kind":"phone","label":"${11:Phone}","lines":["{{facts.phone}}"]}},"success":{"heading":"${12:Thank you for your message}","text":"${13:We reply soon.}","again":"${14:Send Another Message}","action":{"label":"${15:Back to Home}","page":"${16:home}"}}}}],"properties":{"type":{"const":"form","title":"Type","description":"Makes this a form block."},"id":{"$ref":"../parts.schema.json#/$defs/id"},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"},"language":{"$ref":"../parts.schema.json#/$defs/language"},"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Heading","description":"What the form is for.","maxLength":90},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Text","description":"A few words above the form; can have bold text, lists and links.","maxLength":1000},"template":{"fold":"How the email is sent","title":"Email template","description":"The name of the mail service's template that this form uses.","allOf":[{"$ref":"../suggestions.gen.json#/$defs/template"}],"$ref":"#/$defs/template","maxLength":60},"recipient":{"$ref":"../parts.schema.json#/$defs/text","fold":"How the email is sent","title":"Recipient","description":"The email address that messages go to, usually a fact: {{facts.email}}.","allOf":[{"$ref":"../suggestions.gen.json#/$defs/fact"}],"placeholders":"answers","maxLength":200},"subject":{"$ref":"../parts.schema.json#/$defs/text","fold":"How the email is sent","title":"Subject","description":"The subject of the email; {name} becomes the answer to the field called name.","placeholders":"answers","maxLength":200},"plainSubject":{"$ref":"../parts.schema.json#/$defs/text","fold":"How the email is sent","title":"Subject without answers","description":"The subject when scripts are off, so that no answer can be filled in; if left out, the heading is used.","maxLength":100},"parameters":{"fold":"How the email is sent","title":"Template parameters","description":"What each parameter gets: an answer such as {email}, all {answers}, {recipient}, {subject}, or {submission}, the message's own id.","type":"object","propertyNames":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$","patternErrorMessage":"Use only letters, digits and _, as in the template at the mail service, for example from_name."},"additionalProperties":{"title":"Parameter","description":"What this parameter gets, for example {name} for the answer to the field called name.","type":"string","pattern":"\\S","patternErrorMessage":"Write something here, or leave it out.","maxLength":500},"minProperties":1},"fields":{"title":"Fields","description":"The fields, in the order they are shown.","type":"array","minItems":1,"maxItems":30,"items":{"$ref":"#/$defs/field"}},"notice":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Notice","description":"A sentence beside the message field, for example to leave out health details; can have bold text, lists and links.","maxLength":400},"submit":{"$ref":"../parts.schema.json#/$defs/text","title":"Send button","description":"What the button says, for example Send Message.","maxLength":40},"sending":{"$ref":"../parts.schema.json#/$defs/text","title":"Sending label","description":"What the button says while the message is being sent.","maxLength":40},"failure":{"title":"Failure message","description":"Shown when the message can't be sent; what the visitor wrote stays in the form.","type":"object","properties":{"text":{"$ref":"../parts.schema.json#/$defs/text","title":"Text","description":"What went wrong and what to do, in one or two sentences.","maxLength":300},"contact":{"$ref":"../parts.schema.json#/$defs/contactPoint","title":"Contact","description":"The phone number or email address shown beside the text.","markdownDescription":"The phone number or email address shown beside the text."}},"required":["text","contact"],"additionalProperties":false},"success":{"title":"Thank-you message","description":"Shown in place of the form when the message is sent.","type":"object","properties":{"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Heading","description":"A few words of thanks.","maxLength":90},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Text","description":"What happens next; can have bold text, lists and links.","maxLength":1000},"again":{"$ref":"../parts.schema.json#/$defs/text","title":"Again button","description":"The button that brings back the empty form, for example Send Another Message.","maxLength":40},"action":{"$ref":"../parts.schema.json#/$defs/link","title":"Next step","description":"A button to another page, usually home, or to an address.","markdownDescription":"A button to another page, usually home, or to an address."}},"required":["heading","text","again","action"],"additionalProperties":false}},"required":["type","id","heading","template","recipient","subject","parameters","fields","submit","sending","failure","success"],"additionalProperties":false,"samples":[{"type":"form","id":"example-form","heading":"Send us a message","text":"We reply within **24 hours**.","template":"contact-message","recipient":"hello@company.example","subject":"Message from {name}","parameters":{"from_name":"{name}","from_email":"{email}","phone":"{phone}","message":"{message}","to_email":"{recipient}","subject":"{subject}","topic":"{topic}"},"fields":[{"type":"text","name":"name","label":"Name","required":true,"autocomplete":"name","maxLength":100},{"type":"email","name":"email","label":"Email","required":true,"autocomplete":"email","placeholder":"you@practice.example"},{"type":"tel","name":"phone","label":"Phone","autocomplete":"tel"},{"type":"select","name":"topic","label":"Topic","prompt":"Choose one","options":[{"value":"billing","label":"Billing"},{"value":"other","label":"Something else"}]},{"type":"textarea","name":"message","label":"Message","rows":4,"maxLength":4000,"emptyValue":"No message"},{"type":"file","name":"resume","label":"Resume","accept":[".pdf"],"help":"We can't receive it here.","picked":"{file} stays on your device.","sent":false}],"notice":"Please leave out patients' names.","submit":"Send Message","sending":"Sending…","failure":{"text":"Your message wasn't sent. Please try again or call us.","contact":{"kind":"phone","label":"Phone","lines":["+1 (602) 555-0100"]}},"success":{"heading":"Thank you","text":"We reply within 24 hours.","again":"Send Another Message","action":{"label":"Back to home","page":"home"}}},{"type":"form","id":"appointment-form","heading":"Ask for an appointment","template":"appointment","recipient":"hello@company.example","subject":"Appointment for {name}","parameters":{"from_name":"{name}","website":"{website}","providers":"{providers}","day":"{day}","time":"{time}","topics":"{topics}","consent":"{consent}","to_email":"{recipient}","subject":"{subject}"},"fields":[{"type":"text","name":"name","label":"Name","required":true,"autocomplete":"name"},{"type":"url","name":"website","label":"Website","autocomplete":"url","placeholder":"www.practice.example"},{"type":"number","name":"providers","label":"How large is your practice?","min":1,"max":500,"unit":"providers"},{"type":"date","name":"day","label":"Day","required":true,"earliest":"today"},{"type":"radio","name":"time","label":"Which time suits you?","required":true,"options":[{"value":"morning","label":"In the morning"},{"value":"afternoon","label":"In the afternoon"}]},{"type":"checkboxes","name":"topics","label":"What is it about?","help":"Tick all that apply.","options":[{"value":"denials","label":"Denials"},{"value":"coding","label":"Coding"},{"value":"credentialing","label":"Credentialing"}],"emptyValue":"Not said"},{"type":"checkbox","name":"consent","label":"I have read the privacy policy and agree to it","help":"It is here: [Privacy Policy](https://company.example/privacy)","required":true,"value":"Yes"}],"submit":"Ask for It","sending":"Sending…","failure":{"text":"Your message wasn't sent. Please try again or call us.","contact":{"kind":"phone","label":"Phone","lines":["+1 (602) 555-0100"]}},"success":{"heading":"Thank you","text":"We confirm it within a day.","again":"Ask for Another","action":{"label":"Back to home","page":"home"}}}],"$defs":{"template":{"type":"string"},"field":{"title":"Field","type":"object","discriminator":{"propertyName":"type"},"properties":{"type":{"title":"Type","description":"The kind of field.","enum":["text","email","tel","url","textarea","number","date","select","radio","checkboxes","checkbox","file"]}},"required":["type"],"alsoTyped":{"phone":{"type":"tel"},"telephone":{"type":"tel"},"dropdown":{"type":"select"},"multiline":{"type":"textarea"},"message":{"type":"textarea"},"multiselect":{"type":"checkboxes"},"consent":{"type":"checkbox"},"website":{"type":"url"},"link":{"type":"url"},"upload":{"type":"file"},"attachment":{"type":"file"}},"oneOf":[{"$ref":"#/$defs/textField"},{"$ref":"#/$defs/emailField"},{"$ref":"#/$defs/telField"},{"$ref":"#/$defs/urlField"},{"$ref":"#/$defs/textareaField"},{"$ref":"#/$defs/numberField"},{"$ref":"#/$defs/dateField"},{"$ref":"#/$defs/selectField"},{"$ref":"#/$defs/radioField"},{"$ref":"#/$defs/checkboxesField"},{"$ref":"#/$defs/checkboxField"},{"$ref":"#/$defs/fileField"}]},"textField":{"title":"Text field","description":"One line of text.","type":"object","defaultSnippets":[{"label":"text field","description":"One line of text.","body":{"type":"text","name":"${1:company}","label":"${2:Company}"}}],"properties":{"type":{"const":"text","title":"Type","description":"Makes this a text field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"autocomplete":{"$ref":"#/$defs/fieldAutocomplete"},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 200.","type":"integer","minimum":1,"maximum":500},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false},"emailField":{"title":"Email field","description":"An email address, checked by the browser.","type":"object","defaultSnippets":[{"label":"email field","description":"An email address.","body":{"type":"email","name":"${1:email}","label":"${2:Email}","required":true,"autocomplete":"email"}}],"properties":{"type":{"const":"email","title":"Type","description":"Makes this an email field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"autocomplete":{"$ref":"#/$defs/fieldAutocomplete"},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 254.","type":"integer","minimum":1,"maximum":500},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false},"telField":{"title":"Phone field","description":"A phone number, typed on the phone's number keys.","type":"object","defaultSnippets":[{"label":"tel field","description":"A phone number.","body":{"type":"tel","name":"${1:phone}","label":"${2:Phone}","autocomplete":"tel"}}],"properties":{"type":{"const":"tel","title":"Type","description":"Makes this a phone field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"autocomplete":{"$ref":"#/$defs/fieldAutocomplete"},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 40.","type":"integer","minimum":1,"maximum":500},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false},"urlField":{"title":"Website field","description":"The address of a website; https:// is added when a visitor leaves it out.","type":"object","defaultSnippets":[{"label":"url field","description":"The address of a website.","body":{"type":"url","name":"${1:website}","label":"${2:Website}","autocomplete":"url"}}],"properties":{"type":{"const":"url","title":"Type","description":"Makes this a website field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"autocomplete":{"$ref":"#/$defs/fieldAutocomplete"},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 500.","type":"integer","minimum":1,"maximum":500},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false},"textareaField":{"title":"Message field","description":"Several lines of text.","type":"object","defaultSnippets":[{"label":"textarea field","description":"Several lines of text.","body":{"type":"textarea","name":"${1:message}","label":"${2:Message}","rows":"^${3:4}"}}],"properties":{"type":{"const":"textarea","title":"Type","description":"Makes this a message field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"rows":{"title":"Rows","description":"How many lines the field shows.","type":"integer","minimum":2,"maximum":20},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 4000.","type":"integer","minimum":1,"maximum":20000},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false},"numberField":{"title":"Number field","description":"A number.","type":"object","defaultSnippets":[{"label":"number field","description":"A number.","body":{"type":"number","name":"${1:people}","label":"${2:How many people?}","min":"^${3:1}"}}],"properties":{"type":{"const":"number","title":"Type","description":"Makes this a number field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"min":{"title":"Smallest answer","description":"The smallest number a visitor can enter.","type":"number"},"max":{"title":"Largest answer","description":"The largest number a visitor can enter.","type":"number"},"step":{"title":"Step","description":"The distance between answers: 0.5 allows halves, 0.01 allows cents; if left out, only whole numbers are allowed.","type":"number","minimum":0.000001},"unit":{"$ref":"../parts.schema.json#/$defs/text","title":"Unit","description":"What is counted, shown after the number, for example claims.","maxLength":30},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false},"dateField":{"title":"Date field","description":"A day from the browser's calendar, sent as year-month-day, for example 2025-05-27.","type":"object","defaultSnippets":[{"label":"date field","description":"A day.","body":{"type":"date","name":"${1:day}","label":"${2:Day}","earliest":"${3:today}"}}],"properties":{"type":{"const":"date","title":"Type","description":"Makes this a date field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"earliest":{"title":"Earliest day","description":"The first day a visitor can pick: a date such as 2025-05-27, or \"today\" for the day they fill in the form.","type":"string","isDay":true,"pattern":"^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$","patternErrorMessage":"Write \"today\", or the year, the month and the day, for example 2025-05-27."},"latest":{"title":"Latest day","description":"The last day a visitor can pick: a date such as 2025-06-30, or \"today\" for the day they fill in the form.","type":"string","isDay":true,"pattern":"^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$","patternErrorMessage":"Write \"today\", or the year, the month and the day, for example 2025-05-27."},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false},"selectField":{"title":"Dropdown field","description":"One choice from a list that opens.","type":"object","defaultSnippets":[{"label":"select field","description":"One choice from a list that opens.","body":{"type":"select","name":"${1:topic}","label":"${2:Topic}","prompt":"${3:Choose one}","options":[{"value":"${4:question}","label":"${5:A question}"},{"value":"${6:other}","label":"${7:Something else}"}]}}],"properties":{"type":{"const":"select","title":"Type","description":"Makes this a dropdown field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"prompt":{"$ref":"../parts.schema.json#/$defs/text","title":"Prompt","description":"What the field shows before a choice is made, for example Choose one.","maxLength":60},"options":{"$ref":"#/$defs/choices"},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label","prompt","options"],"additionalProperties":false},"radioField":{"title":"Radio button field","description":"One choice from a few that are always visible.","type":"object","defaultSnippets":[{"label":"radio field","description":"One choice from a few that are always visible.","body":{"type":"radio","name":"${1:time}","label":"${2:Which time suits you?}","options":[{"value":"${3:morning}","label":"${4:In the morning}"},{"value":"${5:afternoon}","label":"${6:In the afternoon}"}]}}],"properties":{"type":{"const":"radio","title":"Type","description":"Makes this a radio button field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"options":{"$ref":"#/$defs/choices","minItems":2},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label","options"],"additionalProperties":false},"checkboxesField":{"title":"Checkboxes field","description":"Any number of choices, sent with commas between them.","type":"object","defaultSnippets":[{"label":"checkboxes field","description":"Any number of choices.","body":{"type":"checkboxes","name":"${1:times}","label":"${2:Which times suit you?}","options":[{"value":"${3:morning}","label":"${4:In the morning}"},{"value":"${5:afternoon}","label":"${6:In the afternoon}"}]}}],"properties":{"type":{"const":"checkboxes","title":"Type","description":"Makes this a checkboxes field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"options":{"$ref":"#/$defs/choices","minItems":2},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label","options"],"additionalProperties":false},"checkboxField":{"title":"Checkbox field","description":"One box, for example for a consent whose details the help links to; it is never checked from the start.","type":"object","defaultSnippets":[{"label":"checkbox field","description":"One box to check, for example for a consent.","body":{"type":"checkbox","name":"${1:consent}","label":"${2:I have read the privacy policy and agree to it}","help":"${3:It is here: [Privacy Policy](page:privacy-policy)}","required":true,"value":"${4:Yes}"}}],"properties":{"type":{"const":"checkbox","title":"Type","description":"Makes this a checkbox field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"../parts.schema.json#/$defs/text","title":"Label","description":"The words beside the box.","maxLength":200},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"title":"Required","description":"Requires the check mark before the form can be sent: true for a consent, false for a newsletter.","type":"boolean"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"value":{"$ref":"../parts.schema.json#/$defs/text","fold":"How the email is sent","title":"Value","description":"What is sent when the box is checked, for example Yes.","maxLength":100},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label","required","value"],"additionalProperties":false},"fileField":{"title":"File field","description":"A file that a visitor picks as a reminder; it is never read or sent, and the form must say so.","type":"object","defaultSnippets":[{"label":"file field","description":"A file that is picked as a reminder and never sent.","body":{"type":"file","name":"${1:resume}","label":"${2:Resume}","accept":["${3:.pdf}"],"help":"${4:Picking a file here doesn’t upload it. Please email it separately.}","picked":"**{file}** stays on your device. Please email it separately.","sent":false}}],"properties":{"type":{"const":"file","title":"Type","description":"Makes this a file field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"accept":{"title":"File endings","description":"The endings of the files that can be picked, for example .pdf and .docx.","type":"array","minItems":1,"maxItems":10,"items":{"title":"File ending","description":"The end of a file's name, for example .pdf.","type":"string","pattern":"^\\.[a-z0-9]+$","patternErrorMessage":"Write a dot and the ending in lowercase letters, for example .pdf.","maxLength":10}},"picked":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Picked file message","description":"Shown when a file is picked, with {file} for its name; can have bold text, lists and links.","placeholders":["file"],"maxLength":400},"sent":{"fold":"How the email is sent","title":"Sent","description":"Keeps the file on the visitor's device, so it must be false.","const":false}},"required":["type","name","label","accept","help","picked","sent"],"additionalProperties":false},"fieldName":{"fold":"How the email is sent","title":"Name","description":"A short name for the answer, for example email; write {email} to use what a visitor typed.","type":"string","pattern":"^[a-z][a-zA-Z0-9]*$","patternErrorMessage":"Start with a lowercase letter, then use only letters and digits, for example phone or fullName.","maxLength":40,"not":{"enum":["recipient","subject","submission","answers"]}},"fieldLabel":{"$ref":"../parts.schema.json#/$defs/text","title":"Label","description":"The words above the field.","maxLength":80},"fieldHelp":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Help","description":"A sentence below the label; can have bold text, lists and links.","maxLength":400},"fieldRequired":{"title":"Required","description":"Requires an answer before the form can be sent.","type":"boolean"},"fieldSensitive":{"title":"Sensitive data","description":"Allows the field to ask for health data or a government number, which is then sent as ordinary email.","const":"allowed"},"fieldAutocomplete":{"title":"Autocomplete","description":"What the browser can fill in from what it knows about the visitor.","enum":["name","given-name","family-name","organization","organization-title","email","tel","url","street-address","postal-code","country-name","off"],"enumDescriptions":["Name","First name","Last name","Company","Job title","Email address","Phone number","Website","Street and number","Postal code","Country","Nothing"]},"fieldPlaceholder":{"$ref":"../parts.schema.json#/$defs/text","title":"Placeholder","description":"An example of an answer, shown in the empty field.","maxLength":60},"fieldEmptyValue":{"$ref":"../parts.schema.json#/$defs/text","fold":"How the email is sent","title":"Empty answer","description":"What is sent when a visitor leaves the field empty.","maxLength":200},"fieldSent":{"fold":"How the email is sent","title":"Sent","description":"Includes the answer in the message.","type":"boolean","default":true},"choices":{"title":"Choices","type":"array","minItems":1,"maxItems":60,"description":"The choices, in the order they are shown.","items":{"title":"Choice","description":"What is sent, and what a visitor reads.","type":"object","defaultSnippets":[{"label":"choice","description":"What is sent, and what a visitor reads.","toReplace":[2],"body":{"value":"${1:new-choice}","label":"${2:New choice}"}}],"properties":{"value":{"$ref":"../parts.schema.json#/$defs/text","fold":"How the email is sent","title":"Value","description":"What is sent, for example a-repair.","maxLength":100},"label":{"$ref":"../parts.schema.json#/$defs/text","title":"Label","description":"What a visitor reads.","maxLength":100},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"}},"required":["value","label"],"additionalProperties":false}}}};

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern14.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate300.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate300.errors = vErrors;
return errors === 0;
}
validate300.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate304.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate304.errors = vErrors;
return errors === 0;
}
validate304.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate306.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate306.errors = vErrors;
return errors === 0;
}
validate306.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema90 = {"type":"string"};

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema90.type,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema91 = {};

function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate310.errors = null;
return true;
}
validate310.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate313.errors = null;
return true;
}
validate313.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema93 = {"title":"Field","type":"object","discriminator":{"propertyName":"type"},"properties":{"type":{"title":"Type","description":"The kind of field.","enum":["text","email","tel","url","textarea","number","date","select","radio","checkboxes","checkbox","file"]}},"required":["type"],"alsoTyped":{"phone":{"type":"tel"},"telephone":{"type":"tel"},"dropdown":{"type":"select"},"multiline":{"type":"textarea"},"message":{"type":"textarea"},"multiselect":{"type":"checkboxes"},"consent":{"type":"checkbox"},"website":{"type":"url"},"link":{"type":"url"},"upload":{"type":"file"},"attachment":{"type":"file"}},"oneOf":[{"$ref":"#/$defs/textField"},{"$ref":"#/$defs/emailField"},{"$ref":"#/$defs/telField"},{"$ref":"#/$defs/urlField"},{"$ref":"#/$defs/textareaField"},{"$ref":"#/$defs/numberField"},{"$ref":"#/$defs/dateField"},{"$ref":"#/$defs/selectField"},{"$ref":"#/$defs/radioField"},{"$ref":"#/$defs/checkboxesField"},{"$ref":"#/$defs/checkboxField"},{"$ref":"#/$defs/fileField"}]};
const schema94 = {"title":"Text field","description":"One line of text.","type":"object","defaultSnippets":[{"label":"text field","description":"One line of text.","body":{"type":"text","name":"${1:company}","label":"${2:Company}"}}],"properties":{"type":{"const":"text","title":"Type","description":"Makes this a text field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"autocomplete":{"$ref":"#/$defs/fieldAutocomplete"},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 200.","type":"integer","minimum":1,"maximum":500},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false};
const schema95 = {"fold":"How the email is sent","title":"Name","description":"A short name for the answer, for example email; write {email} to use what a visitor typed.","type":"string","pattern":"^[a-z][a-zA-Z0-9]*$","patternErrorMessage":"Start with a lowercase letter, then use only letters and digits, for example phone or fullName.","maxLength":40,"not":{"enum":["recipient","subject","submission","answers"]}};

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
const _errs2 = errors;
if(!((((data === "recipient") || (data === "subject")) || (data === "submission")) || (data === "answers"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid0 = _errs2 === errors;
if(valid0){
const err1 = {instancePath,schemaPath:"#/not",keyword:"not",params:{},schema:schema95.not,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func1(data) > 40){
const err2 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern15.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-zA-Z0-9]*$"},schema:"^[a-z][a-zA-Z0-9]*$",parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema95.type,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate319.errors = vErrors;
return errors === 0;
}
validate319.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema96 = {"$ref":"../parts.schema.json#/$defs/text","title":"Label","description":"The words above the field.","maxLength":80};

function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate321.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate304(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate321.errors = vErrors;
return errors === 0;
}
validate321.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema97 = {"$ref":"../parts.schema.json#/$defs/markdown","title":"Help","description":"A sentence below the label; can have bold text, lists and links.","maxLength":400};

function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate324.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate306(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : withMore(vErrors, validate306.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},schema:400,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate324.errors = vErrors;
return errors === 0;
}
validate324.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema98 = {"title":"Required","description":"Requires an answer before the form can be sent.","type":"boolean"};

function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate327.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema98.type,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate327.errors = vErrors;
return errors === 0;
}
validate327.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema99 = {"title":"Sensitive data","description":"Allows the field to ask for health data or a government number, which is then sent as ordinary email.","const":"allowed"};

function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate329.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if("allowed" !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "allowed"},schema:"allowed",parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate329.errors = vErrors;
return errors === 0;
}
validate329.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema100 = {"title":"Autocomplete","description":"What the browser can fill in from what it knows about the visitor.","enum":["name","given-name","family-name","organization","organization-title","email","tel","url","street-address","postal-code","country-name","off"],"enumDescriptions":["Name","First name","Last name","Company","Job title","Email address","Phone number","Website","Street and number","Postal code","Country","Nothing"]};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate331.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((((((((((data === "name") || (data === "given-name")) || (data === "family-name")) || (data === "organization")) || (data === "organization-title")) || (data === "email")) || (data === "tel")) || (data === "url")) || (data === "street-address")) || (data === "postal-code")) || (data === "country-name")) || (data === "off"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema100.enum},schema:schema100.enum,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema101 = {"$ref":"../parts.schema.json#/$defs/text","title":"Placeholder","description":"An example of an answer, shown in the empty field.","maxLength":60};

function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate333.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate304(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema102 = {"$ref":"../parts.schema.json#/$defs/text","fold":"How the email is sent","title":"Empty answer","description":"What is sent when a visitor leaves the field empty.","maxLength":200};

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate336.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate304(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema103 = {"fold":"How the email is sent","title":"Sent","description":"Includes the answer in the message.","type":"boolean","default":true};

function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate339.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema103.type,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate339.errors = vErrors;
return errors === 0;
}
validate339.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate318.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema94.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("text" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},schema:"text",parentSchema:schema94.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate319(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : withMore(vErrors, validate319.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate321(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : withMore(vErrors, validate321.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate324(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : withMore(vErrors, validate324.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate327(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : withMore(vErrors, validate327.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate329(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate329.errors : withMore(vErrors, validate329.errors);
errors = vErrors.length;
}
}
if(data.autocomplete !== undefined){
if(!(validate331(data.autocomplete, {instancePath:instancePath+"/autocomplete",parentData:data,parentDataProperty:"autocomplete",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : withMore(vErrors, validate331.errors);
errors = vErrors.length;
}
}
if(data.placeholder !== undefined){
if(!(validate333(data.placeholder, {instancePath:instancePath+"/placeholder",parentData:data,parentDataProperty:"placeholder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : withMore(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err5 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},schema:schema94.properties.maxLength.type,parentSchema:schema94.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 500 || isNaN(data8)){
const err6 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema94.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err7 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema94.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.emptyValue !== undefined){
if(!(validate336(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : withMore(vErrors, validate336.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate339(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : withMore(vErrors, validate339.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate318.errors = vErrors;
return errors === 0;
}
validate318.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema104 = {"title":"Email field","description":"An email address, checked by the browser.","type":"object","defaultSnippets":[{"label":"email field","description":"An email address.","body":{"type":"email","name":"${1:email}","label":"${2:Email}","required":true,"autocomplete":"email"}}],"properties":{"type":{"const":"email","title":"Type","description":"Makes this an email field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"autocomplete":{"$ref":"#/$defs/fieldAutocomplete"},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 254.","type":"integer","minimum":1,"maximum":500},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false};

function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate341.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema104.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("email" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "email"},schema:"email",parentSchema:schema104.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate319(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : withMore(vErrors, validate319.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate321(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : withMore(vErrors, validate321.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate324(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : withMore(vErrors, validate324.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate327(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : withMore(vErrors, validate327.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate329(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate329.errors : withMore(vErrors, validate329.errors);
errors = vErrors.length;
}
}
if(data.autocomplete !== undefined){
if(!(validate331(data.autocomplete, {instancePath:instancePath+"/autocomplete",parentData:data,parentDataProperty:"autocomplete",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : withMore(vErrors, validate331.errors);
errors = vErrors.length;
}
}
if(data.placeholder !== undefined){
if(!(validate333(data.placeholder, {instancePath:instancePath+"/placeholder",parentData:data,parentDataProperty:"placeholder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : withMore(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err5 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},schema:schema104.properties.maxLength.type,parentSchema:schema104.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 500 || isNaN(data8)){
const err6 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema104.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err7 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema104.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.emptyValue !== undefined){
if(!(validate336(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : withMore(vErrors, validate336.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate339(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : withMore(vErrors, validate339.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema104.type,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate341.errors = vErrors;
return errors === 0;
}
validate341.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema105 = {"title":"Phone field","description":"A phone number, typed on the phone's number keys.","type":"object","defaultSnippets":[{"label":"tel field","description":"A phone number.","body":{"type":"tel","name":"${1:phone}","label":"${2:Phone}","autocomplete":"tel"}}],"properties":{"type":{"const":"tel","title":"Type","description":"Makes this a phone field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"autocomplete":{"$ref":"#/$defs/fieldAutocomplete"},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 40.","type":"integer","minimum":1,"maximum":500},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false};

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate351.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema105.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("tel" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tel"},schema:"tel",parentSchema:schema105.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate319(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : withMore(vErrors, validate319.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate321(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : withMore(vErrors, validate321.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate324(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : withMore(vErrors, validate324.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate327(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : withMore(vErrors, validate327.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate329(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate329.errors : withMore(vErrors, validate329.errors);
errors = vErrors.length;
}
}
if(data.autocomplete !== undefined){
if(!(validate331(data.autocomplete, {instancePath:instancePath+"/autocomplete",parentData:data,parentDataProperty:"autocomplete",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : withMore(vErrors, validate331.errors);
errors = vErrors.length;
}
}
if(data.placeholder !== undefined){
if(!(validate333(data.placeholder, {instancePath:instancePath+"/placeholder",parentData:data,parentDataProperty:"placeholder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : withMore(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err5 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},schema:schema105.properties.maxLength.type,parentSchema:schema105.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 500 || isNaN(data8)){
const err6 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema105.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err7 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema105.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.emptyValue !== undefined){
if(!(validate336(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : withMore(vErrors, validate336.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate339(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : withMore(vErrors, validate339.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate351.errors = vErrors;
return errors === 0;
}
validate351.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema106 = {"title":"Website field","description":"The address of a website; https:// is added when a visitor leaves it out.","type":"object","defaultSnippets":[{"label":"url field","description":"The address of a website.","body":{"type":"url","name":"${1:website}","label":"${2:Website}","autocomplete":"url"}}],"properties":{"type":{"const":"url","title":"Type","description":"Makes this a website field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"autocomplete":{"$ref":"#/$defs/fieldAutocomplete"},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 500.","type":"integer","minimum":1,"maximum":500},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false};

function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema106.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("url" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "url"},schema:"url",parentSchema:schema106.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate319(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : withMore(vErrors, validate319.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate321(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : withMore(vErrors, validate321.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate324(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : withMore(vErrors, validate324.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate327(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : withMore(vErrors, validate327.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate329(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate329.errors : withMore(vErrors, validate329.errors);
errors = vErrors.length;
}
}
if(data.autocomplete !== undefined){
if(!(validate331(data.autocomplete, {instancePath:instancePath+"/autocomplete",parentData:data,parentDataProperty:"autocomplete",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : withMore(vErrors, validate331.errors);
errors = vErrors.length;
}
}
if(data.placeholder !== undefined){
if(!(validate333(data.placeholder, {instancePath:instancePath+"/placeholder",parentData:data,parentDataProperty:"placeholder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : withMore(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err5 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},schema:schema106.properties.maxLength.type,parentSchema:schema106.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 500 || isNaN(data8)){
const err6 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema106.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err7 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema106.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.emptyValue !== undefined){
if(!(validate336(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : withMore(vErrors, validate336.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate339(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : withMore(vErrors, validate339.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema106.type,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema107 = {"title":"Message field","description":"Several lines of text.","type":"object","defaultSnippets":[{"label":"textarea field","description":"Several lines of text.","body":{"type":"textarea","name":"${1:message}","label":"${2:Message}","rows":"^${3:4}"}}],"properties":{"type":{"const":"textarea","title":"Type","description":"Makes this a message field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"rows":{"title":"Rows","description":"How many lines the field shows.","type":"integer","minimum":2,"maximum":20},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 4000.","type":"integer","minimum":1,"maximum":20000},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false};

function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema107.required,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema107.required,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema107.required,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema107.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("textarea" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "textarea"},schema:"textarea",parentSchema:schema107.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate319(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : withMore(vErrors, validate319.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate321(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : withMore(vErrors, validate321.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate324(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : withMore(vErrors, validate324.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate327(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : withMore(vErrors, validate327.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate329(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate329.errors : withMore(vErrors, validate329.errors);
errors = vErrors.length;
}
}
if(data.rows !== undefined){
let data6 = data.rows;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err5 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "integer"},schema:schema107.properties.rows.type,parentSchema:schema107.properties.rows,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 20 || isNaN(data6)){
const err6 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},schema:20,parentSchema:schema107.properties.rows,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data6 < 2 || isNaN(data6)){
const err7 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},schema:2,parentSchema:schema107.properties.rows,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.placeholder !== undefined){
if(!(validate333(data.placeholder, {instancePath:instancePath+"/placeholder",parentData:data,parentDataProperty:"placeholder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : withMore(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},schema:schema107.properties.maxLength.type,parentSchema:schema107.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 20000 || isNaN(data8)){
const err9 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000},schema:20000,parentSchema:schema107.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err10 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema107.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.emptyValue !== undefined){
if(!(validate336(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : withMore(vErrors, validate336.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate339(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : withMore(vErrors, validate339.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema108 = {"title":"Number field","description":"A number.","type":"object","defaultSnippets":[{"label":"number field","description":"A number.","body":{"type":"number","name":"${1:people}","label":"${2:How many people?}","min":"^${3:1}"}}],"properties":{"type":{"const":"number","title":"Type","description":"Makes this a number field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"min":{"title":"Smallest answer","description":"The smallest number a visitor can enter.","type":"number"},"max":{"title":"Largest answer","description":"The largest number a visitor can enter.","type":"number"},"step":{"title":"Step","description":"The distance between answers: 0.5 allows halves, 0.01 allows cents; if left out, only whole numbers are allowed.","type":"number","minimum":0.000001},"unit":{"$ref":"../parts.schema.json#/$defs/text","title":"Unit","description":"What is counted, shown after the number, for example claims.","maxLength":30},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false};

function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate380.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema108.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("number" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "number"},schema:"number",parentSchema:schema108.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate319(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : withMore(vErrors, validate319.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate321(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : withMore(vErrors, validate321.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate324(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : withMore(vErrors, validate324.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate327(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : withMore(vErrors, validate327.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate329(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate329.errors : withMore(vErrors, validate329.errors);
errors = vErrors.length;
}
}
if(data.min !== undefined){
let data6 = data.min;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err5 = {instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "number"},schema:schema108.properties.min.type,parentSchema:schema108.properties.min,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.max !== undefined){
let data7 = data.max;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err6 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "number"},schema:schema108.properties.max.type,parentSchema:schema108.properties.max,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.step !== undefined){
let data8 = data.step;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0.000001 || isNaN(data8)){
const err7 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.000001},schema:0.000001,parentSchema:schema108.properties.step,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "number"},schema:schema108.properties.step.type,parentSchema:schema108.properties.step,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.unit !== undefined){
let data9 = data.unit;
if(!(validate304(data9, {instancePath:instancePath+"/unit",parentData:data,parentDataProperty:"unit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func1(data9) > 30){
const err9 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema108.properties.unit,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.placeholder !== undefined){
if(!(validate333(data.placeholder, {instancePath:instancePath+"/placeholder",parentData:data,parentDataProperty:"placeholder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : withMore(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.emptyValue !== undefined){
if(!(validate336(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : withMore(vErrors, validate336.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate339(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : withMore(vErrors, validate339.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema108.type,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate380.errors = vErrors;
return errors === 0;
}
validate380.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema109 = {"title":"Date field","description":"A day from the browser's calendar, sent as year-month-day, for example 2025-05-27.","type":"object","defaultSnippets":[{"label":"date field","description":"A day.","body":{"type":"date","name":"${1:day}","label":"${2:Day}","earliest":"${3:today}"}}],"properties":{"type":{"const":"date","title":"Type","description":"Makes this a date field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"earliest":{"title":"Earliest day","description":"The first day a visitor can pick: a date such as 2025-05-27, or \"today\" for the day they fill in the form.","type":"string","isDay":true,"pattern":"^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$","patternErrorMessage":"Write \"today\", or the year, the month and the day, for example 2025-05-27."},"latest":{"title":"Latest day","description":"The last day a visitor can pick: a date such as 2025-06-30, or \"today\" for the day they fill in the form.","type":"string","isDay":true,"pattern":"^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$","patternErrorMessage":"Write \"today\", or the year, the month and the day, for example 2025-05-27."},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false};
const pattern80 = new RegExp("^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$", "u");

function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate390.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema109.required,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema109.required,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema109.required,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema109.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("date" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "date"},schema:"date",parentSchema:schema109.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate319(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : withMore(vErrors, validate319.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate321(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : withMore(vErrors, validate321.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate324(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : withMore(vErrors, validate324.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate327(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : withMore(vErrors, validate327.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate329(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate329.errors : withMore(vErrors, validate329.errors);
errors = vErrors.length;
}
}
if(data.earliest !== undefined){
let data6 = data.earliest;
if(typeof data6 === "string"){
if(!pattern80.test(data6)){
const err5 = {instancePath:instancePath+"/earliest",schemaPath:"#/properties/earliest/pattern",keyword:"pattern",params:{pattern: "^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$"},schema:"^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$",parentSchema:schema109.properties.earliest,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/earliest",schemaPath:"#/properties/earliest/type",keyword:"type",params:{type: "string"},schema:schema109.properties.earliest.type,parentSchema:schema109.properties.earliest,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.latest !== undefined){
let data7 = data.latest;
if(typeof data7 === "string"){
if(!pattern80.test(data7)){
const err7 = {instancePath:instancePath+"/latest",schemaPath:"#/properties/latest/pattern",keyword:"pattern",params:{pattern: "^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$"},schema:"^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$",parentSchema:schema109.properties.latest,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/latest",schemaPath:"#/properties/latest/type",keyword:"type",params:{type: "string"},schema:schema109.properties.latest.type,parentSchema:schema109.properties.latest,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.emptyValue !== undefined){
if(!(validate336(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : withMore(vErrors, validate336.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate339(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : withMore(vErrors, validate339.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate390.errors = vErrors;
return errors === 0;
}
validate390.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema110 = {"title":"Dropdown field","description":"One choice from a list that opens.","type":"object","defaultSnippets":[{"label":"select field","description":"One choice from a list that opens.","body":{"type":"select","name":"${1:topic}","label":"${2:Topic}","prompt":"${3:Choose one}","options":[{"value":"${4:question}","label":"${5:A question}"},{"value":"${6:other}","label":"${7:Something else}"}]}}],"properties":{"type":{"const":"select","title":"Type","description":"Makes this a dropdown field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"prompt":{"$ref":"../parts.schema.json#/$defs/text","title":"Prompt","description":"What the field shows before a choice is made, for example Choose one.","maxLength":60},"options":{"$ref":"#/$defs/choices"},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label","prompt","options"],"additionalProperties":false};
const schema111 = {"title":"Choices","type":"array","minItems":1,"maxItems":60,"description":"The choices, in the order they are shown.","items":{"title":"Choice","description":"What is sent, and what a visitor reads.","type":"object","defaultSnippets":[{"label":"choice","description":"What is sent, and what a visitor reads.","toReplace":[2],"body":{"value":"${1:new-choice}","label":"${2:New choice}"}}],"properties":{"value":{"$ref":"../parts.schema.json#/$defs/text","fold":"How the email is sent","title":"Value","description":"What is sent, for example a-repair.","maxLength":100},"label":{"$ref":"../parts.schema.json#/$defs/text","title":"Label","description":"What a visitor reads.","maxLength":100},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"}},"required":["value","label"],"additionalProperties":false}};

function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate405.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 60){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 60},schema:60,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.value === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "value"},schema:schema111.items.required,parentSchema:schema111.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.label === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "label"},schema:schema111.items.required,parentSchema:schema111.items,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data0){
if(!(((key0 === "value") || (key0 === "label")) || (key0 === "hidden"))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema111.items,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.value !== undefined){
let data1 = data0.value;
if(!(validate304(data1, {instancePath:instancePath+"/" + i0+"/value",parentData:data0,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err5 = {instancePath:instancePath+"/" + i0+"/value",schemaPath:"#/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema111.items.properties.value,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data0.label !== undefined){
let data2 = data0.label;
if(!(validate304(data2, {instancePath:instancePath+"/" + i0+"/label",parentData:data0,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err6 = {instancePath:instancePath+"/" + i0+"/label",schemaPath:"#/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema111.items.properties.label,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data0.hidden !== undefined){
if(!(validate300(data0.hidden, {instancePath:instancePath+"/" + i0+"/hidden",parentData:data0,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate300.errors : withMore(vErrors, validate300.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},schema:schema111.items.type,parentSchema:schema111.items,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema111.type,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate405.errors = vErrors;
return errors === 0;
}
validate405.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate398(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate398.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.prompt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.options === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema110.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("select" !== data0){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "select"},schema:"select",parentSchema:schema110.properties.type,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate319(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : withMore(vErrors, validate319.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate321(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : withMore(vErrors, validate321.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate324(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : withMore(vErrors, validate324.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate327(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : withMore(vErrors, validate327.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate329(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate329.errors : withMore(vErrors, validate329.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data6 = data.prompt;
if(!(validate304(data6, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func1(data6) > 60){
const err7 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema110.properties.prompt,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.options !== undefined){
if(!(validate405(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate405.errors : withMore(vErrors, validate405.errors);
errors = vErrors.length;
}
}
if(data.emptyValue !== undefined){
if(!(validate336(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : withMore(vErrors, validate336.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate339(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : withMore(vErrors, validate339.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema110.type,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate398.errors = vErrors;
return errors === 0;
}
validate398.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema112 = {"title":"Radio button field","description":"One choice from a few that are always visible.","type":"object","defaultSnippets":[{"label":"radio field","description":"One choice from a few that are always visible.","body":{"type":"radio","name":"${1:time}","label":"${2:Which time suits you?}","options":[{"value":"${3:morning}","label":"${4:In the morning}"},{"value":"${5:afternoon}","label":"${6:In the afternoon}"}]}}],"properties":{"type":{"const":"radio","title":"Type","description":"Makes this a radio button field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"options":{"$ref":"#/$defs/choices","minItems":2},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label","options"],"additionalProperties":false};

function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate412.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.options === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema112.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("radio" !== data0){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "radio"},schema:"radio",parentSchema:schema112.properties.type,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate319(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : withMore(vErrors, validate319.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate321(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : withMore(vErrors, validate321.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate324(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : withMore(vErrors, validate324.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate327(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : withMore(vErrors, validate327.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate329(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate329.errors : withMore(vErrors, validate329.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined){
let data6 = data.options;
if(!(validate405(data6, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate405.errors : withMore(vErrors, validate405.errors);
errors = vErrors.length;
}
if(Array.isArray(data6)){
if(data6.length < 2){
const err6 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema112.properties.options,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.emptyValue !== undefined){
if(!(validate336(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : withMore(vErrors, validate336.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate339(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : withMore(vErrors, validate339.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema112.type,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate412.errors = vErrors;
return errors === 0;
}
validate412.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema113 = {"title":"Checkboxes field","description":"Any number of choices, sent with commas between them.","type":"object","defaultSnippets":[{"label":"checkboxes field","description":"Any number of choices.","body":{"type":"checkboxes","name":"${1:times}","label":"${2:Which times suit you?}","options":[{"value":"${3:morning}","label":"${4:In the morning}"},{"value":"${5:afternoon}","label":"${6:In the afternoon}"}]}}],"properties":{"type":{"const":"checkboxes","title":"Type","description":"Makes this a checkboxes field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"options":{"$ref":"#/$defs/choices","minItems":2},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label","options"],"additionalProperties":false};

function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate421.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema113.required,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema113.required,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema113.required,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.options === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},schema:schema113.required,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema113.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("checkboxes" !== data0){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "checkboxes"},schema:"checkboxes",parentSchema:schema113.properties.type,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate319(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : withMore(vErrors, validate319.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate321(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : withMore(vErrors, validate321.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate324(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : withMore(vErrors, validate324.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate327(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : withMore(vErrors, validate327.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate329(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate329.errors : withMore(vErrors, validate329.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined){
let data6 = data.options;
if(!(validate405(data6, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate405.errors : withMore(vErrors, validate405.errors);
errors = vErrors.length;
}
if(Array.isArray(data6)){
if(data6.length < 2){
const err6 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema113.properties.options,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.emptyValue !== undefined){
if(!(validate336(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : withMore(vErrors, validate336.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate339(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : withMore(vErrors, validate339.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate421.errors = vErrors;
return errors === 0;
}
validate421.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema114 = {"title":"Checkbox field","description":"One box, for example for a consent whose details the help links to; it is never checked from the start.","type":"object","defaultSnippets":[{"label":"checkbox field","description":"One box to check, for example for a consent.","body":{"type":"checkbox","name":"${1:consent}","label":"${2:I have read the privacy policy and agree to it}","help":"${3:It is here: [Privacy Policy](page:privacy-policy)}","required":true,"value":"${4:Yes}"}}],"properties":{"type":{"const":"checkbox","title":"Type","description":"Makes this a checkbox field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"../parts.schema.json#/$defs/text","title":"Label","description":"The words beside the box.","maxLength":200},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"title":"Required","description":"Requires the check mark before the form can be sent: true for a consent, false for a newsletter.","type":"boolean"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"value":{"$ref":"../parts.schema.json#/$defs/text","fold":"How the email is sent","title":"Value","description":"What is sent when the box is checked, for example Yes.","maxLength":100},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label","required","value"],"additionalProperties":false};

function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate430.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.required === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "required"},schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.value === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema114.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("checkbox" !== data0){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "checkbox"},schema:"checkbox",parentSchema:schema114.properties.type,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate319(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : withMore(vErrors, validate319.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(!(validate304(data2, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema114.properties.label,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.help !== undefined){
if(!(validate324(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : withMore(vErrors, validate324.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
let data4 = data.required;
if(typeof data4 !== "boolean"){
const err8 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},schema:schema114.properties.required.type,parentSchema:schema114.properties.required,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sensitive !== undefined){
if(!(validate329(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate329.errors : withMore(vErrors, validate329.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
let data6 = data.value;
if(!(validate304(data6, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func1(data6) > 100){
const err9 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema114.properties.value,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.emptyValue !== undefined){
if(!(validate336(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : withMore(vErrors, validate336.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate339(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : withMore(vErrors, validate339.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema114.type,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate430.errors = vErrors;
return errors === 0;
}
validate430.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema115 = {"title":"File field","description":"A file that a visitor picks as a reminder; it is never read or sent, and the form must say so.","type":"object","defaultSnippets":[{"label":"file field","description":"A file that is picked as a reminder and never sent.","body":{"type":"file","name":"${1:resume}","label":"${2:Resume}","accept":["${3:.pdf}"],"help":"${4:Picking a file here doesn’t upload it. Please email it separately.}","picked":"**{file}** stays on your device. Please email it separately.","sent":false}}],"properties":{"type":{"const":"file","title":"Type","description":"Makes this a file field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"accept":{"title":"File endings","description":"The endings of the files that can be picked, for example .pdf and .docx.","type":"array","minItems":1,"maxItems":10,"items":{"title":"File ending","description":"The end of a file's name, for example .pdf.","type":"string","pattern":"^\\.[a-z0-9]+$","patternErrorMessage":"Write a dot and the ending in lowercase letters, for example .pdf.","maxLength":10}},"picked":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Picked file message","description":"Shown when a file is picked, with {file} for its name; can have bold text, lists and links.","placeholders":["file"],"maxLength":400},"sent":{"fold":"How the email is sent","title":"Sent","description":"Keeps the file on the visitor's device, so it must be false.","const":false}},"required":["type","name","label","accept","help","picked","sent"],"additionalProperties":false};
const pattern82 = new RegExp("^\\.[a-z0-9]+$", "u");

function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate438.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.accept === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accept"},schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.help === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "help"},schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.picked === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "picked"},schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.sent === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sent"},schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema115.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("file" !== data0){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file"},schema:"file",parentSchema:schema115.properties.type,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate319(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : withMore(vErrors, validate319.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate321(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : withMore(vErrors, validate321.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate324(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : withMore(vErrors, validate324.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate327(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : withMore(vErrors, validate327.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate329(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate329.errors : withMore(vErrors, validate329.errors);
errors = vErrors.length;
}
}
if(data.accept !== undefined){
let data6 = data.accept;
if(Array.isArray(data6)){
if(data6.length > 10){
const err9 = {instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema115.properties.accept,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data6.length < 1){
const err10 = {instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema115.properties.accept,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func1(data7) > 10){
const err11 = {instancePath:instancePath+"/accept/" + i0,schemaPath:"#/properties/accept/items/maxLength",keyword:"maxLength",params:{limit: 10},schema:10,parentSchema:schema115.properties.accept.items,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern82.test(data7)){
const err12 = {instancePath:instancePath+"/accept/" + i0,schemaPath:"#/properties/accept/items/pattern",keyword:"pattern",params:{pattern: "^\\.[a-z0-9]+$"},schema:"^\\.[a-z0-9]+$",parentSchema:schema115.properties.accept.items,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/accept/" + i0,schemaPath:"#/properties/accept/items/type",keyword:"type",params:{type: "string"},schema:schema115.properties.accept.items.type,parentSchema:schema115.properties.accept.items,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/type",keyword:"type",params:{type: "array"},schema:schema115.properties.accept.type,parentSchema:schema115.properties.accept,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.picked !== undefined){
let data8 = data.picked;
if(!(validate306(data8, {instancePath:instancePath+"/picked",parentData:data,parentDataProperty:"picked",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : withMore(vErrors, validate306.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func1(data8) > 400){
const err15 = {instancePath:instancePath+"/picked",schemaPath:"#/properties/picked/maxLength",keyword:"maxLength",params:{limit: 400},schema:400,parentSchema:schema115.properties.picked,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.sent !== undefined){
let data9 = data.sent;
if(false !== data9){
const err16 = {instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/const",keyword:"const",params:{allowedValue: false},schema:false,parentSchema:schema115.properties.sent,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate438.errors = vErrors;
return errors === 0;
}
validate438.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema93.required,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(!((((((((((((data0 === "text") || (data0 === "email")) || (data0 === "tel")) || (data0 === "url")) || (data0 === "textarea")) || (data0 === "number")) || (data0 === "date")) || (data0 === "select")) || (data0 === "radio")) || (data0 === "checkboxes")) || (data0 === "checkbox")) || (data0 === "file"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema93.properties.type.enum},schema:schema93.properties.type.enum,parentSchema:schema93.properties.type,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(validate318(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate318.errors : withMore(vErrors, validate318.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "email"){
if(!(validate341(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate341.errors : withMore(vErrors, validate341.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tel"){
if(!(validate351(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate351.errors : withMore(vErrors, validate351.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "url"){
if(!(validate361(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate361.errors : withMore(vErrors, validate361.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "textarea"){
if(!(validate371(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate371.errors : withMore(vErrors, validate371.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "number"){
if(!(validate380(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate380.errors : withMore(vErrors, validate380.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "date"){
if(!(validate390(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate390.errors : withMore(vErrors, validate390.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select"){
if(!(validate398(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate398.errors : withMore(vErrors, validate398.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "radio"){
if(!(validate412(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate412.errors : withMore(vErrors, validate412.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkboxes"){
if(!(validate421(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate421.errors : withMore(vErrors, validate421.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox"){
if(!(validate430(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate430.errors : withMore(vErrors, validate430.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "file"){
if(!(validate438(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate438.errors : withMore(vErrors, validate438.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema93.discriminator,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema93.discriminator,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema93.type,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate317.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate317.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate462(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate462.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.lines === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lines"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "label")) || (key0 === "lines")) || (key0 === "hidden"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((((((data0 === "phone") || (data0 === "email")) || (data0 === "website")) || (data0 === "place")) || (data0 === "address")) || (data0 === "text"))){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema25.properties.kind.enum},schema:schema25.properties.kind.enum,parentSchema:schema25.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate11(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func1(data1) > 40){
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema25.properties.label,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.lines !== undefined){
let data2 = data.lines;
if(Array.isArray(data2)){
if(data2.length > 6){
const err6 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema25.properties.lines,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema25.properties.lines,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(validate11(data3, {instancePath:instancePath+"/lines/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(!(validate79(data3, {instancePath:instancePath+"/lines/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : withMore(vErrors, validate79.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func1(data3) > 120){
const err8 = {instancePath:instancePath+"/lines/" + i0,schemaPath:"#/properties/lines/items/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema25.properties.lines.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"},schema:schema25.properties.lines.type,parentSchema:schema25.properties.lines,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.hidden !== undefined){
if(!(validate67(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : withMore(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate462.errors = vErrors;
return errors === 0;
}
validate462.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate471.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "page"},schema:schema17.oneOf[0].required,parentSchema:schema17.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.href === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "href"},schema:schema17.oneOf[1].required,parentSchema:schema17.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "file"},schema:schema17.oneOf[2].required,parentSchema:schema17.oneOf[2],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.map === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "map"},schema:schema17.oneOf[3].required,parentSchema:schema17.oneOf[3],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema17.oneOf,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "label") || (key0 === "page")) || (key0 === "href")) || (key0 === "file")) || (key0 === "map")) || (key0 === "from")) || (key0 === "until")) || (key0 === "hidden"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(!(validate11(data0, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 40){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema17.properties.label,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.page !== undefined){
if(!(validate54(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : withMore(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate57(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : withMore(vErrors, validate57.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate59(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : withMore(vErrors, validate59.errors);
errors = vErrors.length;
}
}
if(data.map !== undefined){
let data4 = data.map;
if(!(validate11(data4, {instancePath:instancePath+"/map",parentData:data,parentDataProperty:"map",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err8 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema17.properties.map,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.from !== undefined){
if(!(validate63(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : withMore(vErrors, validate63.errors);
errors = vErrors.length;
}
}
if(data.until !== undefined){
if(!(validate65(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : withMore(vErrors, validate65.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate67(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : withMore(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate471.errors = vErrors;
return errors === 0;
}
validate471.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.heading === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.template === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "template"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.recipient === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipient"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.subject === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.parameters === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parameters"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.fields === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.submit === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "submit"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.sending === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sending"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.failure === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.success === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema84.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("form" !== data0){
const err13 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "form"},schema:"form",parentSchema:schema84.properties.type,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate298(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate298.errors : withMore(vErrors, validate298.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate300(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate300.errors : withMore(vErrors, validate300.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate302(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate302.errors : withMore(vErrors, validate302.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data4 = data.heading;
if(!(validate304(data4, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 90){
const err14 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 90},schema:90,parentSchema:schema84.properties.heading,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.text !== undefined){
let data5 = data.text;
if(!(validate306(data5, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : withMore(vErrors, validate306.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 1000){
const err15 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 1000},schema:1000,parentSchema:schema84.properties.text,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.template !== undefined){
let data6 = data.template;
if(!(validate308(data6, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(!(validate310(data6, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : withMore(vErrors, validate310.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func1(data6) > 60){
const err16 = {instancePath:instancePath+"/template",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema84.properties.template,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.recipient !== undefined){
let data7 = data.recipient;
if(!(validate304(data7, {instancePath:instancePath+"/recipient",parentData:data,parentDataProperty:"recipient",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
if(!(validate313(data7, {instancePath:instancePath+"/recipient",parentData:data,parentDataProperty:"recipient",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : withMore(vErrors, validate313.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func1(data7) > 200){
const err17 = {instancePath:instancePath+"/recipient",schemaPath:"#/properties/recipient/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema84.properties.recipient,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.subject !== undefined){
let data8 = data.subject;
if(!(validate304(data8, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func1(data8) > 200){
const err18 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema84.properties.subject,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.plainSubject !== undefined){
let data9 = data.plainSubject;
if(!(validate304(data9, {instancePath:instancePath+"/plainSubject",parentData:data,parentDataProperty:"plainSubject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func1(data9) > 100){
const err19 = {instancePath:instancePath+"/plainSubject",schemaPath:"#/properties/plainSubject/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema84.properties.plainSubject,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.parameters !== undefined){
let data10 = data.parameters;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(Object.keys(data10).length < 1){
const err20 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema84.properties.parameters,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data10){
const _errs16 = errors;
if(typeof key1 === "string"){
if(!pattern28.test(key1)){
const err21 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema84.properties.parameters.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid3 = _errs16 === errors;
if(!valid3){
const err22 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema84.properties.parameters.propertyNames,parentSchema:schema84.properties.parameters,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
for(const key2 in data10){
let data11 = data10[key2];
if(typeof data11 === "string"){
if(func1(data11) > 500){
const err23 = {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema84.properties.parameters.additionalProperties,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern0.test(data11)){
const err24 = {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema84.properties.parameters.additionalProperties,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema84.properties.parameters.additionalProperties.type,parentSchema:schema84.properties.parameters.additionalProperties,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},schema:schema84.properties.parameters.type,parentSchema:schema84.properties.parameters,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.fields !== undefined){
let data12 = data.fields;
if(Array.isArray(data12)){
if(data12.length > 30){
const err27 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 30},schema:30,parentSchema:schema84.properties.fields,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12.length < 1){
const err28 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema84.properties.fields,data:data12};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate317(data12[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : withMore(vErrors, validate317.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},schema:schema84.properties.fields.type,parentSchema:schema84.properties.fields,data:data12};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.notice !== undefined){
let data14 = data.notice;
if(!(validate306(data14, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : withMore(vErrors, validate306.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func1(data14) > 400){
const err30 = {instancePath:instancePath+"/notice",schemaPath:"#/properties/notice/maxLength",keyword:"maxLength",params:{limit: 400},schema:400,parentSchema:schema84.properties.notice,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.submit !== undefined){
let data15 = data.submit;
if(!(validate304(data15, {instancePath:instancePath+"/submit",parentData:data,parentDataProperty:"submit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
if(typeof data15 === "string"){
if(func1(data15) > 40){
const err31 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema84.properties.submit,data:data15};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.sending !== undefined){
let data16 = data.sending;
if(!(validate304(data16, {instancePath:instancePath+"/sending",parentData:data,parentDataProperty:"sending",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
if(typeof data16 === "string"){
if(func1(data16) > 40){
const err32 = {instancePath:instancePath+"/sending",schemaPath:"#/properties/sending/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema84.properties.sending,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.failure !== undefined){
let data17 = data.failure;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.text === undefined){
const err33 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty: "text"},schema:schema84.properties.failure.required,parentSchema:schema84.properties.failure,data:data17};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data17.contact === undefined){
const err34 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty: "contact"},schema:schema84.properties.failure.required,parentSchema:schema84.properties.failure,data:data17};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key3 in data17){
if(!((key3 === "text") || (key3 === "contact"))){
const err35 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema84.properties.failure,data:data17};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data17.text !== undefined){
let data18 = data17.text;
if(!(validate304(data18, {instancePath:instancePath+"/failure/text",parentData:data17,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
if(typeof data18 === "string"){
if(func1(data18) > 300){
const err36 = {instancePath:instancePath+"/failure/text",schemaPath:"#/properties/failure/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema84.properties.failure.properties.text,data:data18};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data17.contact !== undefined){
if(!(validate462(data17.contact, {instancePath:instancePath+"/failure/contact",parentData:data17,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate462.errors : withMore(vErrors, validate462.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type: "object"},schema:schema84.properties.failure.type,parentSchema:schema84.properties.failure,data:data17};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.success !== undefined){
let data20 = data.success;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.heading === undefined){
const err38 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "heading"},schema:schema84.properties.success.required,parentSchema:schema84.properties.success,data:data20};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data20.text === undefined){
const err39 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "text"},schema:schema84.properties.success.required,parentSchema:schema84.properties.success,data:data20};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data20.again === undefined){
const err40 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "again"},schema:schema84.properties.success.required,parentSchema:schema84.properties.success,data:data20};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data20.action === undefined){
const err41 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "action"},schema:schema84.properties.success.required,parentSchema:schema84.properties.success,data:data20};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key4 in data20){
if(!((((key4 === "heading") || (key4 === "text")) || (key4 === "again")) || (key4 === "action"))){
const err42 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema84.properties.success,data:data20};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data20.heading !== undefined){
let data21 = data20.heading;
if(!(validate304(data21, {instancePath:instancePath+"/success/heading",parentData:data20,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
if(typeof data21 === "string"){
if(func1(data21) > 90){
const err43 = {instancePath:instancePath+"/success/heading",schemaPath:"#/properties/success/properties/heading/maxLength",keyword:"maxLength",params:{limit: 90},schema:90,parentSchema:schema84.properties.success.properties.heading,data:data21};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
if(data20.text !== undefined){
let data22 = data20.text;
if(!(validate306(data22, {instancePath:instancePath+"/success/text",parentData:data20,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : withMore(vErrors, validate306.errors);
errors = vErrors.length;
}
if(typeof data22 === "string"){
if(func1(data22) > 1000){
const err44 = {instancePath:instancePath+"/success/text",schemaPath:"#/properties/success/properties/text/maxLength",keyword:"maxLength",params:{limit: 1000},schema:1000,parentSchema:schema84.properties.success.properties.text,data:data22};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data20.again !== undefined){
let data23 = data20.again;
if(!(validate304(data23, {instancePath:instancePath+"/success/again",parentData:data20,parentDataProperty:"again",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
if(typeof data23 === "string"){
if(func1(data23) > 40){
const err45 = {instancePath:instancePath+"/success/again",schemaPath:"#/properties/success/properties/again/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema84.properties.success.properties.again,data:data23};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data20.action !== undefined){
if(!(validate471(data20.action, {instancePath:instancePath+"/success/action",parentData:data20,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate471.errors : withMore(vErrors, validate471.errors);
errors = vErrors.length;
}
}
}
else {
const err46 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "object"},schema:schema84.properties.success.type,parentSchema:schema84.properties.success,data:data20};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(!((((((data0 === "hero") || (data0 === "cardGrid")) || (data0 === "steps")) || (data0 === "list")) || (data0 === "contactInfo")) || (data0 === "form"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema31.properties.type.enum},schema:schema31.properties.type.enum,parentSchema:schema31.properties.type,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "hero"){
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : withMore(vErrors, validate139.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "cardGrid"){
if(!(validate162(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : withMore(vErrors, validate162.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "steps"){
if(!(validate198(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : withMore(vErrors, validate198.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "list"){
if(!(validate219(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : withMore(vErrors, validate219.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "contactInfo"){
if(!(validate273(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate273.errors : withMore(vErrors, validate273.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "form"){
if(!(validate297(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : withMore(vErrors, validate297.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema31.discriminator,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema31.discriminator,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate138.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate138.evaluated = {"dynamicProps":true,"dynamicItems":false};

const pattern38 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.blocks === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"},schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "$schema") || (key0 === "title")) || (key0 === "description")) || (key0 === "formerNames")) || (key0 === "language")) || (key0 === "blocks"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema28.properties.$schema.type,parentSchema:schema28.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(!(validate133(data1, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : withMore(vErrors, validate133.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema28.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate133(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : withMore(vErrors, validate133.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func1(data2) > 300){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema28.properties.description,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.formerNames !== undefined){
let data3 = data.formerNames;
if(Array.isArray(data3)){
if(data3.length > 20){
const err7 = {instancePath:instancePath+"/formerNames",schemaPath:"#/properties/formerNames/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema28.properties.formerNames,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/formerNames",schemaPath:"#/properties/formerNames/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema28.properties.formerNames,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func1(data4) > 60){
const err9 = {instancePath:instancePath+"/formerNames/" + i0,schemaPath:"#/properties/formerNames/items/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema28.properties.formerNames.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern38.test(data4)){
const err10 = {instancePath:instancePath+"/formerNames/" + i0,schemaPath:"#/properties/formerNames/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},schema:"^[a-z][a-z0-9-]*$",parentSchema:schema28.properties.formerNames.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/formerNames/" + i0,schemaPath:"#/properties/formerNames/items/type",keyword:"type",params:{type: "string"},schema:schema28.properties.formerNames.items.type,parentSchema:schema28.properties.formerNames.items,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/formerNames",schemaPath:"#/properties/formerNames/type",keyword:"type",params:{type: "array"},schema:schema28.properties.formerNames.type,parentSchema:schema28.properties.formerNames,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.language !== undefined){
if(!(validate136(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : withMore(vErrors, validate136.errors);
errors = vErrors.length;
}
}
if(data.blocks !== undefined){
let data6 = data.blocks;
if(Array.isArray(data6)){
if(data6.length > 10000){
const err13 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/maxItems",keyword:"maxItems",params:{limit: 10000},schema:10000,parentSchema:schema28.properties.blocks,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.length < 1){
const err14 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema28.properties.blocks,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate138(data6[i1], {instancePath:instancePath+"/blocks/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : withMore(vErrors, validate138.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},schema:schema28.properties.blocks.type,parentSchema:schema28.properties.blocks,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function withMore(errors, more){
for(const error of more) errors.push(error);
return errors;
}
