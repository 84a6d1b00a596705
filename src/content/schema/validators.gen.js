// Generated from schema/ by `npm run generate`. Don't edit.
"use strict";
export const site = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Site","description":"Settings for the whole site: your business, the menu, the footer and where messages go.","type":"object","groups":["Business","Navigation","Search and sharing","Forms and email","Web editor","Advanced"],"alsoCalled":{"repo":"repository","github":"repository"},"properties":{"$schema":{"title":"Schema","description":"Gives code editors completion and help; leave it as it is.","type":"string"},"name":{"$ref":"parts.schema.json#/$defs/text","title":"Name","group":"Business","description":"Your business name, as visitors read it.","maxLength":60},"tagline":{"$ref":"parts.schema.json#/$defs/text","title":"Tagline","group":"Business","description":"One line about your business, shown beside its name.","maxLength":80},"url":{"title":"Web address","group":"Search and sharing","description":"The site's own address, for example https://www.company.example/ with the slash at the end.","type":"string","pattern":"^https://[^\\s/]+(/[^\\s]*)?/$|^https://[^\\s/]+$","patternErrorMessage":"Begin with https:// and end with a slash, for example https://www.company.example/","maxLength":200},"language":{"title":"Language","group":"Advanced","description":"The language the site is written in, for example en-US.","type":"string","isLanguage":true,"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$","patternErrorMessage":"Write a language code in lowercase letters, for example en, de or es. To name the country too, add its code: en-US, en-IN.","maxLength":20},"logo":{"$ref":"parts.schema.json#/$defs/logo","title":"Logo","group":"Business","description":"Your logo, for every page, shared links and search engines; if left out, a drawn one is shown beside the name.","markdownDescription":"Your logo, for every page, shared links and search engines; if left out, a drawn one is shown beside the name."},"look":{"title":"Colors","group":"Business","description":"Your own colors in place of the built-in ones.","type":"object","defaultSnippets":[{"label":"accent color","description":"Your color for links and buttons.","body":{"accent":"${1:#0c5257}"}}],"properties":{"accent":{"title":"Accent color","description":"The color of links and buttons, and lighter of lines and bands: dark enough to read on white, for example #0c5257.","type":"string","format":"color-hex","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"Write # and six digits or letters from a to f, for example #0c5257."}},"alsoCalled":{"color":"accent","colour":"accent"},"additionalProperties":false},"favicon":{"$ref":"parts.schema.json#/$defs/mediaFile","title":"Browser tab icon","group":"Business","description":"The small picture in a browser tab, for example media/icon.svg; if there is a logo, you can leave this out.","markdownDescription":"The small picture in a browser tab, for example media/icon.svg; if there is a logo, you can leave this out.","kinds":["svg","png","jpg","webp","gif"]},"sharePicture":{"$ref":"parts.schema.json#/$defs/mediaFile","title":"Link preview picture","group":"Search and sharing","description":"The picture beside shared links, best 1200 by 630 pixels; if left out, it is drawn from the name, tagline and home page.","markdownDescription":"The picture beside shared links, best 1200 by 630 pixels; if left out, it is drawn from the name, tagline and home page.","kinds":["png","jpg","webp","gif"]},"organization":{"title":"Search listing","group":"Search and sharing","description":"What search engines can show about your business: its legal name, phone, email and address.","type":"object","properties":{"legalName":{"$ref":"parts.schema.json#/$defs/text","title":"Legal name","description":"The full name your business is registered under.","maxLength":120},"phone":{"$ref":"parts.schema.json#/$defs/text","title":"Phone","description":"The main phone number, usually a fact: {{facts.phone}}.","maxLength":40},"email":{"$ref":"parts.schema.json#/$defs/text","title":"Email","description":"The main email address, usually a fact: {{facts.email}}.","maxLength":254},"address":{"title":"Postal address","description":"Where your business is, and where the jobs are that you list for search engines.","type":"object","properties":{"street":{"$ref":"parts.schema.json#/$defs/text","title":"Street","description":"The street and number, usually a fact: {{facts.street}}.","maxLength":120},"city":{"$ref":"parts.schema.json#/$defs/text","title":"City","description":"The city, usually a fact: {{facts.city}}.","maxLength":80},"region":{"$ref":"parts.schema.json#/$defs/text","title":"Region","description":"The state or province, usually a fact: {{facts.state}}.","maxLength":80},"postalCode":{"$ref":"parts.schema.json#/$defs/text","title":"Postal code","description":"The ZIP or postal code, usually a fact: {{facts.postalCode}}.","maxLength":20},"country":{"title":"Country","description":"The country's two-letter code in capitals, for example US or IN.","type":"string","pattern":"^[A-Z]{2}$","patternErrorMessage":"Write the country's two capital letters, for example US or IN."}},"required":["city","country"],"additionalProperties":false}},"additionalProperties":false},"securityEmail":{"$ref":"parts.schema.json#/$defs/text","title":"Security email","group":"Advanced","description":"The address for reports of security problems, for example {{facts.email}}; it is published in /.well-known/security.txt.","maxLength":254},"homePage":{"$ref":"parts.schema.json#/$defs/page","title":"Home page","group":"Navigation","description":"The page that visitors see first.","markdownDescription":"The page that visitors see first."},"facts":{"title":"Facts","group":"Business","description":"Details such as your phone number: write each one once, then use it in any text, for example {{facts.phone}}.","type":"object","propertyNames":{"pattern":"^[a-z][a-zA-Z0-9]*$","patternErrorMessage":"Start with a lowercase letter, then use only letters and digits, for example phone or fullName."},"additionalProperties":{"$ref":"parts.schema.json#/$defs/text","title":"Fact","pattern":"^(\\s*|\\S([\\s\\S]*\\S)?)$","patternErrorMessage":"Remove the space before or after it.","description":"A detail that any text can use by its name: {{facts.name}}.","isFact":true,"maxLength":300}},"standIns":{"title":"Placeholders","group":"Business","description":"The names of facts that are still made up and of built-in texts that are still in English; remove each one when it is right.","type":"array","maxItems":100,"items":{"title":"Placeholder","description":"The name of a fact that is still made up, or of a built-in text that is still in English, with its path in site.json.","type":"string","maxLength":60}},"navigation":{"title":"Menu","group":"Navigation","description":"The links in the menu at the top of every page, in order.","type":"array","minItems":1,"maxItems":10,"items":{"$ref":"parts.schema.json#/$defs/link"}},"siblings":{"title":"Other languages","group":"Navigation","description":"The same site in other languages: the menu offers them, and search engines learn which pages belong together.","type":"array","minItems":1,"maxItems":20,"items":{"title":"Language","description":"The site in another language.","type":"object","defaultSnippets":[{"label":"site in another language","description":"Links to the same site in another language.","body":{"language":"${1:de}","url":"${2:https://www.company.example/de/}"}}],"properties":{"language":{"$ref":"parts.schema.json#/$defs/language","title":"Language","description":"The language of that site, for example de.","markdownDescription":"The language of that site, for example de."},"url":{"title":"Web address","description":"That site's own address, for example https://www.company.example/de/ with the slash at the end.","type":"string","pattern":"^https://[^\\s/]+(/[^\\s]*)?/$|^https://[^\\s/]+$","patternErrorMessage":"Begin with https:// and end with a slash, for example https://www.company.example/de/","maxLength":200},"folder":{"title":"Content folder","description":"The folder of that site's content, from this one, for example ../content-de; then the check compares their pages.","type":"string","pattern":"^(\\.\\./)+[A-Za-z0-9_][A-Za-z0-9._-]*(/[A-Za-z0-9_][A-Za-z0-9._-]*)*$","patternErrorMessage":"Begin with ../ and leave out the slash at the end, for example ../content-de","maxLength":200}},"required":["language","url"],"additionalProperties":false}},"footer":{"title":"Footer","group":"Navigation","description":"What every page ends with: a few words, links and contact details.","type":"object","properties":{"text":{"$ref":"parts.schema.json#/$defs/text","title":"Text","description":"One or two sentences about your business.","maxLength":300},"links":{"title":"Quick links","description":"A short list of links to pages.","type":"object","properties":{"heading":{"$ref":"parts.schema.json#/$defs/text","title":"Heading","description":"What the links have in common, for example Quick links.","maxLength":40},"items":{"title":"Links","description":"The links, in the order they are shown.","type":"array","minItems":1,"maxItems":10,"items":{"$ref":"parts.schema.json#/$defs/link"}}},"required":["heading","items"],"additionalProperties":false},"contact":{"title":"Contact","description":"How to reach you.","type":"object","properties":{"heading":{"$ref":"parts.schema.json#/$defs/text","title":"Heading","description":"A word or two above the contact details, for example Contact.","maxLength":40},"points":{"title":"Contact details","description":"Phone, email, city and so on, in the order they are shown.","type":"array","minItems":1,"maxItems":6,"items":{"$ref":"parts.schema.json#/$defs/contactPoint"}}},"required":["heading","points"],"additionalProperties":false},"copyright":{"$ref":"parts.schema.json#/$defs/text","title":"Copyright","description":"The copyright line, for example © 2025 Company, all rights reserved.","maxLength":120},"legal":{"title":"Legal links","description":"Links such as the privacy policy, beside the copyright.","type":"array","minItems":1,"maxItems":4,"items":{"$ref":"parts.schema.json#/$defs/link"}}},"required":["text","links","contact","copyright","legal"],"additionalProperties":false},"mail":{"title":"Mail service","group":"Forms and email","type":"object","properties":{"publicKey":{"title":"Public key","description":"The key from EmailJS, under Account, General, Public Key.","type":"string","pattern":"^\\S+$","patternErrorMessage":"Copy it exactly as EmailJS shows it, without spaces.","maxLength":100},"serviceId":{"title":"Service ID","description":"The ID from EmailJS, under Email Services, Service ID.","type":"string","pattern":"^\\S+$","patternErrorMessage":"Copy it exactly as EmailJS shows it, without spaces.","maxLength":100},"templates":{"title":"Templates","description":"Your email templates, each under the name that forms use for it.","type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","patternErrorMessage":"Use only lowercase letters, digits and hyphens, for example contact-message."},"additionalProperties":{"title":"Template","description":"One email template of your mail service.","type":"object","properties":{"id":{"title":"Template ID","description":"The ID from EmailJS, under Email Templates, Template ID.","type":"string","pattern":"^\\S+$","patternErrorMessage":"Copy it exactly as EmailJS shows it, without spaces.","maxLength":100},"parameters":{"title":"Parameters","description":"The parameters that the template uses, for example from_name.","type":"array","minItems":1,"maxItems":50,"uniqueItems":true,"items":{"title":"Parameter","description":"One parameter of the template, for example from_name.","type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","patternErrorMessage":"Use only letters, digits and _, as in the template at the mail service, for example from_name.","maxLength":60}}},"required":["id","parameters"],"additionalProperties":false}}},"required":["publicKey","serviceId","templates"],"additionalProperties":false,"description":"How forms send email: the IDs from your EmailJS account, and its templates by name."},"repository":{"title":"Repository","group":"Web editor","description":"Where the site's files are on GitHub, such as github:company/website; then anyone you invite can edit the site at /edit/.","type":"string","isRepository":true,"pattern":"^github:[A-Za-z0-9][A-Za-z0-9_-]*/(?!\\.{1,2}$)(?!.*\\.git$)[A-Za-z0-9._-]+$","patternErrorMessage":"Write github: and then the owner and the name, as in the repository's address, for example github:company/website.","maxLength":150},"repositorySettings":{"title":"Repository settings","group":"Web editor","description":"Only for what is unusual about the repository, for example that another branch than main is published.","type":"object","properties":{"branch":{"title":"Published branch","description":"The branch that the site is published from; if left out, it is main.","type":"string","pattern":"^(?!-)(?!edit(/|$))[A-Za-z0-9_-]+([./][A-Za-z0-9_-]+)*$","patternErrorMessage":"Write the branch's name, for example main. It can't be edit or begin with edit/, because drafts are stored there.","maxLength":100},"api":{"title":"API address","description":"For GitHub Enterprise: the address of its API, for example https://github.company.example/api/v3.","type":"string","pattern":"^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~-]+)*$","patternErrorMessage":"Begin with https:// and leave out the slash at the end, for example https://github.company.example/api/v3","maxLength":200},"signIn":{"title":"OAuth app","description":"For signing in at the host instead of with a token: your OAuth app there, which must allow PKCE.","type":"object","properties":{"authorize":{"title":"Authorization address","description":"The page where people allow access, with its scope, for example https://git.company.example/login/oauth/authorize?scope=repo.","type":"string","pattern":"^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?(\\?[A-Za-z0-9._~%&=+:/-]*)?$","patternErrorMessage":"Begin with https:// and leave out spaces and everything from # on.","maxLength":200},"token":{"title":"Token address","description":"The address that answers with the token, and that lets this site's pages ask for it.","type":"string","pattern":"^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?$","patternErrorMessage":"Begin with https:// and leave out everything from a question mark on.","maxLength":200},"clientId":{"title":"Client ID","description":"The ID that the host gave your OAuth app.","type":"string","pattern":"^\\S+$","patternErrorMessage":"Copy it exactly as the host shows it, without spaces.","maxLength":200}},"required":["authorize","token","clientId"],"additionalProperties":false}},"additionalProperties":false},"pictures":{"title":"Photo hosts","group":"Advanced","description":"The websites that your photos may come from.","type":"object","properties":{"hosts":{"title":"Allowed websites","description":"The websites to load photos from, each photo in the size that is needed.","type":"array","maxItems":10,"items":{"title":"Photo host","description":"A website that photos may come from.","type":"object","properties":{"host":{"title":"Host","description":"The website without https://, for example images.unsplash.com.","type":"string","pattern":"^[a-z0-9.-]+(:[0-9]+)?$","patternErrorMessage":"Write the host alone, in lowercase letters, for example images.unsplash.com.","maxLength":100},"widthParameter":{"title":"Width parameter","description":"What sets the width in the host's addresses, for example w in ?w=800; leave it out if the host can't resize.","type":"string","pattern":"^[A-Za-z]+$","patternErrorMessage":"Write only the letters, for example w.","maxLength":20}},"required":["host"],"additionalProperties":false}}},"required":["hosts"],"additionalProperties":false},"wording":{"title":"Built-in text","group":"Advanced","type":"object","properties":{"skipToContent":{"$ref":"parts.schema.json#/$defs/text","title":"Skip link","description":"The first link on a page, which takes keyboard users past the menu.","maxLength":40,"default":"Skip to content"},"mainNavigation":{"$ref":"parts.schema.json#/$defs/text","title":"Menu name","description":"What screen readers call the menu.","maxLength":40,"default":"Main"},"menu":{"$ref":"parts.schema.json#/$defs/text","title":"Menu button","description":"The button that opens the menu on a phone.","maxLength":20,"default":"Menu"},"pictureError":{"$ref":"parts.schema.json#/$defs/text","title":"Picture error","description":"The alternative text of a picture that can't be loaded.","maxLength":60,"default":"Error loading image"},"missingPage":{"$ref":"parts.schema.json#/$defs/text","title":"Missing page","description":"The heading at an address of the site that doesn't exist.","maxLength":60,"default":"There is no page at this address"},"pageError":{"$ref":"parts.schema.json#/$defs/text","title":"Page error","description":"The heading when a page can't be loaded, which can only happen on a very large site.","maxLength":60,"default":"This page could not be loaded"},"pageErrorHelp":{"$ref":"parts.schema.json#/$defs/text","title":"Page error help","description":"What to do when a page can't be loaded.","maxLength":200,"default":"Check your connection, then try again."},"tryAgain":{"$ref":"parts.schema.json#/$defs/text","title":"Try again button","description":"The button that loads the page again.","maxLength":30,"default":"Try again"},"optional":{"$ref":"parts.schema.json#/$defs/text","title":"Optional mark","description":"The word beside the label of a field that isn't required.","maxLength":20,"default":"optional"},"noScript":{"$ref":"parts.schema.json#/$defs/text","title":"No-script notice","description":"The sentence above a form when scripts are off in the browser.","maxLength":200,"default":"Scripting is off in your browser, so the send button opens your own email program."},"forms":{"title":"Form messages","description":"What every form says by itself; the words of a single form are in its block.","type":"object","properties":{"unconfirmed":{"$ref":"parts.schema.json#/$defs/text","title":"No confirmation","description":"Shown beside a form's failure message when no answer came, so the message may have been sent.","maxLength":300,"default":"No confirmation came back, so it may have been sent all the same. Nothing you wrote is lost, and if you send it again, the worst is that we get it twice."},"offline":{"$ref":"parts.schema.json#/$defs/text","title":"Offline message","description":"Shown beside a form's failure message when the visitor has no connection.","maxLength":300,"default":"You seem to be offline. Nothing has been sent, and everything you wrote is still here."},"online":{"$ref":"parts.schema.json#/$defs/text","title":"Online message","description":"Shown when the connection is back; nothing is sent until the visitor uses the button.","maxLength":300,"default":"Your connection is back. Nothing has been sent yet: press the button again when you are ready."},"ownEmail":{"$ref":"parts.schema.json#/$defs/text","title":"Own email button","description":"The button that opens the visitor's email program with the whole message filled in.","maxLength":60,"default":"Send it from your own e-mail"},"shortened":{"$ref":"parts.schema.json#/$defs/text","title":"Shortened message","description":"The end of a message that is too long for an email program.","maxLength":200,"default":"[It goes on in the form: please copy the rest from there.]"},"copy":{"$ref":"parts.schema.json#/$defs/text","title":"Copy button","description":"The button that copies the whole message.","maxLength":40,"default":"Copy my message"},"copied":{"$ref":"parts.schema.json#/$defs/text","title":"Copy confirmation","description":"Shown when the message is copied.","maxLength":200,"default":"Copied. Paste it into an e-mail, or keep it for later."},"copyByHand":{"$ref":"parts.schema.json#/$defs/text","title":"Manual copy","description":"The sentence above the message when the browser doesn't let a page copy it.","maxLength":100,"default":"Your browser won’t let this page copy. Here is your message, ready to copy:"},"question":{"$ref":"parts.schema.json#/$defs/text","title":"Spam question","description":"Asked before a message is sent that looks as if a program filled it in.","maxLength":300,"default":"One question before this goes out: it came so quickly, or so often, that a program may have filled it in. Did you write it?"},"confirm":{"$ref":"parts.schema.json#/$defs/text","title":"Confirm button","description":"The button that answers the spam question with yes.","maxLength":40,"default":"Yes, send it"},"trap":{"$ref":"parts.schema.json#/$defs/text","title":"Spam trap","description":"The label of a field that people don't see; programs that fill in every field are caught by it.","maxLength":60,"default":"Leave this field empty"},"charactersLeft":{"$ref":"parts.schema.json#/$defs/text","title":"Characters left","description":"Shown below a message that is nearly too long; {count} is how many characters are left.","placeholders":["count"],"maxLength":60,"default":"Characters left: {count}"},"tooLong":{"$ref":"parts.schema.json#/$defs/text","title":"Length warning","description":"Shown below an answer that is too long (nothing is cut off); {count} is how many characters are too many.","placeholders":["count"],"maxLength":120,"default":"Characters too many: {count}. Nothing has been cut off; please shorten it."},"chooseOne":{"$ref":"parts.schema.json#/$defs/text","title":"Missing choice","description":"Shown below required checkboxes when none is checked.","maxLength":60,"default":"Please choose at least one."},"unavailable":{"$ref":"parts.schema.json#/$defs/text","title":"Loading error","description":"Shown when the code that sends a form can't be loaded; contact details follow it.","maxLength":300,"default":"The part of this page that sends the form didn’t load. Whatever you write here stays here, and you can still reach us:"},"fillIn":{"$ref":"parts.schema.json#/$defs/text","title":"Missing answer","description":"Shown below a required field that is empty, in a browser in another language than the site.","maxLength":100,"default":"Please fill in this field."},"choose":{"$ref":"parts.schema.json#/$defs/text","title":"Missing option","description":"Shown below a required list of options when none is chosen, in a browser in another language than the site.","maxLength":100,"default":"Please choose one."},"check":{"$ref":"parts.schema.json#/$defs/text","title":"Missing check mark","description":"Shown below a required checkbox that isn't checked, in a browser in another language than the site.","maxLength":100,"default":"Please check this box."},"invalidEmail":{"$ref":"parts.schema.json#/$defs/text","title":"Incomplete email address","description":"Shown below an email address that can't be right, in a browser in another language than the site.","maxLength":100,"default":"Please write the whole email address, with the @."},"invalidUrl":{"$ref":"parts.schema.json#/$defs/text","title":"Incomplete web address","description":"Shown below a web address that can't be right, in a browser in another language than the site.","maxLength":100,"default":"Please write the whole address, which begins with https://."},"invalidNumber":{"$ref":"parts.schema.json#/$defs/text","title":"Invalid number","description":"Shown below an answer that isn't a number, in a browser in another language than the site.","maxLength":100,"default":"Please write a number."},"wholeNumber":{"$ref":"parts.schema.json#/$defs/text","title":"Unwanted decimals","description":"Shown below a number with decimals where none are allowed, in a browser in another language than the site.","maxLength":100,"default":"Please write a whole number."},"invalidDate":{"$ref":"parts.schema.json#/$defs/text","title":"Incomplete date","description":"Shown below a date that isn't complete, in a browser in another language than the site.","maxLength":100,"default":"Please write the whole date."},"tooSmall":{"$ref":"parts.schema.json#/$defs/text","title":"Number too small","description":"Shown below a number that is too small; {limit} is the smallest one.","placeholders":["limit"],"maxLength":100,"default":"The smallest possible number is {limit}."},"tooLarge":{"$ref":"parts.schema.json#/$defs/text","title":"Number too large","description":"Shown below a number that is too large; {limit} is the largest one.","placeholders":["limit"],"maxLength":100,"default":"The largest possible number is {limit}."},"tooEarly":{"$ref":"parts.schema.json#/$defs/text","title":"Date too early","description":"Shown below a date that is too early; {limit} is the earliest one.","placeholders":["limit"],"maxLength":100,"default":"The earliest possible date is {limit}."},"tooLate":{"$ref":"parts.schema.json#/$defs/text","title":"Date too late","description":"Shown below a date that is too late; {limit} is the latest one.","placeholders":["limit"],"maxLength":100,"default":"The latest possible date is {limit}."}},"additionalProperties":false}},"additionalProperties":false,"description":"What the site says by itself: in English, write only what should be different; in other languages, write it all."}},"additionalProperties":false,"required":["name","tagline","url","language","homePage","facts","navigation","footer","mail","pictures"]};
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

const schema9 = {"title":"Page","description":"A page of this site, by its name, for example contact.","type":"string","allOf":[{"$ref":"suggestions.gen.json#/$defs/page"}],"patternErrorMessage":"Write the name of the page's file without .json: only lowercase letters, digits and hyphens.","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","maxLength":60,"tsType":"PageName"};
const schema10 = {};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate27.errors = null;
return true;
}
validate27.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern8 = new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : withMore(vErrors, validate27.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema9,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema11 = {"title":"Link","description":"A link to a page of this site, a web address, a file of your own or a map.","type":"object","defaultSnippets":[{"label":"link to a page","description":"A label and a page of this site.","body":{"label":"${1:Contact}","page":"${2:contact}"}},{"label":"link to an address","description":"A label and a website, email address or phone number.","body":{"label":"${1:Payer portal}","href":"${2:https://}"}},{"label":"link to a file","description":"Opens a file of your own, for example a PDF in the media folder.","body":{"label":"${1:Price list}","file":"${2:media/prices.pdf}"}},{"label":"link to a map","description":"Opens a map website at a street address.","toReplace":[2],"body":{"label":"${1:How to find us}","map":"${2:12 Example Street, Sampletown}"}}],"properties":{"label":{"$ref":"#/$defs/text","title":"Label","description":"What the link says.","maxLength":40},"page":{"$ref":"#/$defs/page"},"href":{"$ref":"#/$defs/address"},"file":{"$ref":"#/$defs/file"},"map":{"$ref":"#/$defs/text","title":"Map","description":"A street address that opens on a map website when clicked, for example 12 Example Street, Sampletown.","maxLength":200},"hidden":{"$ref":"#/$defs/hidden"}},"required":["label"],"isOneChange":true,"oneOfTitle":"Destination","alsoCalled":{"text":"label","title":"label","name":"label","url":"href","link":"href","address":"href"},"oneOf":[{"required":["page"]},{"required":["href"]},{"required":["file"]},{"required":["map"]}],"additionalProperties":false,"tsType":"Action"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : withMore(vErrors, validate27.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema9,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema13 = {"title":"Link address","description":"An address that begins with https:// (a website), mailto: (an email address) or tel: (a phone number).","type":"string","minLength":1,"maxLength":500,"tsType":"LinkAddress"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 500){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema13,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema14 = {"title":"File","description":"A file of your own to open or save, for example media/name.pdf; visitors see its kind and size.","type":"string","pattern":"^media/[^/\\\\]+$","patternErrorMessage":"Write media/ and the file's name, for example media/prices.pdf.","maxLength":200,"kinds":["pdf","svg","png","jpg","webp","avif","gif"],"allOf":[{"$ref":"suggestions.gen.json#/$defs/media"}]};

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
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^media/[^/\\\\]+$"},schema:"^media/[^/\\\\]+$",parentSchema:schema14,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema15 = {"title":"Hidden","description":"Leaves this out of the site without deleting it.","type":"boolean"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
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
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "page"},schema:schema11.oneOf[0].required,parentSchema:schema11.oneOf[0],data};
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
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "href"},schema:schema11.oneOf[1].required,parentSchema:schema11.oneOf[1],data};
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
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "file"},schema:schema11.oneOf[2].required,parentSchema:schema11.oneOf[2],data};
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
const err3 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "map"},schema:schema11.oneOf[3].required,parentSchema:schema11.oneOf[3],data};
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
const err4 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema11.oneOf,parentSchema:schema11,data};
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
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema11.required,parentSchema:schema11,data};
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
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema11,data};
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
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema11.properties.label,data:data0};
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
if(!(validate33(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : withMore(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate36(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : withMore(vErrors, validate36.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : withMore(vErrors, validate38.errors);
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
const err8 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema11.properties.map,data:data4};
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
if(!(validate42(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : withMore(vErrors, validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema16 = {"title":"Language","description":"The language of this text if it isn't the site's, for example de.","type":"string","isLanguage":true,"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$","patternErrorMessage":"Write a language code in lowercase letters, for example en, de or es. To name the country too, add its code: en-US, en-IN.","maxLength":20};
const pattern2 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");

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
if(func1(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema16,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema17 = {"title":"Contact detail","description":"A phone number, email address, website, address or plain text, linked automatically where it can be.","type":"object","defaultSnippets":[{"label":"phone","description":"Your phone number.","body":{"kind":"phone","label":"${1:Phone}","lines":["{{facts.phone}}"]}},{"label":"email","description":"Your email address.","body":{"kind":"email","label":"${1:Email}","lines":["{{facts.email}}"]}},{"label":"other contact detail","description":"A website, an address or plain text.","toReplace":[3],"body":{"kind":"${1|address,place,website,text|}","label":"${2:Address}","lines":["${3:One line}"]}}],"properties":{"kind":{"title":"Kind","description":"What the lines are, which decides what they link to.","enum":["phone","email","website","place","address","text"],"enumDescriptions":["Phone number","Email address","Website","Address that opens on a map website","Address without a link","Text without a link"],"alsoCalled":{"telephone":"phone","tel":"phone","mobile":"phone","fax":"phone","e-mail":"email","url":"website","web":"website","link":"website","map":"place","street":"address"}},"label":{"$ref":"#/$defs/text","title":"Label","description":"The word before the lines, for example Phone.","maxLength":40},"lines":{"title":"Lines","description":"What visitors read, line by line, for example {{facts.phone}}.","type":"array","items":{"$ref":"#/$defs/text","title":"Line","description":"One line, usually a fact: {{facts.phone}}.","maxLength":120,"allOf":[{"$ref":"suggestions.gen.json#/$defs/fact"}]},"minItems":1,"maxItems":6},"hidden":{"$ref":"#/$defs/hidden"}},"required":["kind","label","lines"],"additionalProperties":false};
const schema18 = {};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate54.errors = null;
return true;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.lines === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lines"},schema:schema17.required,parentSchema:schema17,data};
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
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema17,data};
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
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema17.properties.kind.enum},schema:schema17.properties.kind.enum,parentSchema:schema17.properties.kind,data:data0};
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
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema17.properties.label,data:data1};
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
const err6 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema17.properties.lines,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema17.properties.lines,data:data2};
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
if(!(validate54(data3, {instancePath:instancePath+"/lines/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : withMore(vErrors, validate54.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func1(data3) > 120){
const err8 = {instancePath:instancePath+"/lines/" + i0,schemaPath:"#/properties/lines/items/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema17.properties.lines.items,data:data3};
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
const err9 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"},schema:schema17.properties.lines.type,parentSchema:schema17.properties.lines,data:data2};
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
if(!(validate42(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : withMore(vErrors, validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern1 = new RegExp("^https://[^\\s/]+(/[^\\s]*)?/$|^https://[^\\s/]+$", "u");
const pattern5 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern7 = new RegExp("^[A-Z]{2}$", "u");
const pattern9 = new RegExp("^[a-z][a-zA-Z0-9]*$", "u");
const pattern10 = new RegExp("^(\\s*|\\S([\\s\\S]*\\S)?)$", "u");
const pattern15 = new RegExp("^(\\.\\./)+[A-Za-z0-9_][A-Za-z0-9._-]*(/[A-Za-z0-9_][A-Za-z0-9._-]*)*$", "u");
const pattern16 = new RegExp("^\\S+$", "u");
const pattern20 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const pattern21 = new RegExp("^github:[A-Za-z0-9][A-Za-z0-9_-]*/(?!\\.{1,2}$)(?!.*\\.git$)[A-Za-z0-9._-]+$", "u");
const pattern22 = new RegExp("^(?!-)(?!edit(/|$))[A-Za-z0-9_-]+([./][A-Za-z0-9_-]+)*$", "u");
const pattern23 = new RegExp("^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~-]+)*$", "u");
const pattern24 = new RegExp("^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?(\\?[A-Za-z0-9._~%&=+:/-]*)?$", "u");
const pattern25 = new RegExp("^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?$", "u");
const pattern27 = new RegExp("^[a-z0-9.-]+(:[0-9]+)?$", "u");
const pattern28 = new RegExp("^[A-Za-z]+$", "u");

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
if(data.language !== undefined){
let data4 = data.language;
if(typeof data4 === "string"){
if(func1(data4) > 20){
const err17 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema0.properties.language,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern2.test(data4)){
const err18 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema0.properties.language,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},schema:schema0.properties.language.type,parentSchema:schema0.properties.language,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
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
let data6 = data.look;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(!(key1 === "accent")){
const err20 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema0.properties.look,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.accent !== undefined){
let data7 = data6.accent;
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
const err21 = {instancePath:instancePath+"/look/accent",schemaPath:"#/properties/look/properties/accent/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema0.properties.look.properties.accent,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/look/accent",schemaPath:"#/properties/look/properties/accent/type",keyword:"type",params:{type: "string"},schema:schema0.properties.look.properties.accent.type,parentSchema:schema0.properties.look.properties.accent,data:data7};
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
const err23 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/type",keyword:"type",params:{type: "object"},schema:schema0.properties.look.type,parentSchema:schema0.properties.look,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
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
let data10 = data.organization;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(!((((key2 === "legalName") || (key2 === "phone")) || (key2 === "email")) || (key2 === "address"))){
const err24 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema0.properties.organization,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.legalName !== undefined){
let data11 = data10.legalName;
if(!(validate2(data11, {instancePath:instancePath+"/organization/legalName",parentData:data10,parentDataProperty:"legalName",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data11 === "string"){
if(func1(data11) > 120){
const err25 = {instancePath:instancePath+"/organization/legalName",schemaPath:"#/properties/organization/properties/legalName/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema0.properties.organization.properties.legalName,data:data11};
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
if(data10.phone !== undefined){
let data12 = data10.phone;
if(!(validate2(data12, {instancePath:instancePath+"/organization/phone",parentData:data10,parentDataProperty:"phone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data12 === "string"){
if(func1(data12) > 40){
const err26 = {instancePath:instancePath+"/organization/phone",schemaPath:"#/properties/organization/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.organization.properties.phone,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data10.email !== undefined){
let data13 = data10.email;
if(!(validate2(data13, {instancePath:instancePath+"/organization/email",parentData:data10,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func1(data13) > 254){
const err27 = {instancePath:instancePath+"/organization/email",schemaPath:"#/properties/organization/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},schema:254,parentSchema:schema0.properties.organization.properties.email,data:data13};
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
if(data10.address !== undefined){
let data14 = data10.address;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.city === undefined){
const err28 = {instancePath:instancePath+"/organization/address",schemaPath:"#/properties/organization/properties/address/required",keyword:"required",params:{missingProperty: "city"},schema:schema0.properties.organization.properties.address.required,parentSchema:schema0.properties.organization.properties.address,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data14.country === undefined){
const err29 = {instancePath:instancePath+"/organization/address",schemaPath:"#/properties/organization/properties/address/required",keyword:"required",params:{missingProperty: "country"},schema:schema0.properties.organization.properties.address.required,parentSchema:schema0.properties.organization.properties.address,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key3 in data14){
if(!(((((key3 === "street") || (key3 === "city")) || (key3 === "region")) || (key3 === "postalCode")) || (key3 === "country"))){
const err30 = {instancePath:instancePath+"/organization/address",schemaPath:"#/properties/organization/properties/address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema0.properties.organization.properties.address,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data14.street !== undefined){
let data15 = data14.street;
if(!(validate2(data15, {instancePath:instancePath+"/organization/address/street",parentData:data14,parentDataProperty:"street",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data15 === "string"){
if(func1(data15) > 120){
const err31 = {instancePath:instancePath+"/organization/address/street",schemaPath:"#/properties/organization/properties/address/properties/street/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema0.properties.organization.properties.address.properties.street,data:data15};
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
if(data14.city !== undefined){
let data16 = data14.city;
if(!(validate2(data16, {instancePath:instancePath+"/organization/address/city",parentData:data14,parentDataProperty:"city",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data16 === "string"){
if(func1(data16) > 80){
const err32 = {instancePath:instancePath+"/organization/address/city",schemaPath:"#/properties/organization/properties/address/properties/city/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema0.properties.organization.properties.address.properties.city,data:data16};
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
if(data14.region !== undefined){
let data17 = data14.region;
if(!(validate2(data17, {instancePath:instancePath+"/organization/address/region",parentData:data14,parentDataProperty:"region",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data17 === "string"){
if(func1(data17) > 80){
const err33 = {instancePath:instancePath+"/organization/address/region",schemaPath:"#/properties/organization/properties/address/properties/region/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema0.properties.organization.properties.address.properties.region,data:data17};
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
if(data14.postalCode !== undefined){
let data18 = data14.postalCode;
if(!(validate2(data18, {instancePath:instancePath+"/organization/address/postalCode",parentData:data14,parentDataProperty:"postalCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data18 === "string"){
if(func1(data18) > 20){
const err34 = {instancePath:instancePath+"/organization/address/postalCode",schemaPath:"#/properties/organization/properties/address/properties/postalCode/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema0.properties.organization.properties.address.properties.postalCode,data:data18};
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
if(data14.country !== undefined){
let data19 = data14.country;
if(typeof data19 === "string"){
if(!pattern7.test(data19)){
const err35 = {instancePath:instancePath+"/organization/address/country",schemaPath:"#/properties/organization/properties/address/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},schema:"^[A-Z]{2}$",parentSchema:schema0.properties.organization.properties.address.properties.country,data:data19};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/organization/address/country",schemaPath:"#/properties/organization/properties/address/properties/country/type",keyword:"type",params:{type: "string"},schema:schema0.properties.organization.properties.address.properties.country.type,parentSchema:schema0.properties.organization.properties.address.properties.country,data:data19};
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
else {
const err37 = {instancePath:instancePath+"/organization/address",schemaPath:"#/properties/organization/properties/address/type",keyword:"type",params:{type: "object"},schema:schema0.properties.organization.properties.address.type,parentSchema:schema0.properties.organization.properties.address,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: "object"},schema:schema0.properties.organization.type,parentSchema:schema0.properties.organization,data:data10};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.securityEmail !== undefined){
let data20 = data.securityEmail;
if(!(validate2(data20, {instancePath:instancePath+"/securityEmail",parentData:data,parentDataProperty:"securityEmail",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data20 === "string"){
if(func1(data20) > 254){
const err39 = {instancePath:instancePath+"/securityEmail",schemaPath:"#/properties/securityEmail/maxLength",keyword:"maxLength",params:{limit: 254},schema:254,parentSchema:schema0.properties.securityEmail,data:data20};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.homePage !== undefined){
if(!(validate26(data.homePage, {instancePath:instancePath+"/homePage",parentData:data,parentDataProperty:"homePage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : withMore(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.facts !== undefined){
let data22 = data.facts;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key4 in data22){
const _errs37 = errors;
if(typeof key4 === "string"){
if(!pattern9.test(key4)){
const err40 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-zA-Z0-9]*$"},schema:"^[a-z][a-zA-Z0-9]*$",parentSchema:schema0.properties.facts.propertyNames,data:key4,propertyName:key4};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
var valid4 = _errs37 === errors;
if(!valid4){
const err41 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/propertyNames",keyword:"propertyNames",params:{propertyName: key4},schema:schema0.properties.facts.propertyNames,parentSchema:schema0.properties.facts,data:data22};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
for(const key5 in data22){
let data23 = data22[key5];
if(!(validate2(data23, {instancePath:instancePath+"/facts/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data22,parentDataProperty:key5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data23 === "string"){
if(func1(data23) > 300){
const err42 = {instancePath:instancePath+"/facts/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/facts/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.facts.additionalProperties,data:data23};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!pattern10.test(data23)){
const err43 = {instancePath:instancePath+"/facts/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/facts/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(\\s*|\\S([\\s\\S]*\\S)?)$"},schema:"^(\\s*|\\S([\\s\\S]*\\S)?)$",parentSchema:schema0.properties.facts.additionalProperties,data:data23};
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
}
else {
const err44 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/type",keyword:"type",params:{type: "object"},schema:schema0.properties.facts.type,parentSchema:schema0.properties.facts,data:data22};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.standIns !== undefined){
let data24 = data.standIns;
if(Array.isArray(data24)){
if(data24.length > 100){
const err45 = {instancePath:instancePath+"/standIns",schemaPath:"#/properties/standIns/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.standIns,data:data24};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
let data25 = data24[i0];
if(typeof data25 === "string"){
if(func1(data25) > 60){
const err46 = {instancePath:instancePath+"/standIns/" + i0,schemaPath:"#/properties/standIns/items/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.standIns.items,data:data25};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/standIns/" + i0,schemaPath:"#/properties/standIns/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.standIns.items.type,parentSchema:schema0.properties.standIns.items,data:data25};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/standIns",schemaPath:"#/properties/standIns/type",keyword:"type",params:{type: "array"},schema:schema0.properties.standIns.type,parentSchema:schema0.properties.standIns,data:data24};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.navigation !== undefined){
let data26 = data.navigation;
if(Array.isArray(data26)){
if(data26.length > 10){
const err49 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema0.properties.navigation,data:data26};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data26.length < 1){
const err50 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.navigation,data:data26};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
if(!(validate31(data26[i1], {instancePath:instancePath+"/navigation/" + i1,parentData:data26,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : withMore(vErrors, validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err51 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/type",keyword:"type",params:{type: "array"},schema:schema0.properties.navigation.type,parentSchema:schema0.properties.navigation,data:data26};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.siblings !== undefined){
let data28 = data.siblings;
if(Array.isArray(data28)){
if(data28.length > 20){
const err52 = {instancePath:instancePath+"/siblings",schemaPath:"#/properties/siblings/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.siblings,data:data28};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data28.length < 1){
const err53 = {instancePath:instancePath+"/siblings",schemaPath:"#/properties/siblings/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.siblings,data:data28};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const len2 = data28.length;
for(let i2=0; i2<len2; i2++){
let data29 = data28[i2];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.language === undefined){
const err54 = {instancePath:instancePath+"/siblings/" + i2,schemaPath:"#/properties/siblings/items/required",keyword:"required",params:{missingProperty: "language"},schema:schema0.properties.siblings.items.required,parentSchema:schema0.properties.siblings.items,data:data29};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data29.url === undefined){
const err55 = {instancePath:instancePath+"/siblings/" + i2,schemaPath:"#/properties/siblings/items/required",keyword:"required",params:{missingProperty: "url"},schema:schema0.properties.siblings.items.required,parentSchema:schema0.properties.siblings.items,data:data29};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
for(const key6 in data29){
if(!(((key6 === "language") || (key6 === "url")) || (key6 === "folder"))){
const err56 = {instancePath:instancePath+"/siblings/" + i2,schemaPath:"#/properties/siblings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema0.properties.siblings.items,data:data29};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data29.language !== undefined){
if(!(validate45(data29.language, {instancePath:instancePath+"/siblings/" + i2+"/language",parentData:data29,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : withMore(vErrors, validate45.errors);
errors = vErrors.length;
}
}
if(data29.url !== undefined){
let data31 = data29.url;
if(typeof data31 === "string"){
if(func1(data31) > 200){
const err57 = {instancePath:instancePath+"/siblings/" + i2+"/url",schemaPath:"#/properties/siblings/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.siblings.items.properties.url,data:data31};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!pattern1.test(data31)){
const err58 = {instancePath:instancePath+"/siblings/" + i2+"/url",schemaPath:"#/properties/siblings/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^https://[^\\s/]+(/[^\\s]*)?/$|^https://[^\\s/]+$"},schema:"^https://[^\\s/]+(/[^\\s]*)?/$|^https://[^\\s/]+$",parentSchema:schema0.properties.siblings.items.properties.url,data:data31};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/siblings/" + i2+"/url",schemaPath:"#/properties/siblings/items/properties/url/type",keyword:"type",params:{type: "string"},schema:schema0.properties.siblings.items.properties.url.type,parentSchema:schema0.properties.siblings.items.properties.url,data:data31};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data29.folder !== undefined){
let data32 = data29.folder;
if(typeof data32 === "string"){
if(func1(data32) > 200){
const err60 = {instancePath:instancePath+"/siblings/" + i2+"/folder",schemaPath:"#/properties/siblings/items/properties/folder/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.siblings.items.properties.folder,data:data32};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(!pattern15.test(data32)){
const err61 = {instancePath:instancePath+"/siblings/" + i2+"/folder",schemaPath:"#/properties/siblings/items/properties/folder/pattern",keyword:"pattern",params:{pattern: "^(\\.\\./)+[A-Za-z0-9_][A-Za-z0-9._-]*(/[A-Za-z0-9_][A-Za-z0-9._-]*)*$"},schema:"^(\\.\\./)+[A-Za-z0-9_][A-Za-z0-9._-]*(/[A-Za-z0-9_][A-Za-z0-9._-]*)*$",parentSchema:schema0.properties.siblings.items.properties.folder,data:data32};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/siblings/" + i2+"/folder",schemaPath:"#/properties/siblings/items/properties/folder/type",keyword:"type",params:{type: "string"},schema:schema0.properties.siblings.items.properties.folder.type,parentSchema:schema0.properties.siblings.items.properties.folder,data:data32};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/siblings/" + i2,schemaPath:"#/properties/siblings/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.siblings.items.type,parentSchema:schema0.properties.siblings.items,data:data29};
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
else {
const err64 = {instancePath:instancePath+"/siblings",schemaPath:"#/properties/siblings/type",keyword:"type",params:{type: "array"},schema:schema0.properties.siblings.type,parentSchema:schema0.properties.siblings,data:data28};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.footer !== undefined){
let data33 = data.footer;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.text === undefined){
const err65 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "text"},schema:schema0.properties.footer.required,parentSchema:schema0.properties.footer,data:data33};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data33.links === undefined){
const err66 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "links"},schema:schema0.properties.footer.required,parentSchema:schema0.properties.footer,data:data33};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data33.contact === undefined){
const err67 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "contact"},schema:schema0.properties.footer.required,parentSchema:schema0.properties.footer,data:data33};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data33.copyright === undefined){
const err68 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "copyright"},schema:schema0.properties.footer.required,parentSchema:schema0.properties.footer,data:data33};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data33.legal === undefined){
const err69 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/required",keyword:"required",params:{missingProperty: "legal"},schema:schema0.properties.footer.required,parentSchema:schema0.properties.footer,data:data33};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
for(const key7 in data33){
if(!(((((key7 === "text") || (key7 === "links")) || (key7 === "contact")) || (key7 === "copyright")) || (key7 === "legal"))){
const err70 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema0.properties.footer,data:data33};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data33.text !== undefined){
let data34 = data33.text;
if(!(validate2(data34, {instancePath:instancePath+"/footer/text",parentData:data33,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data34 === "string"){
if(func1(data34) > 300){
const err71 = {instancePath:instancePath+"/footer/text",schemaPath:"#/properties/footer/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.footer.properties.text,data:data34};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
if(data33.links !== undefined){
let data35 = data33.links;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.heading === undefined){
const err72 = {instancePath:instancePath+"/footer/links",schemaPath:"#/properties/footer/properties/links/required",keyword:"required",params:{missingProperty: "heading"},schema:schema0.properties.footer.properties.links.required,parentSchema:schema0.properties.footer.properties.links,data:data35};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data35.items === undefined){
const err73 = {instancePath:instancePath+"/footer/links",schemaPath:"#/properties/footer/properties/links/required",keyword:"required",params:{missingProperty: "items"},schema:schema0.properties.footer.properties.links.required,parentSchema:schema0.properties.footer.properties.links,data:data35};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
for(const key8 in data35){
if(!((key8 === "heading") || (key8 === "items"))){
const err74 = {instancePath:instancePath+"/footer/links",schemaPath:"#/properties/footer/properties/links/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},schema:false,parentSchema:schema0.properties.footer.properties.links,data:data35};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data35.heading !== undefined){
let data36 = data35.heading;
if(!(validate2(data36, {instancePath:instancePath+"/footer/links/heading",parentData:data35,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data36 === "string"){
if(func1(data36) > 40){
const err75 = {instancePath:instancePath+"/footer/links/heading",schemaPath:"#/properties/footer/properties/links/properties/heading/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.footer.properties.links.properties.heading,data:data36};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
if(data35.items !== undefined){
let data37 = data35.items;
if(Array.isArray(data37)){
if(data37.length > 10){
const err76 = {instancePath:instancePath+"/footer/links/items",schemaPath:"#/properties/footer/properties/links/properties/items/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema0.properties.footer.properties.links.properties.items,data:data37};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data37.length < 1){
const err77 = {instancePath:instancePath+"/footer/links/items",schemaPath:"#/properties/footer/properties/links/properties/items/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.footer.properties.links.properties.items,data:data37};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const len3 = data37.length;
for(let i3=0; i3<len3; i3++){
if(!(validate31(data37[i3], {instancePath:instancePath+"/footer/links/items/" + i3,parentData:data37,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : withMore(vErrors, validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err78 = {instancePath:instancePath+"/footer/links/items",schemaPath:"#/properties/footer/properties/links/properties/items/type",keyword:"type",params:{type: "array"},schema:schema0.properties.footer.properties.links.properties.items.type,parentSchema:schema0.properties.footer.properties.links.properties.items,data:data37};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/footer/links",schemaPath:"#/properties/footer/properties/links/type",keyword:"type",params:{type: "object"},schema:schema0.properties.footer.properties.links.type,parentSchema:schema0.properties.footer.properties.links,data:data35};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data33.contact !== undefined){
let data39 = data33.contact;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.heading === undefined){
const err80 = {instancePath:instancePath+"/footer/contact",schemaPath:"#/properties/footer/properties/contact/required",keyword:"required",params:{missingProperty: "heading"},schema:schema0.properties.footer.properties.contact.required,parentSchema:schema0.properties.footer.properties.contact,data:data39};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data39.points === undefined){
const err81 = {instancePath:instancePath+"/footer/contact",schemaPath:"#/properties/footer/properties/contact/required",keyword:"required",params:{missingProperty: "points"},schema:schema0.properties.footer.properties.contact.required,parentSchema:schema0.properties.footer.properties.contact,data:data39};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
for(const key9 in data39){
if(!((key9 === "heading") || (key9 === "points"))){
const err82 = {instancePath:instancePath+"/footer/contact",schemaPath:"#/properties/footer/properties/contact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},schema:false,parentSchema:schema0.properties.footer.properties.contact,data:data39};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data39.heading !== undefined){
let data40 = data39.heading;
if(!(validate2(data40, {instancePath:instancePath+"/footer/contact/heading",parentData:data39,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data40 === "string"){
if(func1(data40) > 40){
const err83 = {instancePath:instancePath+"/footer/contact/heading",schemaPath:"#/properties/footer/properties/contact/properties/heading/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.footer.properties.contact.properties.heading,data:data40};
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
if(data39.points !== undefined){
let data41 = data39.points;
if(Array.isArray(data41)){
if(data41.length > 6){
const err84 = {instancePath:instancePath+"/footer/contact/points",schemaPath:"#/properties/footer/properties/contact/properties/points/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema0.properties.footer.properties.contact.properties.points,data:data41};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data41.length < 1){
const err85 = {instancePath:instancePath+"/footer/contact/points",schemaPath:"#/properties/footer/properties/contact/properties/points/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.footer.properties.contact.properties.points,data:data41};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
const len4 = data41.length;
for(let i4=0; i4<len4; i4++){
if(!(validate51(data41[i4], {instancePath:instancePath+"/footer/contact/points/" + i4,parentData:data41,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : withMore(vErrors, validate51.errors);
errors = vErrors.length;
}
}
}
else {
const err86 = {instancePath:instancePath+"/footer/contact/points",schemaPath:"#/properties/footer/properties/contact/properties/points/type",keyword:"type",params:{type: "array"},schema:schema0.properties.footer.properties.contact.properties.points.type,parentSchema:schema0.properties.footer.properties.contact.properties.points,data:data41};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/footer/contact",schemaPath:"#/properties/footer/properties/contact/type",keyword:"type",params:{type: "object"},schema:schema0.properties.footer.properties.contact.type,parentSchema:schema0.properties.footer.properties.contact,data:data39};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data33.copyright !== undefined){
let data43 = data33.copyright;
if(!(validate2(data43, {instancePath:instancePath+"/footer/copyright",parentData:data33,parentDataProperty:"copyright",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data43 === "string"){
if(func1(data43) > 120){
const err88 = {instancePath:instancePath+"/footer/copyright",schemaPath:"#/properties/footer/properties/copyright/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema0.properties.footer.properties.copyright,data:data43};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
if(data33.legal !== undefined){
let data44 = data33.legal;
if(Array.isArray(data44)){
if(data44.length > 4){
const err89 = {instancePath:instancePath+"/footer/legal",schemaPath:"#/properties/footer/properties/legal/maxItems",keyword:"maxItems",params:{limit: 4},schema:4,parentSchema:schema0.properties.footer.properties.legal,data:data44};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data44.length < 1){
const err90 = {instancePath:instancePath+"/footer/legal",schemaPath:"#/properties/footer/properties/legal/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.footer.properties.legal,data:data44};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
const len5 = data44.length;
for(let i5=0; i5<len5; i5++){
if(!(validate31(data44[i5], {instancePath:instancePath+"/footer/legal/" + i5,parentData:data44,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : withMore(vErrors, validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err91 = {instancePath:instancePath+"/footer/legal",schemaPath:"#/properties/footer/properties/legal/type",keyword:"type",params:{type: "array"},schema:schema0.properties.footer.properties.legal.type,parentSchema:schema0.properties.footer.properties.legal,data:data44};
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
else {
const err92 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/type",keyword:"type",params:{type: "object"},schema:schema0.properties.footer.type,parentSchema:schema0.properties.footer,data:data33};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.mail !== undefined){
let data46 = data.mail;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.publicKey === undefined){
const err93 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/required",keyword:"required",params:{missingProperty: "publicKey"},schema:schema0.properties.mail.required,parentSchema:schema0.properties.mail,data:data46};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data46.serviceId === undefined){
const err94 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/required",keyword:"required",params:{missingProperty: "serviceId"},schema:schema0.properties.mail.required,parentSchema:schema0.properties.mail,data:data46};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data46.templates === undefined){
const err95 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/required",keyword:"required",params:{missingProperty: "templates"},schema:schema0.properties.mail.required,parentSchema:schema0.properties.mail,data:data46};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
for(const key10 in data46){
if(!(((key10 === "publicKey") || (key10 === "serviceId")) || (key10 === "templates"))){
const err96 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},schema:false,parentSchema:schema0.properties.mail,data:data46};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data46.publicKey !== undefined){
let data47 = data46.publicKey;
if(typeof data47 === "string"){
if(func1(data47) > 100){
const err97 = {instancePath:instancePath+"/mail/publicKey",schemaPath:"#/properties/mail/properties/publicKey/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.mail.properties.publicKey,data:data47};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(!pattern16.test(data47)){
const err98 = {instancePath:instancePath+"/mail/publicKey",schemaPath:"#/properties/mail/properties/publicKey/pattern",keyword:"pattern",params:{pattern: "^\\S+$"},schema:"^\\S+$",parentSchema:schema0.properties.mail.properties.publicKey,data:data47};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/mail/publicKey",schemaPath:"#/properties/mail/properties/publicKey/type",keyword:"type",params:{type: "string"},schema:schema0.properties.mail.properties.publicKey.type,parentSchema:schema0.properties.mail.properties.publicKey,data:data47};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data46.serviceId !== undefined){
let data48 = data46.serviceId;
if(typeof data48 === "string"){
if(func1(data48) > 100){
const err100 = {instancePath:instancePath+"/mail/serviceId",schemaPath:"#/properties/mail/properties/serviceId/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.mail.properties.serviceId,data:data48};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(!pattern16.test(data48)){
const err101 = {instancePath:instancePath+"/mail/serviceId",schemaPath:"#/properties/mail/properties/serviceId/pattern",keyword:"pattern",params:{pattern: "^\\S+$"},schema:"^\\S+$",parentSchema:schema0.properties.mail.properties.serviceId,data:data48};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/mail/serviceId",schemaPath:"#/properties/mail/properties/serviceId/type",keyword:"type",params:{type: "string"},schema:schema0.properties.mail.properties.serviceId.type,parentSchema:schema0.properties.mail.properties.serviceId,data:data48};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data46.templates !== undefined){
let data49 = data46.templates;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
for(const key11 in data49){
const _errs88 = errors;
if(typeof key11 === "string"){
if(!pattern8.test(key11)){
const err103 = {instancePath:instancePath+"/mail/templates",schemaPath:"#/properties/mail/properties/templates/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema0.properties.mail.properties.templates.propertyNames,data:key11,propertyName:key11};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
var valid23 = _errs88 === errors;
if(!valid23){
const err104 = {instancePath:instancePath+"/mail/templates",schemaPath:"#/properties/mail/properties/templates/propertyNames",keyword:"propertyNames",params:{propertyName: key11},schema:schema0.properties.mail.properties.templates.propertyNames,parentSchema:schema0.properties.mail.properties.templates,data:data49};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
for(const key12 in data49){
let data50 = data49[key12];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.id === undefined){
const err105 = {instancePath:instancePath+"/mail/templates/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/mail/properties/templates/additionalProperties/required",keyword:"required",params:{missingProperty: "id"},schema:schema0.properties.mail.properties.templates.additionalProperties.required,parentSchema:schema0.properties.mail.properties.templates.additionalProperties,data:data50};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data50.parameters === undefined){
const err106 = {instancePath:instancePath+"/mail/templates/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/mail/properties/templates/additionalProperties/required",keyword:"required",params:{missingProperty: "parameters"},schema:schema0.properties.mail.properties.templates.additionalProperties.required,parentSchema:schema0.properties.mail.properties.templates.additionalProperties,data:data50};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
for(const key13 in data50){
if(!((key13 === "id") || (key13 === "parameters"))){
const err107 = {instancePath:instancePath+"/mail/templates/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/mail/properties/templates/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},schema:false,parentSchema:schema0.properties.mail.properties.templates.additionalProperties,data:data50};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data50.id !== undefined){
let data51 = data50.id;
if(typeof data51 === "string"){
if(func1(data51) > 100){
const err108 = {instancePath:instancePath+"/mail/templates/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/id",schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.id,data:data51};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(!pattern16.test(data51)){
const err109 = {instancePath:instancePath+"/mail/templates/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/id",schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/id/pattern",keyword:"pattern",params:{pattern: "^\\S+$"},schema:"^\\S+$",parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.id,data:data51};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/mail/templates/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/id",schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/id/type",keyword:"type",params:{type: "string"},schema:schema0.properties.mail.properties.templates.additionalProperties.properties.id.type,parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.id,data:data51};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data50.parameters !== undefined){
let data52 = data50.parameters;
if(Array.isArray(data52)){
if(data52.length > 50){
const err111 = {instancePath:instancePath+"/mail/templates/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters",schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/parameters/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.parameters,data:data52};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data52.length < 1){
const err112 = {instancePath:instancePath+"/mail/templates/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters",schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/parameters/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.parameters,data:data52};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
const len6 = data52.length;
for(let i6=0; i6<len6; i6++){
let data53 = data52[i6];
if(typeof data53 === "string"){
if(func1(data53) > 60){
const err113 = {instancePath:instancePath+"/mail/templates/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters/" + i6,schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/parameters/items/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.parameters.items,data:data53};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(!pattern20.test(data53)){
const err114 = {instancePath:instancePath+"/mail/templates/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters/" + i6,schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/parameters/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.parameters.items,data:data53};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
else {
const err115 = {instancePath:instancePath+"/mail/templates/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters/" + i6,schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/parameters/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.mail.properties.templates.additionalProperties.properties.parameters.items.type,parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.parameters.items,data:data53};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
let i7 = data52.length;
let j0;
if(i7 > 1){
const indices0 = {};
for(;i7--;){
let item0 = data52[i7];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err116 = {instancePath:instancePath+"/mail/templates/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters",schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/parameters/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j0},schema:true,parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.parameters,data:data52};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
break;
}
indices0[item0] = i7;
}
}
}
else {
const err117 = {instancePath:instancePath+"/mail/templates/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters",schemaPath:"#/properties/mail/properties/templates/additionalProperties/properties/parameters/type",keyword:"type",params:{type: "array"},schema:schema0.properties.mail.properties.templates.additionalProperties.properties.parameters.type,parentSchema:schema0.properties.mail.properties.templates.additionalProperties.properties.parameters,data:data52};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/mail/templates/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/mail/properties/templates/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema0.properties.mail.properties.templates.additionalProperties.type,parentSchema:schema0.properties.mail.properties.templates.additionalProperties,data:data50};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
else {
const err119 = {instancePath:instancePath+"/mail/templates",schemaPath:"#/properties/mail/properties/templates/type",keyword:"type",params:{type: "object"},schema:schema0.properties.mail.properties.templates.type,parentSchema:schema0.properties.mail.properties.templates,data:data49};
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
const err120 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/type",keyword:"type",params:{type: "object"},schema:schema0.properties.mail.type,parentSchema:schema0.properties.mail,data:data46};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data.repository !== undefined){
let data54 = data.repository;
if(typeof data54 === "string"){
if(func1(data54) > 150){
const err121 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit: 150},schema:150,parentSchema:schema0.properties.repository,data:data54};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(!pattern21.test(data54)){
const err122 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{pattern: "^github:[A-Za-z0-9][A-Za-z0-9_-]*/(?!\\.{1,2}$)(?!.*\\.git$)[A-Za-z0-9._-]+$"},schema:"^github:[A-Za-z0-9][A-Za-z0-9_-]*/(?!\\.{1,2}$)(?!.*\\.git$)[A-Za-z0-9._-]+$",parentSchema:schema0.properties.repository,data:data54};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type: "string"},schema:schema0.properties.repository.type,parentSchema:schema0.properties.repository,data:data54};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data.repositorySettings !== undefined){
let data55 = data.repositorySettings;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
for(const key14 in data55){
if(!(((key14 === "branch") || (key14 === "api")) || (key14 === "signIn"))){
const err124 = {instancePath:instancePath+"/repositorySettings",schemaPath:"#/properties/repositorySettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},schema:false,parentSchema:schema0.properties.repositorySettings,data:data55};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data55.branch !== undefined){
let data56 = data55.branch;
if(typeof data56 === "string"){
if(func1(data56) > 100){
const err125 = {instancePath:instancePath+"/repositorySettings/branch",schemaPath:"#/properties/repositorySettings/properties/branch/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.repositorySettings.properties.branch,data:data56};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(!pattern22.test(data56)){
const err126 = {instancePath:instancePath+"/repositorySettings/branch",schemaPath:"#/properties/repositorySettings/properties/branch/pattern",keyword:"pattern",params:{pattern: "^(?!-)(?!edit(/|$))[A-Za-z0-9_-]+([./][A-Za-z0-9_-]+)*$"},schema:"^(?!-)(?!edit(/|$))[A-Za-z0-9_-]+([./][A-Za-z0-9_-]+)*$",parentSchema:schema0.properties.repositorySettings.properties.branch,data:data56};
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
const err127 = {instancePath:instancePath+"/repositorySettings/branch",schemaPath:"#/properties/repositorySettings/properties/branch/type",keyword:"type",params:{type: "string"},schema:schema0.properties.repositorySettings.properties.branch.type,parentSchema:schema0.properties.repositorySettings.properties.branch,data:data56};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data55.api !== undefined){
let data57 = data55.api;
if(typeof data57 === "string"){
if(func1(data57) > 200){
const err128 = {instancePath:instancePath+"/repositorySettings/api",schemaPath:"#/properties/repositorySettings/properties/api/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.repositorySettings.properties.api,data:data57};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(!pattern23.test(data57)){
const err129 = {instancePath:instancePath+"/repositorySettings/api",schemaPath:"#/properties/repositorySettings/properties/api/pattern",keyword:"pattern",params:{pattern: "^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~-]+)*$"},schema:"^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~-]+)*$",parentSchema:schema0.properties.repositorySettings.properties.api,data:data57};
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
const err130 = {instancePath:instancePath+"/repositorySettings/api",schemaPath:"#/properties/repositorySettings/properties/api/type",keyword:"type",params:{type: "string"},schema:schema0.properties.repositorySettings.properties.api.type,parentSchema:schema0.properties.repositorySettings.properties.api,data:data57};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data55.signIn !== undefined){
let data58 = data55.signIn;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.authorize === undefined){
const err131 = {instancePath:instancePath+"/repositorySettings/signIn",schemaPath:"#/properties/repositorySettings/properties/signIn/required",keyword:"required",params:{missingProperty: "authorize"},schema:schema0.properties.repositorySettings.properties.signIn.required,parentSchema:schema0.properties.repositorySettings.properties.signIn,data:data58};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data58.token === undefined){
const err132 = {instancePath:instancePath+"/repositorySettings/signIn",schemaPath:"#/properties/repositorySettings/properties/signIn/required",keyword:"required",params:{missingProperty: "token"},schema:schema0.properties.repositorySettings.properties.signIn.required,parentSchema:schema0.properties.repositorySettings.properties.signIn,data:data58};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data58.clientId === undefined){
const err133 = {instancePath:instancePath+"/repositorySettings/signIn",schemaPath:"#/properties/repositorySettings/properties/signIn/required",keyword:"required",params:{missingProperty: "clientId"},schema:schema0.properties.repositorySettings.properties.signIn.required,parentSchema:schema0.properties.repositorySettings.properties.signIn,data:data58};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
for(const key15 in data58){
if(!(((key15 === "authorize") || (key15 === "token")) || (key15 === "clientId"))){
const err134 = {instancePath:instancePath+"/repositorySettings/signIn",schemaPath:"#/properties/repositorySettings/properties/signIn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},schema:false,parentSchema:schema0.properties.repositorySettings.properties.signIn,data:data58};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data58.authorize !== undefined){
let data59 = data58.authorize;
if(typeof data59 === "string"){
if(func1(data59) > 200){
const err135 = {instancePath:instancePath+"/repositorySettings/signIn/authorize",schemaPath:"#/properties/repositorySettings/properties/signIn/properties/authorize/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.repositorySettings.properties.signIn.properties.authorize,data:data59};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(!pattern24.test(data59)){
const err136 = {instancePath:instancePath+"/repositorySettings/signIn/authorize",schemaPath:"#/properties/repositorySettings/properties/signIn/properties/authorize/pattern",keyword:"pattern",params:{pattern: "^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?(\\?[A-Za-z0-9._~%&=+:/-]*)?$"},schema:"^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?(\\?[A-Za-z0-9._~%&=+:/-]*)?$",parentSchema:schema0.properties.repositorySettings.properties.signIn.properties.authorize,data:data59};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
else {
const err137 = {instancePath:instancePath+"/repositorySettings/signIn/authorize",schemaPath:"#/properties/repositorySettings/properties/signIn/properties/authorize/type",keyword:"type",params:{type: "string"},schema:schema0.properties.repositorySettings.properties.signIn.properties.authorize.type,parentSchema:schema0.properties.repositorySettings.properties.signIn.properties.authorize,data:data59};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data58.token !== undefined){
let data60 = data58.token;
if(typeof data60 === "string"){
if(func1(data60) > 200){
const err138 = {instancePath:instancePath+"/repositorySettings/signIn/token",schemaPath:"#/properties/repositorySettings/properties/signIn/properties/token/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.repositorySettings.properties.signIn.properties.token,data:data60};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(!pattern25.test(data60)){
const err139 = {instancePath:instancePath+"/repositorySettings/signIn/token",schemaPath:"#/properties/repositorySettings/properties/signIn/properties/token/pattern",keyword:"pattern",params:{pattern: "^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?$"},schema:"^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?$",parentSchema:schema0.properties.repositorySettings.properties.signIn.properties.token,data:data60};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
else {
const err140 = {instancePath:instancePath+"/repositorySettings/signIn/token",schemaPath:"#/properties/repositorySettings/properties/signIn/properties/token/type",keyword:"type",params:{type: "string"},schema:schema0.properties.repositorySettings.properties.signIn.properties.token.type,parentSchema:schema0.properties.repositorySettings.properties.signIn.properties.token,data:data60};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data58.clientId !== undefined){
let data61 = data58.clientId;
if(typeof data61 === "string"){
if(func1(data61) > 200){
const err141 = {instancePath:instancePath+"/repositorySettings/signIn/clientId",schemaPath:"#/properties/repositorySettings/properties/signIn/properties/clientId/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.repositorySettings.properties.signIn.properties.clientId,data:data61};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(!pattern16.test(data61)){
const err142 = {instancePath:instancePath+"/repositorySettings/signIn/clientId",schemaPath:"#/properties/repositorySettings/properties/signIn/properties/clientId/pattern",keyword:"pattern",params:{pattern: "^\\S+$"},schema:"^\\S+$",parentSchema:schema0.properties.repositorySettings.properties.signIn.properties.clientId,data:data61};
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
const err143 = {instancePath:instancePath+"/repositorySettings/signIn/clientId",schemaPath:"#/properties/repositorySettings/properties/signIn/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema0.properties.repositorySettings.properties.signIn.properties.clientId.type,parentSchema:schema0.properties.repositorySettings.properties.signIn.properties.clientId,data:data61};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
else {
const err144 = {instancePath:instancePath+"/repositorySettings/signIn",schemaPath:"#/properties/repositorySettings/properties/signIn/type",keyword:"type",params:{type: "object"},schema:schema0.properties.repositorySettings.properties.signIn.type,parentSchema:schema0.properties.repositorySettings.properties.signIn,data:data58};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
else {
const err145 = {instancePath:instancePath+"/repositorySettings",schemaPath:"#/properties/repositorySettings/type",keyword:"type",params:{type: "object"},schema:schema0.properties.repositorySettings.type,parentSchema:schema0.properties.repositorySettings,data:data55};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data.pictures !== undefined){
let data62 = data.pictures;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if(data62.hosts === undefined){
const err146 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/required",keyword:"required",params:{missingProperty: "hosts"},schema:schema0.properties.pictures.required,parentSchema:schema0.properties.pictures,data:data62};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
for(const key16 in data62){
if(!(key16 === "hosts")){
const err147 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},schema:false,parentSchema:schema0.properties.pictures,data:data62};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data62.hosts !== undefined){
let data63 = data62.hosts;
if(Array.isArray(data63)){
if(data63.length > 10){
const err148 = {instancePath:instancePath+"/pictures/hosts",schemaPath:"#/properties/pictures/properties/hosts/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema0.properties.pictures.properties.hosts,data:data63};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
const len7 = data63.length;
for(let i8=0; i8<len7; i8++){
let data64 = data63[i8];
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.host === undefined){
const err149 = {instancePath:instancePath+"/pictures/hosts/" + i8,schemaPath:"#/properties/pictures/properties/hosts/items/required",keyword:"required",params:{missingProperty: "host"},schema:schema0.properties.pictures.properties.hosts.items.required,parentSchema:schema0.properties.pictures.properties.hosts.items,data:data64};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
for(const key17 in data64){
if(!((key17 === "host") || (key17 === "widthParameter"))){
const err150 = {instancePath:instancePath+"/pictures/hosts/" + i8,schemaPath:"#/properties/pictures/properties/hosts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},schema:false,parentSchema:schema0.properties.pictures.properties.hosts.items,data:data64};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data64.host !== undefined){
let data65 = data64.host;
if(typeof data65 === "string"){
if(func1(data65) > 100){
const err151 = {instancePath:instancePath+"/pictures/hosts/" + i8+"/host",schemaPath:"#/properties/pictures/properties/hosts/items/properties/host/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.pictures.properties.hosts.items.properties.host,data:data65};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(!pattern27.test(data65)){
const err152 = {instancePath:instancePath+"/pictures/hosts/" + i8+"/host",schemaPath:"#/properties/pictures/properties/hosts/items/properties/host/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9.-]+(:[0-9]+)?$"},schema:"^[a-z0-9.-]+(:[0-9]+)?$",parentSchema:schema0.properties.pictures.properties.hosts.items.properties.host,data:data65};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
else {
const err153 = {instancePath:instancePath+"/pictures/hosts/" + i8+"/host",schemaPath:"#/properties/pictures/properties/hosts/items/properties/host/type",keyword:"type",params:{type: "string"},schema:schema0.properties.pictures.properties.hosts.items.properties.host.type,parentSchema:schema0.properties.pictures.properties.hosts.items.properties.host,data:data65};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data64.widthParameter !== undefined){
let data66 = data64.widthParameter;
if(typeof data66 === "string"){
if(func1(data66) > 20){
const err154 = {instancePath:instancePath+"/pictures/hosts/" + i8+"/widthParameter",schemaPath:"#/properties/pictures/properties/hosts/items/properties/widthParameter/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema0.properties.pictures.properties.hosts.items.properties.widthParameter,data:data66};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(!pattern28.test(data66)){
const err155 = {instancePath:instancePath+"/pictures/hosts/" + i8+"/widthParameter",schemaPath:"#/properties/pictures/properties/hosts/items/properties/widthParameter/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]+$"},schema:"^[A-Za-z]+$",parentSchema:schema0.properties.pictures.properties.hosts.items.properties.widthParameter,data:data66};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
else {
const err156 = {instancePath:instancePath+"/pictures/hosts/" + i8+"/widthParameter",schemaPath:"#/properties/pictures/properties/hosts/items/properties/widthParameter/type",keyword:"type",params:{type: "string"},schema:schema0.properties.pictures.properties.hosts.items.properties.widthParameter.type,parentSchema:schema0.properties.pictures.properties.hosts.items.properties.widthParameter,data:data66};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
else {
const err157 = {instancePath:instancePath+"/pictures/hosts/" + i8,schemaPath:"#/properties/pictures/properties/hosts/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.pictures.properties.hosts.items.type,parentSchema:schema0.properties.pictures.properties.hosts.items,data:data64};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
}
else {
const err158 = {instancePath:instancePath+"/pictures/hosts",schemaPath:"#/properties/pictures/properties/hosts/type",keyword:"type",params:{type: "array"},schema:schema0.properties.pictures.properties.hosts.type,parentSchema:schema0.properties.pictures.properties.hosts,data:data63};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
}
else {
const err159 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/type",keyword:"type",params:{type: "object"},schema:schema0.properties.pictures.type,parentSchema:schema0.properties.pictures,data:data62};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data.wording !== undefined){
let data67 = data.wording;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
for(const key18 in data67){
if(!(func0.call(schema0.properties.wording.properties, key18))){
const err160 = {instancePath:instancePath+"/wording",schemaPath:"#/properties/wording/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},schema:false,parentSchema:schema0.properties.wording,data:data67};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data67.skipToContent !== undefined){
let data68 = data67.skipToContent;
if(!(validate2(data68, {instancePath:instancePath+"/wording/skipToContent",parentData:data67,parentDataProperty:"skipToContent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data68 === "string"){
if(func1(data68) > 40){
const err161 = {instancePath:instancePath+"/wording/skipToContent",schemaPath:"#/properties/wording/properties/skipToContent/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.wording.properties.skipToContent,data:data68};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
}
if(data67.mainNavigation !== undefined){
let data69 = data67.mainNavigation;
if(!(validate2(data69, {instancePath:instancePath+"/wording/mainNavigation",parentData:data67,parentDataProperty:"mainNavigation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data69 === "string"){
if(func1(data69) > 40){
const err162 = {instancePath:instancePath+"/wording/mainNavigation",schemaPath:"#/properties/wording/properties/mainNavigation/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.wording.properties.mainNavigation,data:data69};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
}
if(data67.menu !== undefined){
let data70 = data67.menu;
if(!(validate2(data70, {instancePath:instancePath+"/wording/menu",parentData:data67,parentDataProperty:"menu",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data70 === "string"){
if(func1(data70) > 20){
const err163 = {instancePath:instancePath+"/wording/menu",schemaPath:"#/properties/wording/properties/menu/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema0.properties.wording.properties.menu,data:data70};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
}
if(data67.pictureError !== undefined){
let data71 = data67.pictureError;
if(!(validate2(data71, {instancePath:instancePath+"/wording/pictureError",parentData:data67,parentDataProperty:"pictureError",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data71 === "string"){
if(func1(data71) > 60){
const err164 = {instancePath:instancePath+"/wording/pictureError",schemaPath:"#/properties/wording/properties/pictureError/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.wording.properties.pictureError,data:data71};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
}
if(data67.missingPage !== undefined){
let data72 = data67.missingPage;
if(!(validate2(data72, {instancePath:instancePath+"/wording/missingPage",parentData:data67,parentDataProperty:"missingPage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data72 === "string"){
if(func1(data72) > 60){
const err165 = {instancePath:instancePath+"/wording/missingPage",schemaPath:"#/properties/wording/properties/missingPage/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.wording.properties.missingPage,data:data72};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
}
if(data67.pageError !== undefined){
let data73 = data67.pageError;
if(!(validate2(data73, {instancePath:instancePath+"/wording/pageError",parentData:data67,parentDataProperty:"pageError",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data73 === "string"){
if(func1(data73) > 60){
const err166 = {instancePath:instancePath+"/wording/pageError",schemaPath:"#/properties/wording/properties/pageError/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.wording.properties.pageError,data:data73};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
}
if(data67.pageErrorHelp !== undefined){
let data74 = data67.pageErrorHelp;
if(!(validate2(data74, {instancePath:instancePath+"/wording/pageErrorHelp",parentData:data67,parentDataProperty:"pageErrorHelp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data74 === "string"){
if(func1(data74) > 200){
const err167 = {instancePath:instancePath+"/wording/pageErrorHelp",schemaPath:"#/properties/wording/properties/pageErrorHelp/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.wording.properties.pageErrorHelp,data:data74};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
}
if(data67.tryAgain !== undefined){
let data75 = data67.tryAgain;
if(!(validate2(data75, {instancePath:instancePath+"/wording/tryAgain",parentData:data67,parentDataProperty:"tryAgain",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data75 === "string"){
if(func1(data75) > 30){
const err168 = {instancePath:instancePath+"/wording/tryAgain",schemaPath:"#/properties/wording/properties/tryAgain/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema0.properties.wording.properties.tryAgain,data:data75};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
if(data67.optional !== undefined){
let data76 = data67.optional;
if(!(validate2(data76, {instancePath:instancePath+"/wording/optional",parentData:data67,parentDataProperty:"optional",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data76 === "string"){
if(func1(data76) > 20){
const err169 = {instancePath:instancePath+"/wording/optional",schemaPath:"#/properties/wording/properties/optional/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema0.properties.wording.properties.optional,data:data76};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
}
if(data67.noScript !== undefined){
let data77 = data67.noScript;
if(!(validate2(data77, {instancePath:instancePath+"/wording/noScript",parentData:data67,parentDataProperty:"noScript",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data77 === "string"){
if(func1(data77) > 200){
const err170 = {instancePath:instancePath+"/wording/noScript",schemaPath:"#/properties/wording/properties/noScript/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.wording.properties.noScript,data:data77};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
}
if(data67.forms !== undefined){
let data78 = data67.forms;
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
for(const key19 in data78){
if(!(func0.call(schema0.properties.wording.properties.forms.properties, key19))){
const err171 = {instancePath:instancePath+"/wording/forms",schemaPath:"#/properties/wording/properties/forms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},schema:false,parentSchema:schema0.properties.wording.properties.forms,data:data78};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data78.unconfirmed !== undefined){
let data79 = data78.unconfirmed;
if(!(validate2(data79, {instancePath:instancePath+"/wording/forms/unconfirmed",parentData:data78,parentDataProperty:"unconfirmed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data79 === "string"){
if(func1(data79) > 300){
const err172 = {instancePath:instancePath+"/wording/forms/unconfirmed",schemaPath:"#/properties/wording/properties/forms/properties/unconfirmed/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.wording.properties.forms.properties.unconfirmed,data:data79};
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
if(data78.offline !== undefined){
let data80 = data78.offline;
if(!(validate2(data80, {instancePath:instancePath+"/wording/forms/offline",parentData:data78,parentDataProperty:"offline",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data80 === "string"){
if(func1(data80) > 300){
const err173 = {instancePath:instancePath+"/wording/forms/offline",schemaPath:"#/properties/wording/properties/forms/properties/offline/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.wording.properties.forms.properties.offline,data:data80};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
}
if(data78.online !== undefined){
let data81 = data78.online;
if(!(validate2(data81, {instancePath:instancePath+"/wording/forms/online",parentData:data78,parentDataProperty:"online",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data81 === "string"){
if(func1(data81) > 300){
const err174 = {instancePath:instancePath+"/wording/forms/online",schemaPath:"#/properties/wording/properties/forms/properties/online/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.wording.properties.forms.properties.online,data:data81};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
}
if(data78.ownEmail !== undefined){
let data82 = data78.ownEmail;
if(!(validate2(data82, {instancePath:instancePath+"/wording/forms/ownEmail",parentData:data78,parentDataProperty:"ownEmail",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data82 === "string"){
if(func1(data82) > 60){
const err175 = {instancePath:instancePath+"/wording/forms/ownEmail",schemaPath:"#/properties/wording/properties/forms/properties/ownEmail/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.wording.properties.forms.properties.ownEmail,data:data82};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
}
if(data78.shortened !== undefined){
let data83 = data78.shortened;
if(!(validate2(data83, {instancePath:instancePath+"/wording/forms/shortened",parentData:data78,parentDataProperty:"shortened",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data83 === "string"){
if(func1(data83) > 200){
const err176 = {instancePath:instancePath+"/wording/forms/shortened",schemaPath:"#/properties/wording/properties/forms/properties/shortened/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.wording.properties.forms.properties.shortened,data:data83};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
}
if(data78.copy !== undefined){
let data84 = data78.copy;
if(!(validate2(data84, {instancePath:instancePath+"/wording/forms/copy",parentData:data78,parentDataProperty:"copy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data84 === "string"){
if(func1(data84) > 40){
const err177 = {instancePath:instancePath+"/wording/forms/copy",schemaPath:"#/properties/wording/properties/forms/properties/copy/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.wording.properties.forms.properties.copy,data:data84};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
}
if(data78.copied !== undefined){
let data85 = data78.copied;
if(!(validate2(data85, {instancePath:instancePath+"/wording/forms/copied",parentData:data78,parentDataProperty:"copied",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data85 === "string"){
if(func1(data85) > 200){
const err178 = {instancePath:instancePath+"/wording/forms/copied",schemaPath:"#/properties/wording/properties/forms/properties/copied/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.wording.properties.forms.properties.copied,data:data85};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
}
if(data78.copyByHand !== undefined){
let data86 = data78.copyByHand;
if(!(validate2(data86, {instancePath:instancePath+"/wording/forms/copyByHand",parentData:data78,parentDataProperty:"copyByHand",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data86 === "string"){
if(func1(data86) > 100){
const err179 = {instancePath:instancePath+"/wording/forms/copyByHand",schemaPath:"#/properties/wording/properties/forms/properties/copyByHand/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.copyByHand,data:data86};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
}
if(data78.question !== undefined){
let data87 = data78.question;
if(!(validate2(data87, {instancePath:instancePath+"/wording/forms/question",parentData:data78,parentDataProperty:"question",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data87 === "string"){
if(func1(data87) > 300){
const err180 = {instancePath:instancePath+"/wording/forms/question",schemaPath:"#/properties/wording/properties/forms/properties/question/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.wording.properties.forms.properties.question,data:data87};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
}
if(data78.confirm !== undefined){
let data88 = data78.confirm;
if(!(validate2(data88, {instancePath:instancePath+"/wording/forms/confirm",parentData:data78,parentDataProperty:"confirm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data88 === "string"){
if(func1(data88) > 40){
const err181 = {instancePath:instancePath+"/wording/forms/confirm",schemaPath:"#/properties/wording/properties/forms/properties/confirm/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.wording.properties.forms.properties.confirm,data:data88};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
if(data78.trap !== undefined){
let data89 = data78.trap;
if(!(validate2(data89, {instancePath:instancePath+"/wording/forms/trap",parentData:data78,parentDataProperty:"trap",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data89 === "string"){
if(func1(data89) > 60){
const err182 = {instancePath:instancePath+"/wording/forms/trap",schemaPath:"#/properties/wording/properties/forms/properties/trap/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.wording.properties.forms.properties.trap,data:data89};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
if(data78.charactersLeft !== undefined){
let data90 = data78.charactersLeft;
if(!(validate2(data90, {instancePath:instancePath+"/wording/forms/charactersLeft",parentData:data78,parentDataProperty:"charactersLeft",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data90 === "string"){
if(func1(data90) > 60){
const err183 = {instancePath:instancePath+"/wording/forms/charactersLeft",schemaPath:"#/properties/wording/properties/forms/properties/charactersLeft/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.wording.properties.forms.properties.charactersLeft,data:data90};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
}
if(data78.tooLong !== undefined){
let data91 = data78.tooLong;
if(!(validate2(data91, {instancePath:instancePath+"/wording/forms/tooLong",parentData:data78,parentDataProperty:"tooLong",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data91 === "string"){
if(func1(data91) > 120){
const err184 = {instancePath:instancePath+"/wording/forms/tooLong",schemaPath:"#/properties/wording/properties/forms/properties/tooLong/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema0.properties.wording.properties.forms.properties.tooLong,data:data91};
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
if(data78.chooseOne !== undefined){
let data92 = data78.chooseOne;
if(!(validate2(data92, {instancePath:instancePath+"/wording/forms/chooseOne",parentData:data78,parentDataProperty:"chooseOne",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data92 === "string"){
if(func1(data92) > 60){
const err185 = {instancePath:instancePath+"/wording/forms/chooseOne",schemaPath:"#/properties/wording/properties/forms/properties/chooseOne/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.wording.properties.forms.properties.chooseOne,data:data92};
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
if(data78.unavailable !== undefined){
let data93 = data78.unavailable;
if(!(validate2(data93, {instancePath:instancePath+"/wording/forms/unavailable",parentData:data78,parentDataProperty:"unavailable",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data93 === "string"){
if(func1(data93) > 300){
const err186 = {instancePath:instancePath+"/wording/forms/unavailable",schemaPath:"#/properties/wording/properties/forms/properties/unavailable/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.wording.properties.forms.properties.unavailable,data:data93};
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
if(data78.fillIn !== undefined){
let data94 = data78.fillIn;
if(!(validate2(data94, {instancePath:instancePath+"/wording/forms/fillIn",parentData:data78,parentDataProperty:"fillIn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data94 === "string"){
if(func1(data94) > 100){
const err187 = {instancePath:instancePath+"/wording/forms/fillIn",schemaPath:"#/properties/wording/properties/forms/properties/fillIn/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.fillIn,data:data94};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
}
if(data78.choose !== undefined){
let data95 = data78.choose;
if(!(validate2(data95, {instancePath:instancePath+"/wording/forms/choose",parentData:data78,parentDataProperty:"choose",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data95 === "string"){
if(func1(data95) > 100){
const err188 = {instancePath:instancePath+"/wording/forms/choose",schemaPath:"#/properties/wording/properties/forms/properties/choose/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.choose,data:data95};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
}
if(data78.check !== undefined){
let data96 = data78.check;
if(!(validate2(data96, {instancePath:instancePath+"/wording/forms/check",parentData:data78,parentDataProperty:"check",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data96 === "string"){
if(func1(data96) > 100){
const err189 = {instancePath:instancePath+"/wording/forms/check",schemaPath:"#/properties/wording/properties/forms/properties/check/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.check,data:data96};
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
if(data78.invalidEmail !== undefined){
let data97 = data78.invalidEmail;
if(!(validate2(data97, {instancePath:instancePath+"/wording/forms/invalidEmail",parentData:data78,parentDataProperty:"invalidEmail",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data97 === "string"){
if(func1(data97) > 100){
const err190 = {instancePath:instancePath+"/wording/forms/invalidEmail",schemaPath:"#/properties/wording/properties/forms/properties/invalidEmail/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.invalidEmail,data:data97};
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
if(data78.invalidUrl !== undefined){
let data98 = data78.invalidUrl;
if(!(validate2(data98, {instancePath:instancePath+"/wording/forms/invalidUrl",parentData:data78,parentDataProperty:"invalidUrl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data98 === "string"){
if(func1(data98) > 100){
const err191 = {instancePath:instancePath+"/wording/forms/invalidUrl",schemaPath:"#/properties/wording/properties/forms/properties/invalidUrl/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.invalidUrl,data:data98};
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
if(data78.invalidNumber !== undefined){
let data99 = data78.invalidNumber;
if(!(validate2(data99, {instancePath:instancePath+"/wording/forms/invalidNumber",parentData:data78,parentDataProperty:"invalidNumber",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data99 === "string"){
if(func1(data99) > 100){
const err192 = {instancePath:instancePath+"/wording/forms/invalidNumber",schemaPath:"#/properties/wording/properties/forms/properties/invalidNumber/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.invalidNumber,data:data99};
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
if(data78.wholeNumber !== undefined){
let data100 = data78.wholeNumber;
if(!(validate2(data100, {instancePath:instancePath+"/wording/forms/wholeNumber",parentData:data78,parentDataProperty:"wholeNumber",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data100 === "string"){
if(func1(data100) > 100){
const err193 = {instancePath:instancePath+"/wording/forms/wholeNumber",schemaPath:"#/properties/wording/properties/forms/properties/wholeNumber/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.wholeNumber,data:data100};
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
if(data78.invalidDate !== undefined){
let data101 = data78.invalidDate;
if(!(validate2(data101, {instancePath:instancePath+"/wording/forms/invalidDate",parentData:data78,parentDataProperty:"invalidDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data101 === "string"){
if(func1(data101) > 100){
const err194 = {instancePath:instancePath+"/wording/forms/invalidDate",schemaPath:"#/properties/wording/properties/forms/properties/invalidDate/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.invalidDate,data:data101};
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
if(data78.tooSmall !== undefined){
let data102 = data78.tooSmall;
if(!(validate2(data102, {instancePath:instancePath+"/wording/forms/tooSmall",parentData:data78,parentDataProperty:"tooSmall",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data102 === "string"){
if(func1(data102) > 100){
const err195 = {instancePath:instancePath+"/wording/forms/tooSmall",schemaPath:"#/properties/wording/properties/forms/properties/tooSmall/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.tooSmall,data:data102};
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
if(data78.tooLarge !== undefined){
let data103 = data78.tooLarge;
if(!(validate2(data103, {instancePath:instancePath+"/wording/forms/tooLarge",parentData:data78,parentDataProperty:"tooLarge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data103 === "string"){
if(func1(data103) > 100){
const err196 = {instancePath:instancePath+"/wording/forms/tooLarge",schemaPath:"#/properties/wording/properties/forms/properties/tooLarge/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.tooLarge,data:data103};
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
if(data78.tooEarly !== undefined){
let data104 = data78.tooEarly;
if(!(validate2(data104, {instancePath:instancePath+"/wording/forms/tooEarly",parentData:data78,parentDataProperty:"tooEarly",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data104 === "string"){
if(func1(data104) > 100){
const err197 = {instancePath:instancePath+"/wording/forms/tooEarly",schemaPath:"#/properties/wording/properties/forms/properties/tooEarly/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.tooEarly,data:data104};
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
if(data78.tooLate !== undefined){
let data105 = data78.tooLate;
if(!(validate2(data105, {instancePath:instancePath+"/wording/forms/tooLate",parentData:data78,parentDataProperty:"tooLate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data105 === "string"){
if(func1(data105) > 100){
const err198 = {instancePath:instancePath+"/wording/forms/tooLate",schemaPath:"#/properties/wording/properties/forms/properties/tooLate/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.wording.properties.forms.properties.tooLate,data:data105};
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
}
else {
const err199 = {instancePath:instancePath+"/wording/forms",schemaPath:"#/properties/wording/properties/forms/type",keyword:"type",params:{type: "object"},schema:schema0.properties.wording.properties.forms.type,parentSchema:schema0.properties.wording.properties.forms,data:data78};
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
else {
const err200 = {instancePath:instancePath+"/wording",schemaPath:"#/properties/wording/type",keyword:"type",params:{type: "object"},schema:schema0.properties.wording.type,parentSchema:schema0.properties.wording,data:data67};
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
else {
const err201 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const page = validate97;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Page","description":"One page of the site: what search engines show of it, and its blocks from top to bottom.","type":"object","defaultSnippets":[{"label":"new page","description":"A page with its opening, ready for more blocks.","toReplace":[1,2,3,4],"bodyText":"{\n  \"\\$schema\": \"../schema/page.schema.json\",\n  \"title\": \"${1:What a browser tab shows}\",\n  \"description\": \"${2:One or two sentences for search results.}\",\n  \"blocks\": [\n    {\n      \"type\": \"hero\",\n      \"level\": 1,\n      \"heading\": \"${3:What this page is for}\",\n      \"text\": \"${4:One to three sentences.}\"\n    }\n  ]\n}\n"}],"properties":{"$schema":{"title":"Schema","description":"Gives code editors completion and help; leave it as it is.","type":"string"},"title":{"$ref":"parts.schema.json#/$defs/text","title":"Title","description":"The page's name in the browser tab and in search results.","maxLength":100},"description":{"$ref":"parts.schema.json#/$defs/text","title":"Description","description":"One or two sentences for search results.","maxLength":300},"language":{"$ref":"parts.schema.json#/$defs/language"},"blocks":{"title":"Blocks","description":"The page's content, from top to bottom.","type":"array","minItems":1,"maxItems":10000,"items":{"$ref":"#/$defs/block"}}},"required":["title","description","blocks"],"additionalProperties":false,"$defs":{"block":{"title":"Block","type":"object","discriminator":{"propertyName":"type"},"properties":{"type":{"title":"Type","description":"The kind of block.","enum":["hero","cardGrid","steps","list","contactInfo","form"]}},"required":["type"],"alsoTyped":{"cards":{"type":"cardGrid"},"grid":{"type":"cardGrid"},"header":{"type":"hero"},"banner":{"type":"hero"},"text":{"type":"list","layout":"prose"},"prose":{"type":"list","layout":"prose"},"table":{"type":"list","layout":"prose"},"prices":{"type":"list","layout":"prose"},"questions":{"type":"list","layout":"questions"},"faq":{"type":"list","layout":"questions"},"faqs":{"type":"list","layout":"questions"},"quotes":{"type":"list","layout":"quotes"},"testimonials":{"type":"list","layout":"quotes"},"openings":{"type":"list","layout":"ledger"},"jobs":{"type":"list","layout":"ledger"},"contact":{"type":"contactInfo"}},"oneOf":[{"$ref":"blocks/hero.schema.json"},{"$ref":"blocks/cardGrid.schema.json"},{"$ref":"blocks/steps.schema.json"},{"$ref":"blocks/list.schema.json"},{"$ref":"blocks/contactInfo.schema.json"},{"$ref":"blocks/form.schema.json"}]}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
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
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema16,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema22 = {"title":"Block","type":"object","discriminator":{"propertyName":"type"},"properties":{"type":{"title":"Type","description":"The kind of block.","enum":["hero","cardGrid","steps","list","contactInfo","form"]}},"required":["type"],"alsoTyped":{"cards":{"type":"cardGrid"},"grid":{"type":"cardGrid"},"header":{"type":"hero"},"banner":{"type":"hero"},"text":{"type":"list","layout":"prose"},"prose":{"type":"list","layout":"prose"},"table":{"type":"list","layout":"prose"},"prices":{"type":"list","layout":"prose"},"questions":{"type":"list","layout":"questions"},"faq":{"type":"list","layout":"questions"},"faqs":{"type":"list","layout":"questions"},"quotes":{"type":"list","layout":"quotes"},"testimonials":{"type":"list","layout":"quotes"},"openings":{"type":"list","layout":"ledger"},"jobs":{"type":"list","layout":"ledger"},"contact":{"type":"contactInfo"}},"oneOf":[{"$ref":"blocks/hero.schema.json"},{"$ref":"blocks/cardGrid.schema.json"},{"$ref":"blocks/steps.schema.json"},{"$ref":"blocks/list.schema.json"},{"$ref":"blocks/contactInfo.schema.json"},{"$ref":"blocks/form.schema.json"}]};
const schema23 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Hero","description":"The opening of a page, or, without a picture, a call to action: a heading, a few words and one clear next step.","type":"object","defaultSnippets":[{"label":"hero: opening of a page","description":"The main heading of a page and a few words.","toReplace":[1,2],"body":{"type":"hero","level":1,"heading":"${1:What this page is for}","text":"${2:One to three sentences.}"}},{"label":"hero: call to action","description":"A heading, a sentence and a button, usually at the end of a page.","toReplace":[1,2],"body":{"type":"hero","heading":"${1:The next step, in a few words}","text":"${2:One sentence.}","actions":[{"label":"${3:Contact us}","page":"${4:contact}"}]}}],"properties":{"type":{"const":"hero","title":"Type","description":"Makes this a hero block."},"id":{"$ref":"../parts.schema.json#/$defs/id"},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"},"language":{"$ref":"../parts.schema.json#/$defs/language"},"level":{"title":"Heading level","description":"Whether this is the one main heading of the page; if left out, it is a heading below it.","enum":[1,2],"enumDescriptions":["The page's main heading","A heading below it"]},"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Heading","description":"One line that says what the page is for.","maxLength":90},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Text","description":"One to three sentences; can have bold text, lists and links.","maxLength":600},"track":{"title":"Progress line","description":"Short words along a line, in order, for example Submitted, Accepted, Paid.","type":"array","items":{"$ref":"../parts.schema.json#/$defs/text","title":"Stage","description":"One or two words.","maxLength":24},"minItems":2,"maxItems":6},"picture":{"$ref":"../parts.schema.json#/$defs/picture"},"actions":{"title":"Buttons","description":"The next steps, with the main one first.","type":"array","items":{"$ref":"../parts.schema.json#/$defs/action"},"minItems":1,"maxItems":3}},"required":["type","heading"],"alsoCalled":{"image":"picture","photo":"picture","img":"picture","title":"heading","description":"text","body":"text","buttons":"actions","action":"actions"},"additionalProperties":false,"samples":[{"type":"hero","level":1,"heading":"You treat, We track","text":"Every claim is followed from the visit to the payment, and **every denial is answered**.","track":["Visit","Submitted","Accepted","Paid"],"actions":[{"label":"Get Started","page":"home"},{"label":"Visit the payer portal","href":"https://payer.example/"}]},{"type":"hero","level":1,"heading":"A page with a picture","text":"The picture stands beside the words on a wide screen and below them on a phone.","picture":{"src":"https://images.unsplash.com/photo-1554224155-6726b3ff858f","alt":"A desk with a calculator and a printed statement","width":1600,"height":1067}},{"type":"hero","heading":"A call to action is a hero without a picture","actions":[{"label":"Contact us","page":"home"}]}]};
const schema24 = {"title":"Link name","description":"A name for links to this block, unique on the site: lowercase letters, digits and hyphens.","type":"string","patternErrorMessage":"Use only lowercase letters, digits and hyphens, for example message-form.","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$","reserved":"^(main|menu|islands|page-.*)$","maxLength":40};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema24,data};
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
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema16,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
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
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema28 = {"$comment":"Paragraphs (an empty line between them), **bold**, *italic*, lists, and links: [words](page:contact), [words](https://…), [words](media/name.pdf), [words](mailto:{{facts.email}}).","type":"string","contentMediaType":"text/markdown","pattern":"\\S","patternErrorMessage":"Write something here, or leave the field out.","tsType":"Markdown"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema28,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema29 = {"title":"Picture","description":"A photo from a photo host, or a picture of your own in the media folder.","type":"object","defaultSnippets":[{"label":"picture","description":"An address, what the picture shows, and its size in pixels.","toReplace":[2],"body":{"src":"${1:https://images.unsplash.com/photo-1497366216548-37526070297c}","alt":"${2:What the picture shows}","width":"^${3:1600}","height":"^${4:1067}"}}],"properties":{"src":{"title":"Picture","description":"A file of your own, such as media/name.jpg, or the https:// address of a photo at its host.","type":"string","minLength":1,"maxLength":500,"allOf":[{"$ref":"suggestions.gen.json#/$defs/media"}],"tsType":"PictureAddress","kinds":["svg","png","jpg","webp","avif","gif","tiff"]},"alt":{"title":"Alternative text","description":"What the picture shows, for people who can't see it; leave it empty only if the picture is decorative.","type":"string","maxLength":200},"decorative":{"title":"Decorative","description":"Marks a picture that adds nothing to the words beside it.","type":"boolean"},"width":{"title":"Width","description":"The picture's own width in pixels; leave it out for a file in the media folder, which is measured.","type":"integer","minimum":1,"maximum":50000,"follows":"src"},"height":{"title":"Height","description":"The picture's own height in pixels; leave it out for a file in the media folder, which is measured.","type":"integer","minimum":1,"maximum":50000,"follows":"src"}},"required":["src","alt"],"isOneChange":true,"alsoCalled":{"url":"src","source":"src","file":"src","description":"alt"},"additionalProperties":false};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},schema:schema29.required,parentSchema:schema29,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema29,data};
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
const err3 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema29.properties.src,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema29.properties.src,data:data0};
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
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},schema:schema29.properties.src.type,parentSchema:schema29.properties.src,data:data0};
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
const err6 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema29.properties.alt,data:data1};
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
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},schema:schema29.properties.alt.type,parentSchema:schema29.properties.alt,data:data1};
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
const err8 = {instancePath:instancePath+"/decorative",schemaPath:"#/properties/decorative/type",keyword:"type",params:{type: "boolean"},schema:schema29.properties.decorative.type,parentSchema:schema29.properties.decorative,data:data2};
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
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.width.type,parentSchema:schema29.properties.width,data:data3};
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
const err10 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema29.properties.width,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema29.properties.width,data:data3};
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
const err12 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.height.type,parentSchema:schema29.properties.height,data:data4};
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
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema29.properties.height,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema29.properties.height,data:data4};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"title":"Button","description":"A button that opens a page of this site, a web address, a file of your own or a map.","type":"object","defaultSnippets":[{"label":"button to a page","description":"Opens a page of this site.","body":{"label":"${1:Contact us}","page":"${2:contact}"}},{"label":"button to an address","description":"Opens another website, an email address or a phone number.","body":{"label":"${1:Email us}","href":"mailto:{{facts.email}}"}},{"label":"button to a file","description":"Opens a file of your own, for example a PDF in the media folder.","body":{"label":"${1:Our price list}","file":"${2:media/prices.pdf}"}},{"label":"button to a map","description":"Opens a map website at a street address.","toReplace":[2],"body":{"label":"${1:Show us on a map}","map":"${2:12 Example Street, Sampletown}"}}],"properties":{"label":{"$ref":"#/$defs/text","title":"Label","description":"What the button says: name what happens, for example Email us rather than Click here.","maxLength":40},"page":{"$ref":"#/$defs/page"},"href":{"$ref":"#/$defs/address"},"file":{"$ref":"#/$defs/file"},"map":{"$ref":"#/$defs/text","title":"Map","description":"A street address that opens on a map website when clicked, for example 12 Example Street, Sampletown.","maxLength":200},"hidden":{"$ref":"#/$defs/hidden"}},"required":["label"],"isOneChange":true,"oneOfTitle":"Destination","alsoCalled":{"text":"label","title":"label","name":"label","url":"href","link":"href","address":"href"},"oneOf":[{"required":["page"]},{"required":["href"]},{"required":["file"]},{"required":["map"]}],"additionalProperties":false,"tsType":"Action"};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
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
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "page"},schema:schema30.oneOf[0].required,parentSchema:schema30.oneOf[0],data};
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
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "href"},schema:schema30.oneOf[1].required,parentSchema:schema30.oneOf[1],data};
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
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "file"},schema:schema30.oneOf[2].required,parentSchema:schema30.oneOf[2],data};
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
const err3 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "map"},schema:schema30.oneOf[3].required,parentSchema:schema30.oneOf[3],data};
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
const err4 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema30.oneOf,parentSchema:schema30,data};
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
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema30.required,parentSchema:schema30,data};
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
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema30,data};
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
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema30.properties.label,data:data0};
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
if(!(validate33(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : withMore(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate36(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : withMore(vErrors, validate36.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : withMore(vErrors, validate38.errors);
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
const err8 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema30.properties.map,data:data4};
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
if(!(validate42(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : withMore(vErrors, validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.heading === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema23.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema23,data};
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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "hero"},schema:"hero",parentSchema:schema23.properties.type,data:data0};
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
if(!(validate105(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : withMore(vErrors, validate105.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate107(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : withMore(vErrors, validate107.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate109(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : withMore(vErrors, validate109.errors);
errors = vErrors.length;
}
}
if(data.level !== undefined){
let data4 = data.level;
if(!((data4 === 1) || (data4 === 2))){
const err4 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema23.properties.level.enum},schema:schema23.properties.level.enum,parentSchema:schema23.properties.level,data:data4};
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
if(!(validate111(data5, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : withMore(vErrors, validate111.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 90){
const err5 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 90},schema:90,parentSchema:schema23.properties.heading,data:data5};
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
if(!(validate113(data6, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : withMore(vErrors, validate113.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func1(data6) > 600){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema23.properties.text,data:data6};
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
const err7 = {instancePath:instancePath+"/track",schemaPath:"#/properties/track/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema23.properties.track,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data7.length < 2){
const err8 = {instancePath:instancePath+"/track",schemaPath:"#/properties/track/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema23.properties.track,data:data7};
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
if(!(validate111(data8, {instancePath:instancePath+"/track/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : withMore(vErrors, validate111.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func1(data8) > 24){
const err9 = {instancePath:instancePath+"/track/" + i0,schemaPath:"#/properties/track/items/maxLength",keyword:"maxLength",params:{limit: 24},schema:24,parentSchema:schema23.properties.track.items,data:data8};
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
const err10 = {instancePath:instancePath+"/track",schemaPath:"#/properties/track/type",keyword:"type",params:{type: "array"},schema:schema23.properties.track.type,parentSchema:schema23.properties.track,data:data7};
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
if(!(validate116(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : withMore(vErrors, validate116.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
let data10 = data.actions;
if(Array.isArray(data10)){
if(data10.length > 3){
const err11 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/maxItems",keyword:"maxItems",params:{limit: 3},schema:3,parentSchema:schema23.properties.actions,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data10.length < 1){
const err12 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema23.properties.actions,data:data10};
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
if(!(validate119(data10[i1], {instancePath:instancePath+"/actions/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : withMore(vErrors, validate119.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},schema:schema23.properties.actions.type,parentSchema:schema23.properties.actions,data:data10};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Card grid","description":"Short statements side by side, for things to compare: reasons, values, benefits.","type":"object","defaultSnippets":[{"label":"cardGrid: cards side by side","description":"A heading and two cards; add more as you need them.","toReplace":[1,3,4,6,7],"body":{"type":"cardGrid","heading":"${1:What the cards have in common}","cards":[{"icon":"${2:shield-check}","heading":"${3:A few words}","text":"${4:One to three sentences.}"},{"icon":"${5:clock}","heading":"${6:A few words}","text":"${7:One to three sentences.}"}]}},{"label":"cardGrid: people or things with pictures","description":"Cards with a picture each, shown whole.","toReplace":[3,6,7],"body":{"type":"cardGrid","heading":"${1:Our team}","cards":[{"picture":{"src":"${2:https://images.unsplash.com/photo-1497366216548-37526070297c}","alt":"${3:What the picture shows}","width":"^${4:1600}","height":"^${5:1067}"},"heading":"${6:A name}","text":"${7:One to three sentences.}"}]}}],"properties":{"type":{"const":"cardGrid","title":"Type","description":"Makes this a card grid block."},"id":{"$ref":"../parts.schema.json#/$defs/id"},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"},"language":{"$ref":"../parts.schema.json#/$defs/language"},"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Heading","description":"What the cards have in common.","maxLength":90},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Text","description":"One or two sentences above the cards; can have bold text, lists and links.","maxLength":600},"cards":{"title":"Cards","description":"The cards, in the order they are shown.","type":"array","minItems":1,"maxItems":12,"items":{"title":"Card","description":"A few words and one to three sentences, with an icon or a picture if you like.","type":"object","defaultSnippets":[{"label":"card","description":"An icon, a heading and a text.","toReplace":[2,3],"body":{"icon":"${1:shield-check}","heading":"${2:A few words}","text":"${3:One to three sentences.}"}}],"properties":{"icon":{"$ref":"../parts.schema.json#/$defs/icon"},"picture":{"$ref":"../parts.schema.json#/$defs/picture","title":"Picture","description":"A picture shown whole, in its own proportions.","markdownDescription":"A picture shown whole, in its own proportions."},"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Card heading","description":"A few words.","maxLength":60},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Card text","description":"One to three sentences; can have bold text, lists and links.","maxLength":500},"action":{"$ref":"../parts.schema.json#/$defs/action"},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"}},"required":["heading","text"],"alsoCalled":{"image":"picture","photo":"picture","img":"picture","title":"heading","description":"text","body":"text","button":"action","link":"action"},"additionalProperties":false}}},"required":["type","cards"],"alsoCalled":{"title":"heading","description":"text","items":"cards"},"additionalProperties":false,"samples":[{"type":"cardGrid","heading":"What we hold to","text":"Three of them, so that they fit in a head.","cards":[{"icon":"target","heading":"Accuracy","text":"A claim is checked **before** it leaves."},{"icon":"eye","heading":"Transparency","text":"You see what we see."},{"heading":"Efficiency","text":"Nothing waits for a Monday.","action":{"label":"Read how we work","page":"home"}},{"heading":"Not ready yet","text":"Kept in the file, not on the page.","hidden":true}]},{"type":"cardGrid","heading":"Who looks after you","cards":[{"picture":{"src":"https://images.unsplash.com/photo-1559839734-2b71ea197ec2","alt":"Dr. Amara Lindqvist in a white coat","width":900,"height":1200},"heading":"Dr. Amara Lindqvist","text":"Orthodontics, and the person who answers the night line."},{"picture":{"src":"https://images.unsplash.com/photo-1612349317150-e413f6a5b16d","alt":"Dr. Tomás Reyes at the reception","width":900,"height":1200},"heading":"Dr. Tomás Reyes","text":"Fillings, crowns, and patience with children."},{"picture":{"src":"https://images.unsplash.com/photo-1629909613654-28e377c37b09","alt":"A treatment room with a chair at the window","width":1600,"height":1067},"heading":"Three rooms","text":"Each with a window on the yard."}]}]};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema24,data};
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
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(typeof data === "string"){
if(func1(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema16,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
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
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema28,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema37 = {"title":"Icon","description":"The name of an icon from lucide.dev/icons, for example shield-check.","type":"string","allOf":[{"$ref":"suggestions.gen.json#/$defs/icon"}],"patternErrorMessage":"Use only lowercase letters, digits and hyphens, for example shield-check.","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":60,"tsType":"IconName"};
const schema38 = {};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate139.errors = null;
return true;
}
validate139.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern39 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

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
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : withMore(vErrors, validate139.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern39.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema37,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},schema:schema29.required,parentSchema:schema29,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema29,data};
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
const err3 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema29.properties.src,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema29.properties.src,data:data0};
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
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},schema:schema29.properties.src.type,parentSchema:schema29.properties.src,data:data0};
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
const err6 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema29.properties.alt,data:data1};
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
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},schema:schema29.properties.alt.type,parentSchema:schema29.properties.alt,data:data1};
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
const err8 = {instancePath:instancePath+"/decorative",schemaPath:"#/properties/decorative/type",keyword:"type",params:{type: "boolean"},schema:schema29.properties.decorative.type,parentSchema:schema29.properties.decorative,data:data2};
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
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.width.type,parentSchema:schema29.properties.width,data:data3};
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
const err10 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema29.properties.width,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema29.properties.width,data:data3};
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
const err12 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.height.type,parentSchema:schema29.properties.height,data:data4};
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
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema29.properties.height,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema29.properties.height,data:data4};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
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
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "page"},schema:schema30.oneOf[0].required,parentSchema:schema30.oneOf[0],data};
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
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "href"},schema:schema30.oneOf[1].required,parentSchema:schema30.oneOf[1],data};
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
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "file"},schema:schema30.oneOf[2].required,parentSchema:schema30.oneOf[2],data};
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
const err3 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "map"},schema:schema30.oneOf[3].required,parentSchema:schema30.oneOf[3],data};
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
const err4 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema30.oneOf,parentSchema:schema30,data};
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
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema30.required,parentSchema:schema30,data};
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
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema30,data};
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
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema30.properties.label,data:data0};
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
if(!(validate33(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : withMore(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate36(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : withMore(vErrors, validate36.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : withMore(vErrors, validate38.errors);
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
const err8 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema30.properties.map,data:data4};
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
if(!(validate42(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : withMore(vErrors, validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
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
if(data.cards === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "id")) || (key0 === "hidden")) || (key0 === "language")) || (key0 === "heading")) || (key0 === "text")) || (key0 === "cards"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "cardGrid"},schema:"cardGrid",parentSchema:schema31.properties.type,data:data0};
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
if(!(validate128(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : withMore(vErrors, validate128.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate130(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : withMore(vErrors, validate130.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate132(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : withMore(vErrors, validate132.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data4 = data.heading;
if(!(validate134(data4, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : withMore(vErrors, validate134.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 90){
const err4 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 90},schema:90,parentSchema:schema31.properties.heading,data:data4};
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
if(!(validate136(data5, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : withMore(vErrors, validate136.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 600){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema31.properties.text,data:data5};
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
if(data.cards !== undefined){
let data6 = data.cards;
if(Array.isArray(data6)){
if(data6.length > 12){
const err6 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema31.properties.cards,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data6.length < 1){
const err7 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema31.properties.cards,data:data6};
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
const err8 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: "heading"},schema:schema31.properties.cards.items.required,parentSchema:schema31.properties.cards.items,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7.text === undefined){
const err9 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: "text"},schema:schema31.properties.cards.items.required,parentSchema:schema31.properties.cards.items,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data7){
if(!((((((key1 === "icon") || (key1 === "picture")) || (key1 === "heading")) || (key1 === "text")) || (key1 === "action")) || (key1 === "hidden"))){
const err10 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema31.properties.cards.items,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data7.icon !== undefined){
if(!(validate138(data7.icon, {instancePath:instancePath+"/cards/" + i0+"/icon",parentData:data7,parentDataProperty:"icon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : withMore(vErrors, validate138.errors);
errors = vErrors.length;
}
}
if(data7.picture !== undefined){
if(!(validate142(data7.picture, {instancePath:instancePath+"/cards/" + i0+"/picture",parentData:data7,parentDataProperty:"picture",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : withMore(vErrors, validate142.errors);
errors = vErrors.length;
}
}
if(data7.heading !== undefined){
let data10 = data7.heading;
if(!(validate134(data10, {instancePath:instancePath+"/cards/" + i0+"/heading",parentData:data7,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : withMore(vErrors, validate134.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func1(data10) > 60){
const err11 = {instancePath:instancePath+"/cards/" + i0+"/heading",schemaPath:"#/properties/cards/items/properties/heading/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema31.properties.cards.items.properties.heading,data:data10};
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
let data11 = data7.text;
if(!(validate136(data11, {instancePath:instancePath+"/cards/" + i0+"/text",parentData:data7,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : withMore(vErrors, validate136.errors);
errors = vErrors.length;
}
if(typeof data11 === "string"){
if(func1(data11) > 500){
const err12 = {instancePath:instancePath+"/cards/" + i0+"/text",schemaPath:"#/properties/cards/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema31.properties.cards.items.properties.text,data:data11};
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
if(data7.action !== undefined){
if(!(validate147(data7.action, {instancePath:instancePath+"/cards/" + i0+"/action",parentData:data7,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : withMore(vErrors, validate147.errors);
errors = vErrors.length;
}
}
if(data7.hidden !== undefined){
if(!(validate130(data7.hidden, {instancePath:instancePath+"/cards/" + i0+"/hidden",parentData:data7,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : withMore(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.cards.items.type,parentSchema:schema31.properties.cards.items,data:data7};
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
const err14 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"},schema:schema31.properties.cards.type,parentSchema:schema31.properties.cards,data:data6};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Steps","description":"A process in numbered steps, first to last.","type":"object","defaultSnippets":[{"label":"steps: process","description":"A heading and two steps; add more as you need them.","toReplace":[1,3,5],"body":{"type":"steps","heading":"${1:What the steps lead to}","steps":[{"heading":"${2:First}","text":"${3:What happens in this step.}"},{"heading":"${4:Then}","text":"${5:What happens in this step.}"}]}},{"label":"steps: process with pictures","description":"Two steps with a picture each.","toReplace":[1,3,5,9],"body":{"type":"steps","heading":"${1:What the steps lead to}","steps":[{"heading":"${2:First}","text":"${3:What happens in this step.}","picture":{"src":"${4:https://images.unsplash.com/photo-1497366216548-37526070297c}","alt":"${5:What the picture shows}","width":"^${6:1600}","height":"^${7:1067}"}},{"heading":"${8:Then}","text":"${9:What happens in this step.}"}]}}],"properties":{"type":{"const":"steps","title":"Type","description":"Makes this a steps block."},"id":{"$ref":"../parts.schema.json#/$defs/id"},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"},"language":{"$ref":"../parts.schema.json#/$defs/language"},"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Heading","description":"What the steps are for.","maxLength":90},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Text","description":"One or two sentences above the steps; can have bold text, lists and links.","maxLength":600},"steps":{"title":"Steps","description":"The steps, first to last, numbered automatically.","type":"array","minItems":2,"maxItems":10,"items":{"title":"Step","description":"A few words and what happens, with a picture if you like.","type":"object","defaultSnippets":[{"label":"step","description":"A heading and what happens.","toReplace":[1,2],"body":{"heading":"${1:A few words}","text":"${2:What happens in this step.}"}}],"properties":{"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Step heading","description":"A few words.","maxLength":60},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Step text","description":"What happens in this step; can have bold text, lists and links.","maxLength":700},"picture":{"$ref":"../parts.schema.json#/$defs/picture","title":"Picture","description":"A picture shown whole, in its own proportions.","markdownDescription":"A picture shown whole, in its own proportions."},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"}},"required":["heading","text"],"alsoCalled":{"image":"picture","photo":"picture","img":"picture","title":"heading","description":"text","body":"text"},"additionalProperties":false}}},"required":["type","steps"],"alsoCalled":{"title":"heading","description":"text","items":"steps"},"additionalProperties":false,"samples":[{"type":"steps","heading":"From the first call to the first claim","steps":[{"heading":"Consultation","text":"We look at your last **90 days** of claims together."},{"heading":"Implementation","text":"We connect to your system and send the first batch."}]},{"type":"steps","heading":"Your first visit","steps":[{"heading":"You come in","text":"Ten minutes early, with your insurance card.","picture":{"src":"media/front-door.jpg","alt":"The front door, one step up from the street"}},{"heading":"We look and talk","text":"What we see, what it would cost, and what can wait.","picture":{"src":"https://images.unsplash.com/photo-1629909613654-28e377c37b09","alt":"A treatment room with a chair at the window","width":1600,"height":1067}}]}]};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema24,data};
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
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema16,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema28,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},schema:schema29.required,parentSchema:schema29,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema29,data};
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
const err3 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema29.properties.src,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema29.properties.src,data:data0};
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
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},schema:schema29.properties.src.type,parentSchema:schema29.properties.src,data:data0};
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
const err6 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema29.properties.alt,data:data1};
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
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},schema:schema29.properties.alt.type,parentSchema:schema29.properties.alt,data:data1};
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
const err8 = {instancePath:instancePath+"/decorative",schemaPath:"#/properties/decorative/type",keyword:"type",params:{type: "boolean"},schema:schema29.properties.decorative.type,parentSchema:schema29.properties.decorative,data:data2};
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
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.width.type,parentSchema:schema29.properties.width,data:data3};
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
const err10 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema29.properties.width,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema29.properties.width,data:data3};
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
const err12 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.height.type,parentSchema:schema29.properties.height,data:data4};
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
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema29.properties.height,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema29.properties.height,data:data4};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.steps === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},schema:schema41.required,parentSchema:schema41,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema41,data};
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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "steps"},schema:"steps",parentSchema:schema41.properties.type,data:data0};
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
if(!(validate157(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : withMore(vErrors, validate157.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate159(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : withMore(vErrors, validate159.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate161(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : withMore(vErrors, validate161.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data4 = data.heading;
if(!(validate163(data4, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : withMore(vErrors, validate163.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 90){
const err4 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 90},schema:90,parentSchema:schema41.properties.heading,data:data4};
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
if(!(validate165(data5, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : withMore(vErrors, validate165.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 600){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema41.properties.text,data:data5};
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
const err6 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema41.properties.steps,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data6.length < 2){
const err7 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema41.properties.steps,data:data6};
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
const err8 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "heading"},schema:schema41.properties.steps.items.required,parentSchema:schema41.properties.steps.items,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7.text === undefined){
const err9 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "text"},schema:schema41.properties.steps.items.required,parentSchema:schema41.properties.steps.items,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data7){
if(!((((key1 === "heading") || (key1 === "text")) || (key1 === "picture")) || (key1 === "hidden"))){
const err10 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema41.properties.steps.items,data:data7};
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
if(!(validate163(data8, {instancePath:instancePath+"/steps/" + i0+"/heading",parentData:data7,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : withMore(vErrors, validate163.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func1(data8) > 60){
const err11 = {instancePath:instancePath+"/steps/" + i0+"/heading",schemaPath:"#/properties/steps/items/properties/heading/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema41.properties.steps.items.properties.heading,data:data8};
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
if(!(validate165(data9, {instancePath:instancePath+"/steps/" + i0+"/text",parentData:data7,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : withMore(vErrors, validate165.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func1(data9) > 700){
const err12 = {instancePath:instancePath+"/steps/" + i0+"/text",schemaPath:"#/properties/steps/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 700},schema:700,parentSchema:schema41.properties.steps.items.properties.text,data:data9};
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
if(!(validate169(data7.picture, {instancePath:instancePath+"/steps/" + i0+"/picture",parentData:data7,parentDataProperty:"picture",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : withMore(vErrors, validate169.errors);
errors = vErrors.length;
}
}
if(data7.hidden !== undefined){
if(!(validate159(data7.hidden, {instancePath:instancePath+"/steps/" + i0+"/hidden",parentData:data7,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : withMore(vErrors, validate159.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "object"},schema:schema41.properties.steps.items.type,parentSchema:schema41.properties.steps.items,data:data7};
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
const err14 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},schema:schema41.properties.steps.type,parentSchema:schema41.properties.steps,data:data6};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"List","description":"Items to read one after another: services, policy sections, job openings, prices, questions with answers, quotes.","type":"object","defaultSnippets":[{"label":"list: short items","description":"Items in two columns, for example services.","toReplace":[1,3,4],"body":{"type":"list","heading":"${1:What the list holds}","items":[{"icon":"${2:file-check}","heading":"${3:A few words}","text":"${4:One or two sentences.}"}]}},{"label":"list: job openings","description":"Rows with details at the end.","toReplace":[2,3],"body":{"type":"list","layout":"ledger","heading":"${1:Current openings}","items":[{"heading":"${2:What the job is called}","text":"${3:What the work is.}","details":["${4:Full time}","${5:On site}"]}]}},{"label":"list: long text","description":"Sections one below the other, for a policy or your story.","toReplace":[1,2],"body":{"type":"list","layout":"prose","items":[{"heading":"${1:A section}","text":"${2:As many paragraphs as it takes.}"}]}},{"label":"list: prices","description":"Tables of prices, each below a heading.","toReplace":[2,6,7],"body":{"type":"list","layout":"prose","heading":"${1:Prices}","items":[{"heading":"${2:A kind of treatments}","table":{"caption":"${3:Prices in US dollars}","columns":["${4:Treatment}","${5:Price}"],"rows":[{"heading":"${6:What is done}","cells":["${7:Its price}"]}]}}]}},{"label":"list: questions and answers","description":"Questions that open their answers.","toReplace":[2,3],"body":{"type":"list","layout":"questions","heading":"${1:What patients ask}","items":[{"heading":"${2:What do you ask?}","text":"${3:What we answer.}"}]}},{"label":"list: quotes","description":"What people said, who they are and where they said it.","toReplace":[2,3,4],"body":{"type":"list","layout":"quotes","heading":"${1:What patients say}","items":[{"heading":"${2:Who said it}","text":"${3:The words.}","details":["${4:Where it was said}"]}]}}],"properties":{"type":{"const":"list","title":"Type","description":"Makes this a list block."},"id":{"$ref":"../parts.schema.json#/$defs/id"},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"},"language":{"$ref":"../parts.schema.json#/$defs/language"},"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Heading","description":"What is in the list.","maxLength":90},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Text","description":"A few words above the list; can have bold text, lists and links.","maxLength":2000},"picture":{"$ref":"../parts.schema.json#/$defs/picture"},"layout":{"title":"Layout","description":"How the items are arranged; if left out, in two columns.","enum":["columns","ledger","prose","questions","quotes"],"enumDescriptions":["Short items in two columns","Rows with the details at the end, for job openings","Long sections one below the other, for policies, prices and your story","Questions, whose headings open their answers","Quotes, with who said them as the heading and where in the details"],"alsoCalled":{"faq":"questions","faqs":"questions","accordion":"questions","testimonials":"quotes","text":"prose","grid":"columns","jobs":"ledger"}},"items":{"title":"Items","description":"The items, in the order they are shown.","type":"array","minItems":1,"maxItems":40,"items":{"title":"Item","description":"A heading, with a text, a picture, a table and details if you like.","type":"object","defaultSnippets":[{"label":"item","description":"A heading and a text.","toReplace":[1,2],"body":{"heading":"${1:A few words}","text":"${2:One or two sentences.}"}},{"label":"job opening","description":"A job: its name, the work and short facts.","toReplace":[1,2],"body":{"heading":"${1:What the job is called}","text":"${2:What the work is.}","details":["${3:Full time}","${4:On site}"]}},{"label":"question","description":"A question and its answer, for the layout questions.","toReplace":[1,2],"body":{"heading":"${1:What do you ask?}","text":"${2:What we answer.}"}},{"label":"quote","description":"Who said it, the words and where, for the layout quotes.","toReplace":[1,2,3],"body":{"heading":"${1:Who said it}","text":"${2:The words.}","details":["${3:Where it was said}"]}},{"label":"item with a table","description":"A heading and a table of prices.","toReplace":[1,5,6],"body":{"heading":"${1:A kind of treatments}","table":{"caption":"${2:Prices in US dollars}","columns":["${3:Treatment}","${4:Price}"],"rows":[{"heading":"${5:What is done}","cells":["${6:Its price}"]}]}}}],"properties":{"icon":{"$ref":"../parts.schema.json#/$defs/icon"},"picture":{"$ref":"../parts.schema.json#/$defs/picture","title":"Picture","description":"A picture shown whole, in its own proportions.","markdownDescription":"A picture shown whole, in its own proportions."},"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Item heading","description":"A few words, the question (layout questions) or who said it (layout quotes).","maxLength":120},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Item text","description":"The text, the answer (layout questions) or the quote (layout quotes); can have bold text, lists and links.","maxLength":4000},"parts":{"title":"Subsections","description":"Subheadings below the text, each with a text of its own.","type":"array","minItems":1,"maxItems":12,"items":{"title":"Subsection","description":"A subheading and its text.","type":"object","defaultSnippets":[{"label":"subsection","description":"A subheading and a text.","toReplace":[1,2],"body":{"heading":"${1:A few words}","text":"${2:One or more paragraphs.}"}}],"properties":{"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Subheading","description":"A few words, one level below the item’s heading.","maxLength":80},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Text","description":"The text below the subheading; can have bold text, lists and links.","maxLength":4000},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"}},"required":["heading","text"],"additionalProperties":false}},"table":{"$ref":"../parts.schema.json#/$defs/table"},"details":{"title":"Details","description":"Short facts about the item, for example Full time or Night shift; in the layout quotes, where the quote is from.","type":"array","items":{"$ref":"../parts.schema.json#/$defs/text","title":"Detail","description":"A few words, for example Full time.","maxLength":60},"minItems":1,"maxItems":6},"opening":{"title":"Job search listing","description":"Shows the item in job search engines as an opening at your postal address; visitors of the site don't see this.","type":"object","properties":{"posted":{"title":"Posting date","description":"The day you published the opening: year-month-day, for example 2025-05-27.","type":"string","isDay":true,"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","patternErrorMessage":"Write the year, the month and the day, for example 2025-05-27."},"closes":{"title":"Closing date","description":"The last day to apply, if there is one: year-month-day, for example 2025-06-30.","type":"string","isDay":true,"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","patternErrorMessage":"Write the year, the month and the day, for example 2025-05-27."},"employment":{"title":"Employment type","description":"The kind of job.","enum":["full-time","part-time","contract","temporary","internship"],"enumDescriptions":["Full time","Part time","Contract","Temporary","Internship"]}},"required":["posted","employment"],"additionalProperties":false},"action":{"$ref":"../parts.schema.json#/$defs/action"},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"}},"required":["heading"],"alsoCalled":{"image":"picture","photo":"picture","img":"picture","title":"heading","description":"text","body":"text","question":"heading","answer":"text","name":"heading","quote":"text","button":"action","link":"action"},"additionalProperties":false}},"action":{"$ref":"../parts.schema.json#/$defs/action"}},"required":["type","items"],"alsoCalled":{"image":"picture","photo":"picture","img":"picture","title":"heading","description":"text","body":"text","button":"action","questions":"items","quotes":"items"},"additionalProperties":false,"samples":[{"type":"list","heading":"Services","text":"Taken alone or together.","items":[{"icon":"file-check","heading":"Claims submission","text":"Scrubbed, sent, and confirmed by the payer."},{"icon":"banknote","heading":"Payment posting","text":"To the line, the same day."}],"action":{"label":"See every service","page":"home"}},{"type":"list","layout":"ledger","heading":"Current openings","items":[{"heading":"Medical Coder","text":"Outpatient, multi-specialty.","details":["Full time","Day shift","2+ years"],"opening":{"posted":"2025-05-27","employment":"full-time"}},{"heading":"AR Caller","details":["Full time","Night shift"]}]},{"type":"list","layout":"prose","items":[{"heading":"Cookies","text":"None. In particular:\n\n- no analytics\n- no advertising"}],"picture":{"src":"https://images.unsplash.com/photo-1497366216548-37526070297c","alt":"","decorative":true,"width":1600,"height":1067}},{"type":"list","layout":"questions","heading":"What patients ask","items":[{"heading":"Do you take my insurance?","text":"Most plans. Bring your card, and we ask **before** we begin."},{"heading":"What does a first visit cost?","text":"It depends on whether we take X-rays.","table":{"caption":"A first visit, in US dollars","rows":[{"heading":"Without X-rays","cells":["$95"]},{"heading":"With X-rays","cells":["$140"]}]}},{"icon":"phone","heading":"Whom do I call at night?","text":"The same number: one of us carries the phone.","action":{"label":"Read how we work","page":"home"}}]},{"type":"list","layout":"quotes","heading":"What patients say","items":[{"picture":{"src":"https://images.unsplash.com/photo-1494790108377-be9c29b29330","alt":"Ingrid Solberg, smiling","width":900,"height":1200},"heading":"Ingrid Solberg","text":"I had put it off for six years. They never asked why, they just began.","details":["Patient since 2019"]},{"heading":"R. M.","text":"My son asked when we may come again.","details":["Review of a parent","May 2025"]}]},{"type":"list","layout":"prose","heading":"Prices","items":[{"heading":"Check-ups","text":"Twice a year, with or without a plan.","table":{"caption":"Prices in US dollars, from January 2025","columns":["Treatment","Without a plan","With a plan"],"rows":[{"heading":"Check-up","cells":["$95","$0"]},{"heading":"Check-up with X-rays","cells":["$140","$25"]},{"heading":"Not offered yet","cells":["$1","$1"],"hidden":true}]},"action":{"label":"All our prices","file":"media/prices.pdf"}},{"heading":"Paying","text":"You get a price before we begin.","parts":[{"heading":"By instalments","text":"From $500, in *six* or *twelve* months without interest."},{"heading":"Through your insurance","text":"We send the claim, you pay what is left."}],"action":{"label":"Show us on a map","map":"12 Example Street, Sampletown"}},{"picture":{"src":"https://images.unsplash.com/photo-1629909613654-28e377c37b09","alt":"A treatment room with a chair at the window","width":1600,"height":1067},"heading":"What is included","text":"Every price includes the room, the anaesthetic and a look at it a week later."}]}]};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema24,data};
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
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema16,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
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
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema28,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},schema:schema29.required,parentSchema:schema29,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema29,data};
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
const err3 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema29.properties.src,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema29.properties.src,data:data0};
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
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},schema:schema29.properties.src.type,parentSchema:schema29.properties.src,data:data0};
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
const err6 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema29.properties.alt,data:data1};
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
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},schema:schema29.properties.alt.type,parentSchema:schema29.properties.alt,data:data1};
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
const err8 = {instancePath:instancePath+"/decorative",schemaPath:"#/properties/decorative/type",keyword:"type",params:{type: "boolean"},schema:schema29.properties.decorative.type,parentSchema:schema29.properties.decorative,data:data2};
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
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.width.type,parentSchema:schema29.properties.width,data:data3};
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
const err10 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema29.properties.width,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema29.properties.width,data:data3};
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
const err12 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.height.type,parentSchema:schema29.properties.height,data:data4};
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
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema29.properties.height,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema29.properties.height,data:data4};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : withMore(vErrors, validate139.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern39.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema37,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema56 = {"title":"Table","description":"Rows and columns, for example of prices; each row has a heading and one or two cells.","type":"object","defaultSnippets":[{"label":"table","description":"A caption, columns and a row.","toReplace":[4,5],"body":{"caption":"${1:Prices in US dollars}","columns":["${2:Treatment}","${3:Price}"],"rows":[{"heading":"${4:What is done}","cells":["${5:Its price}"]}]}}],"properties":{"caption":{"$ref":"#/$defs/text","title":"Caption","description":"What the table shows, read before it, for example Prices in US dollars.","maxLength":120},"columns":{"title":"Columns","description":"The headings of the columns, beginning with the one above the row headings; leave them out if the rows say it all.","type":"array","items":{"$ref":"#/$defs/text","title":"Column","description":"One or two words, for example Price.","maxLength":30},"minItems":2,"maxItems":3,"columnsOf":{"rows":"rows","first":"heading","others":"cells"}},"rows":{"title":"Rows","description":"The rows, in the order they are shown, all with the same number of cells.","type":"array","minItems":1,"maxItems":40,"items":{"title":"Row","description":"A heading, and a cell for each other column.","type":"object","defaultSnippets":[{"label":"row","description":"A heading and a cell.","toReplace":[1,2],"body":{"heading":"${1:What is done}","cells":["${2:Its price}"]}}],"properties":{"heading":{"$ref":"#/$defs/text","title":"Row heading","description":"What the row is about, for example Check-up.","maxLength":80},"cells":{"title":"Cells","description":"What each other column says in this row.","type":"array","items":{"$ref":"#/$defs/text","title":"Cell","description":"A figure or a few words, for example $95.","maxLength":40},"minItems":1,"maxItems":2},"hidden":{"$ref":"#/$defs/hidden"}},"required":["heading","cells"],"alsoCalled":{"price":"cells","prices":"cells","value":"cells"},"additionalProperties":false}}},"required":["caption","rows"],"alsoCalled":{"title":"caption","heading":"caption","header":"columns","headers":"columns"},"additionalProperties":false};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.caption === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "caption"},schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},schema:schema56.required,parentSchema:schema56,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema56,data};
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
const err3 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema56.properties.caption,data:data0};
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
const err4 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maxItems",keyword:"maxItems",params:{limit: 3},schema:3,parentSchema:schema56.properties.columns,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 2){
const err5 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema56.properties.columns,data:data1};
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
const err6 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema56.properties.columns.items,data:data2};
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
const err7 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},schema:schema56.properties.columns.type,parentSchema:schema56.properties.columns,data:data1};
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
const err8 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema56.properties.rows,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema56.properties.rows,data:data3};
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
const err10 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "heading"},schema:schema56.properties.rows.items.required,parentSchema:schema56.properties.rows.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.cells === undefined){
const err11 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "cells"},schema:schema56.properties.rows.items.required,parentSchema:schema56.properties.rows.items,data:data4};
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
const err12 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56.properties.rows.items,data:data4};
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
const err13 = {instancePath:instancePath+"/rows/" + i1+"/heading",schemaPath:"#/properties/rows/items/properties/heading/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema56.properties.rows.items.properties.heading,data:data5};
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
const err14 = {instancePath:instancePath+"/rows/" + i1+"/cells",schemaPath:"#/properties/rows/items/properties/cells/maxItems",keyword:"maxItems",params:{limit: 2},schema:2,parentSchema:schema56.properties.rows.items.properties.cells,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.length < 1){
const err15 = {instancePath:instancePath+"/rows/" + i1+"/cells",schemaPath:"#/properties/rows/items/properties/cells/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema56.properties.rows.items.properties.cells,data:data6};
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
const err16 = {instancePath:instancePath+"/rows/" + i1+"/cells/" + i2,schemaPath:"#/properties/rows/items/properties/cells/items/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema56.properties.rows.items.properties.cells.items,data:data7};
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
const err17 = {instancePath:instancePath+"/rows/" + i1+"/cells",schemaPath:"#/properties/rows/items/properties/cells/type",keyword:"type",params:{type: "array"},schema:schema56.properties.rows.items.properties.cells.type,parentSchema:schema56.properties.rows.items.properties.cells,data:data6};
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
if(!(validate42(data4.hidden, {instancePath:instancePath+"/rows/" + i1+"/hidden",parentData:data4,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : withMore(vErrors, validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},schema:schema56.properties.rows.items.type,parentSchema:schema56.properties.rows.items,data:data4};
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
const err19 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},schema:schema56.properties.rows.type,parentSchema:schema56.properties.rows,data:data3};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
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
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "page"},schema:schema30.oneOf[0].required,parentSchema:schema30.oneOf[0],data};
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
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "href"},schema:schema30.oneOf[1].required,parentSchema:schema30.oneOf[1],data};
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
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "file"},schema:schema30.oneOf[2].required,parentSchema:schema30.oneOf[2],data};
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
const err3 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "map"},schema:schema30.oneOf[3].required,parentSchema:schema30.oneOf[3],data};
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
const err4 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema30.oneOf,parentSchema:schema30,data};
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
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema30.required,parentSchema:schema30,data};
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
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema30,data};
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
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema30.properties.label,data:data0};
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
if(!(validate33(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : withMore(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate36(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : withMore(vErrors, validate36.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : withMore(vErrors, validate38.errors);
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
const err8 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema30.properties.map,data:data4};
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
if(!(validate42(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : withMore(vErrors, validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern49 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema48.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema48,data};
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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "list"},schema:"list",parentSchema:schema48.properties.type,data:data0};
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
if(!(validate174(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : withMore(vErrors, validate174.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate176(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : withMore(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate178(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : withMore(vErrors, validate178.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data4 = data.heading;
if(!(validate180(data4, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : withMore(vErrors, validate180.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 90){
const err4 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 90},schema:90,parentSchema:schema48.properties.heading,data:data4};
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
if(!(validate182(data5, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : withMore(vErrors, validate182.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 2000){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema48.properties.text,data:data5};
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
if(!(validate184(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : withMore(vErrors, validate184.errors);
errors = vErrors.length;
}
}
if(data.layout !== undefined){
let data7 = data.layout;
if(!(((((data7 === "columns") || (data7 === "ledger")) || (data7 === "prose")) || (data7 === "questions")) || (data7 === "quotes"))){
const err6 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema48.properties.layout.enum},schema:schema48.properties.layout.enum,parentSchema:schema48.properties.layout,data:data7};
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
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema48.properties.items,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data8.length < 1){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema48.properties.items,data:data8};
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
const err9 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "heading"},schema:schema48.properties.items.items.required,parentSchema:schema48.properties.items.items,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data9){
if(!(func0.call(schema48.properties.items.items.properties, key1))){
const err10 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema48.properties.items.items,data:data9};
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
if(!(validate187(data9.icon, {instancePath:instancePath+"/items/" + i0+"/icon",parentData:data9,parentDataProperty:"icon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : withMore(vErrors, validate187.errors);
errors = vErrors.length;
}
}
if(data9.picture !== undefined){
if(!(validate184(data9.picture, {instancePath:instancePath+"/items/" + i0+"/picture",parentData:data9,parentDataProperty:"picture",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : withMore(vErrors, validate184.errors);
errors = vErrors.length;
}
}
if(data9.heading !== undefined){
let data12 = data9.heading;
if(!(validate180(data12, {instancePath:instancePath+"/items/" + i0+"/heading",parentData:data9,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : withMore(vErrors, validate180.errors);
errors = vErrors.length;
}
if(typeof data12 === "string"){
if(func1(data12) > 120){
const err11 = {instancePath:instancePath+"/items/" + i0+"/heading",schemaPath:"#/properties/items/items/properties/heading/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema48.properties.items.items.properties.heading,data:data12};
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
if(data9.text !== undefined){
let data13 = data9.text;
if(!(validate182(data13, {instancePath:instancePath+"/items/" + i0+"/text",parentData:data9,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : withMore(vErrors, validate182.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func1(data13) > 4000){
const err12 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},schema:4000,parentSchema:schema48.properties.items.items.properties.text,data:data13};
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
let data14 = data9.parts;
if(Array.isArray(data14)){
if(data14.length > 12){
const err13 = {instancePath:instancePath+"/items/" + i0+"/parts",schemaPath:"#/properties/items/items/properties/parts/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema48.properties.items.items.properties.parts,data:data14};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data14.length < 1){
const err14 = {instancePath:instancePath+"/items/" + i0+"/parts",schemaPath:"#/properties/items/items/properties/parts/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema48.properties.items.items.properties.parts,data:data14};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.heading === undefined){
const err15 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1,schemaPath:"#/properties/items/items/properties/parts/items/required",keyword:"required",params:{missingProperty: "heading"},schema:schema48.properties.items.items.properties.parts.items.required,parentSchema:schema48.properties.items.items.properties.parts.items,data:data15};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data15.text === undefined){
const err16 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1,schemaPath:"#/properties/items/items/properties/parts/items/required",keyword:"required",params:{missingProperty: "text"},schema:schema48.properties.items.items.properties.parts.items.required,parentSchema:schema48.properties.items.items.properties.parts.items,data:data15};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key2 in data15){
if(!(((key2 === "heading") || (key2 === "text")) || (key2 === "hidden"))){
const err17 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1,schemaPath:"#/properties/items/items/properties/parts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema48.properties.items.items.properties.parts.items,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data15.heading !== undefined){
let data16 = data15.heading;
if(!(validate180(data16, {instancePath:instancePath+"/items/" + i0+"/parts/" + i1+"/heading",parentData:data15,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : withMore(vErrors, validate180.errors);
errors = vErrors.length;
}
if(typeof data16 === "string"){
if(func1(data16) > 80){
const err18 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1+"/heading",schemaPath:"#/properties/items/items/properties/parts/items/properties/heading/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema48.properties.items.items.properties.parts.items.properties.heading,data:data16};
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
if(data15.text !== undefined){
let data17 = data15.text;
if(!(validate182(data17, {instancePath:instancePath+"/items/" + i0+"/parts/" + i1+"/text",parentData:data15,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : withMore(vErrors, validate182.errors);
errors = vErrors.length;
}
if(typeof data17 === "string"){
if(func1(data17) > 4000){
const err19 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1+"/text",schemaPath:"#/properties/items/items/properties/parts/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},schema:4000,parentSchema:schema48.properties.items.items.properties.parts.items.properties.text,data:data17};
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
if(data15.hidden !== undefined){
if(!(validate176(data15.hidden, {instancePath:instancePath+"/items/" + i0+"/parts/" + i1+"/hidden",parentData:data15,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : withMore(vErrors, validate176.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/items/" + i0+"/parts/" + i1,schemaPath:"#/properties/items/items/properties/parts/items/type",keyword:"type",params:{type: "object"},schema:schema48.properties.items.items.properties.parts.items.type,parentSchema:schema48.properties.items.items.properties.parts.items,data:data15};
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
const err21 = {instancePath:instancePath+"/items/" + i0+"/parts",schemaPath:"#/properties/items/items/properties/parts/type",keyword:"type",params:{type: "array"},schema:schema48.properties.items.items.properties.parts.type,parentSchema:schema48.properties.items.items.properties.parts,data:data14};
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
if(!(validate196(data9.table, {instancePath:instancePath+"/items/" + i0+"/table",parentData:data9,parentDataProperty:"table",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : withMore(vErrors, validate196.errors);
errors = vErrors.length;
}
}
if(data9.details !== undefined){
let data20 = data9.details;
if(Array.isArray(data20)){
if(data20.length > 6){
const err22 = {instancePath:instancePath+"/items/" + i0+"/details",schemaPath:"#/properties/items/items/properties/details/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema48.properties.items.items.properties.details,data:data20};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data20.length < 1){
const err23 = {instancePath:instancePath+"/items/" + i0+"/details",schemaPath:"#/properties/items/items/properties/details/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema48.properties.items.items.properties.details,data:data20};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
if(!(validate180(data21, {instancePath:instancePath+"/items/" + i0+"/details/" + i2,parentData:data20,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : withMore(vErrors, validate180.errors);
errors = vErrors.length;
}
if(typeof data21 === "string"){
if(func1(data21) > 60){
const err24 = {instancePath:instancePath+"/items/" + i0+"/details/" + i2,schemaPath:"#/properties/items/items/properties/details/items/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema48.properties.items.items.properties.details.items,data:data21};
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
const err25 = {instancePath:instancePath+"/items/" + i0+"/details",schemaPath:"#/properties/items/items/properties/details/type",keyword:"type",params:{type: "array"},schema:schema48.properties.items.items.properties.details.type,parentSchema:schema48.properties.items.items.properties.details,data:data20};
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
let data22 = data9.opening;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.posted === undefined){
const err26 = {instancePath:instancePath+"/items/" + i0+"/opening",schemaPath:"#/properties/items/items/properties/opening/required",keyword:"required",params:{missingProperty: "posted"},schema:schema48.properties.items.items.properties.opening.required,parentSchema:schema48.properties.items.items.properties.opening,data:data22};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data22.employment === undefined){
const err27 = {instancePath:instancePath+"/items/" + i0+"/opening",schemaPath:"#/properties/items/items/properties/opening/required",keyword:"required",params:{missingProperty: "employment"},schema:schema48.properties.items.items.properties.opening.required,parentSchema:schema48.properties.items.items.properties.opening,data:data22};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key3 in data22){
if(!(((key3 === "posted") || (key3 === "closes")) || (key3 === "employment"))){
const err28 = {instancePath:instancePath+"/items/" + i0+"/opening",schemaPath:"#/properties/items/items/properties/opening/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema48.properties.items.items.properties.opening,data:data22};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data22.posted !== undefined){
let data23 = data22.posted;
if(typeof data23 === "string"){
if(!pattern49.test(data23)){
const err29 = {instancePath:instancePath+"/items/" + i0+"/opening/posted",schemaPath:"#/properties/items/items/properties/opening/properties/posted/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},schema:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",parentSchema:schema48.properties.items.items.properties.opening.properties.posted,data:data23};
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
const err30 = {instancePath:instancePath+"/items/" + i0+"/opening/posted",schemaPath:"#/properties/items/items/properties/opening/properties/posted/type",keyword:"type",params:{type: "string"},schema:schema48.properties.items.items.properties.opening.properties.posted.type,parentSchema:schema48.properties.items.items.properties.opening.properties.posted,data:data23};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data22.closes !== undefined){
let data24 = data22.closes;
if(typeof data24 === "string"){
if(!pattern49.test(data24)){
const err31 = {instancePath:instancePath+"/items/" + i0+"/opening/closes",schemaPath:"#/properties/items/items/properties/opening/properties/closes/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},schema:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",parentSchema:schema48.properties.items.items.properties.opening.properties.closes,data:data24};
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
const err32 = {instancePath:instancePath+"/items/" + i0+"/opening/closes",schemaPath:"#/properties/items/items/properties/opening/properties/closes/type",keyword:"type",params:{type: "string"},schema:schema48.properties.items.items.properties.opening.properties.closes.type,parentSchema:schema48.properties.items.items.properties.opening.properties.closes,data:data24};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data22.employment !== undefined){
let data25 = data22.employment;
if(!(((((data25 === "full-time") || (data25 === "part-time")) || (data25 === "contract")) || (data25 === "temporary")) || (data25 === "internship"))){
const err33 = {instancePath:instancePath+"/items/" + i0+"/opening/employment",schemaPath:"#/properties/items/items/properties/opening/properties/employment/enum",keyword:"enum",params:{allowedValues: schema48.properties.items.items.properties.opening.properties.employment.enum},schema:schema48.properties.items.items.properties.opening.properties.employment.enum,parentSchema:schema48.properties.items.items.properties.opening.properties.employment,data:data25};
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
const err34 = {instancePath:instancePath+"/items/" + i0+"/opening",schemaPath:"#/properties/items/items/properties/opening/type",keyword:"type",params:{type: "object"},schema:schema48.properties.items.items.properties.opening.type,parentSchema:schema48.properties.items.items.properties.opening,data:data22};
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
if(!(validate204(data9.action, {instancePath:instancePath+"/items/" + i0+"/action",parentData:data9,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : withMore(vErrors, validate204.errors);
errors = vErrors.length;
}
}
if(data9.hidden !== undefined){
if(!(validate176(data9.hidden, {instancePath:instancePath+"/items/" + i0+"/hidden",parentData:data9,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : withMore(vErrors, validate176.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},schema:schema48.properties.items.items.type,parentSchema:schema48.properties.items.items,data:data9};
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
const err36 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},schema:schema48.properties.items.type,parentSchema:schema48.properties.items,data:data8};
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
if(!(validate204(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : withMore(vErrors, validate204.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema58 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Contact information","description":"How and when to reach you: contact details, business hours or both.","type":"object","defaultSnippets":[{"label":"contactInfo: contact details and hours","description":"Your phone number, email address and business hours.","toReplace":[6],"body":{"type":"contactInfo","heading":"${1:How to reach us}","points":[{"kind":"phone","label":"${2:Phone}","lines":["{{facts.phone}}"]},{"kind":"email","label":"${3:Email}","lines":["{{facts.email}}"]}],"hours":{"heading":"${4:Business hours}","rows":[{"days":"${5:Monday-Friday}","hours":"${6:Your hours, such as 9:00 AM-5:00 PM}"}]}}},{"label":"contactInfo: business hours only","description":"Days and hours, without contact details.","toReplace":[4],"body":{"type":"contactInfo","heading":"${1:When we are here}","hours":{"heading":"${2:Business hours}","rows":[{"days":"${3:Monday-Friday}","hours":"${4:Your hours, such as 9:00 AM-5:00 PM}"}]}}},{"label":"contactInfo: location","description":"A picture of the building, and an address that opens on a map.","toReplace":[3,7],"body":{"type":"contactInfo","heading":"${1:Where to find us}","picture":{"src":"${2:https://images.unsplash.com/photo-1497366216548-37526070297c}","alt":"${3:What the picture shows}","width":"^${4:1600}","height":"^${5:1067}"},"points":[{"kind":"place","label":"${6:Address}","lines":["${7:12 Example Street, Sampletown}"]}]}}],"properties":{"type":{"const":"contactInfo","title":"Type","description":"Makes this a contact information block."},"id":{"$ref":"../parts.schema.json#/$defs/id"},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"},"language":{"$ref":"../parts.schema.json#/$defs/language"},"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Heading","description":"A few words, for example Reach us.","maxLength":90},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Text","description":"One or two sentences above the details; can have bold text, lists and links.","maxLength":600},"picture":{"$ref":"../parts.schema.json#/$defs/picture","title":"Picture","description":"A picture shown whole, in its own proportions.","markdownDescription":"A picture shown whole, in its own proportions."},"points":{"title":"Contact details","description":"Address, phone, email and website, in the order they are shown.","type":"array","items":{"$ref":"../parts.schema.json#/$defs/contactPoint"},"minItems":1,"maxItems":10},"hours":{"title":"Business hours","description":"When people can reach you.","type":"object","properties":{"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Heading","description":"A few words above the hours, for example Business hours.","maxLength":60},"rows":{"title":"Rows","description":"A row for each group of days with the same hours.","type":"array","minItems":1,"maxItems":7,"items":{"title":"Row","description":"Days, and the hours on them.","type":"object","defaultSnippets":[{"label":"row","description":"Days and hours.","toReplace":[2],"body":{"days":"${1:Saturday}","hours":"${2:Your hours, such as 9:00 AM-5:00 PM}"}}],"properties":{"days":{"$ref":"../parts.schema.json#/$defs/text","title":"Days","description":"The days with these hours, for example Monday-Friday.","maxLength":40},"hours":{"$ref":"../parts.schema.json#/$defs/text","title":"Hours","description":"The hours on these days, for example 8:00 AM-6:00 PM EST, or Closed.","maxLength":40},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"}},"required":["days","hours"],"additionalProperties":false}}},"required":["heading","rows"],"additionalProperties":false}},"required":["type"],"anyOf":[{"required":["points"]},{"required":["hours"]}],"alsoCalled":{"image":"picture","photo":"picture","img":"picture","title":"heading","description":"text","body":"text","contacts":"points","openinghours":"hours"},"additionalProperties":false,"samples":[{"type":"contactInfo","heading":"Reach us","points":[{"kind":"phone","label":"Phone","lines":["+1 (602) 555-0100"]},{"kind":"email","label":"Email","lines":["hello@company.example"]},{"kind":"address","label":"Address","lines":["12 Example Street","Sampletown"]}],"hours":{"heading":"Business hours","rows":[{"days":"Monday-Friday","hours":"8:00 AM-6:00 PM EST"},{"days":"Weekend","hours":"Closed"}]}},{"type":"contactInfo","heading":"Where to find us","text":"The door beside the bakery.","picture":{"src":"https://images.unsplash.com/photo-1497366216548-37526070297c","alt":"A brick house with a green door","width":1067,"height":1600},"points":[{"kind":"place","label":"Practice and entrance for wheelchairs","lines":["12 Example Street","Sampletown"]},{"kind":"phone","label":"Emergencies outside of business hours","lines":["+1 (602) 555-0100"]},{"kind":"text","label":"Parking","lines":["Behind the house"]}]},{"type":"contactInfo","heading":"When we are here","hours":{"heading":"Business hours","rows":[{"days":"Monday-Thursday","hours":"7:30 AM-5:00 PM"},{"days":"Friday","hours":"7:30 AM-1:00 PM"}]}}]};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema24,data};
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
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(typeof data === "string"){
if(func1(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema16,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
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
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema28,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},schema:schema29.required,parentSchema:schema29,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema29,data};
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
const err3 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema29.properties.src,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema29.properties.src,data:data0};
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
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},schema:schema29.properties.src.type,parentSchema:schema29.properties.src,data:data0};
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
const err6 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema29.properties.alt,data:data1};
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
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},schema:schema29.properties.alt.type,parentSchema:schema29.properties.alt,data:data1};
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
const err8 = {instancePath:instancePath+"/decorative",schemaPath:"#/properties/decorative/type",keyword:"type",params:{type: "boolean"},schema:schema29.properties.decorative.type,parentSchema:schema29.properties.decorative,data:data2};
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
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.width.type,parentSchema:schema29.properties.width,data:data3};
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
const err10 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema29.properties.width,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema29.properties.width,data:data3};
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
const err12 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema29.properties.height.type,parentSchema:schema29.properties.height,data:data4};
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
const err13 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},schema:50000,parentSchema:schema29.properties.height,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema29.properties.height,data:data4};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.lines === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lines"},schema:schema17.required,parentSchema:schema17,data};
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
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema17,data};
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
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema17.properties.kind.enum},schema:schema17.properties.kind.enum,parentSchema:schema17.properties.kind,data:data0};
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
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema17.properties.label,data:data1};
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
const err6 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema17.properties.lines,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema17.properties.lines,data:data2};
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
if(!(validate54(data3, {instancePath:instancePath+"/lines/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : withMore(vErrors, validate54.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func1(data3) > 120){
const err8 = {instancePath:instancePath+"/lines/" + i0,schemaPath:"#/properties/lines/items/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema17.properties.lines.items,data:data3};
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
const err9 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"},schema:schema17.properties.lines.type,parentSchema:schema17.properties.lines,data:data2};
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
if(!(validate42(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : withMore(vErrors, validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.points === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "points"},schema:schema58.anyOf[0].required,parentSchema:schema58.anyOf[0],data};
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
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "hours"},schema:schema58.anyOf[1].required,parentSchema:schema58.anyOf[1],data};
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
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},schema:schema58.anyOf,parentSchema:schema58,data};
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
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema58.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema58,data};
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
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "contactInfo"},schema:"contactInfo",parentSchema:schema58.properties.type,data:data0};
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
if(!(validate215(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : withMore(vErrors, validate215.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate217(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : withMore(vErrors, validate217.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate219(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : withMore(vErrors, validate219.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data4 = data.heading;
if(!(validate221(data4, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate221.errors : withMore(vErrors, validate221.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 90){
const err6 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 90},schema:90,parentSchema:schema58.properties.heading,data:data4};
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
if(!(validate223(data5, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : withMore(vErrors, validate223.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 600){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema58.properties.text,data:data5};
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
if(!(validate225(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : withMore(vErrors, validate225.errors);
errors = vErrors.length;
}
}
if(data.points !== undefined){
let data7 = data.points;
if(Array.isArray(data7)){
if(data7.length > 10){
const err8 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema58.properties.points,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7.length < 1){
const err9 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema58.properties.points,data:data7};
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
if(!(validate228(data7[i0], {instancePath:instancePath+"/points/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : withMore(vErrors, validate228.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "array"},schema:schema58.properties.points.type,parentSchema:schema58.properties.points,data:data7};
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
const err11 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/required",keyword:"required",params:{missingProperty: "heading"},schema:schema58.properties.hours.required,parentSchema:schema58.properties.hours,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data9.rows === undefined){
const err12 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/required",keyword:"required",params:{missingProperty: "rows"},schema:schema58.properties.hours.required,parentSchema:schema58.properties.hours,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data9){
if(!((key1 === "heading") || (key1 === "rows"))){
const err13 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema58.properties.hours,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data9.heading !== undefined){
let data10 = data9.heading;
if(!(validate221(data10, {instancePath:instancePath+"/hours/heading",parentData:data9,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate221.errors : withMore(vErrors, validate221.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func1(data10) > 60){
const err14 = {instancePath:instancePath+"/hours/heading",schemaPath:"#/properties/hours/properties/heading/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema58.properties.hours.properties.heading,data:data10};
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
if(data9.rows !== undefined){
let data11 = data9.rows;
if(Array.isArray(data11)){
if(data11.length > 7){
const err15 = {instancePath:instancePath+"/hours/rows",schemaPath:"#/properties/hours/properties/rows/maxItems",keyword:"maxItems",params:{limit: 7},schema:7,parentSchema:schema58.properties.hours.properties.rows,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data11.length < 1){
const err16 = {instancePath:instancePath+"/hours/rows",schemaPath:"#/properties/hours/properties/rows/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema58.properties.hours.properties.rows,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.days === undefined){
const err17 = {instancePath:instancePath+"/hours/rows/" + i1,schemaPath:"#/properties/hours/properties/rows/items/required",keyword:"required",params:{missingProperty: "days"},schema:schema58.properties.hours.properties.rows.items.required,parentSchema:schema58.properties.hours.properties.rows.items,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data12.hours === undefined){
const err18 = {instancePath:instancePath+"/hours/rows/" + i1,schemaPath:"#/properties/hours/properties/rows/items/required",keyword:"required",params:{missingProperty: "hours"},schema:schema58.properties.hours.properties.rows.items.required,parentSchema:schema58.properties.hours.properties.rows.items,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key2 in data12){
if(!(((key2 === "days") || (key2 === "hours")) || (key2 === "hidden"))){
const err19 = {instancePath:instancePath+"/hours/rows/" + i1,schemaPath:"#/properties/hours/properties/rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema58.properties.hours.properties.rows.items,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data12.days !== undefined){
let data13 = data12.days;
if(!(validate221(data13, {instancePath:instancePath+"/hours/rows/" + i1+"/days",parentData:data12,parentDataProperty:"days",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate221.errors : withMore(vErrors, validate221.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func1(data13) > 40){
const err20 = {instancePath:instancePath+"/hours/rows/" + i1+"/days",schemaPath:"#/properties/hours/properties/rows/items/properties/days/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema58.properties.hours.properties.rows.items.properties.days,data:data13};
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
if(data12.hours !== undefined){
let data14 = data12.hours;
if(!(validate221(data14, {instancePath:instancePath+"/hours/rows/" + i1+"/hours",parentData:data12,parentDataProperty:"hours",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate221.errors : withMore(vErrors, validate221.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func1(data14) > 40){
const err21 = {instancePath:instancePath+"/hours/rows/" + i1+"/hours",schemaPath:"#/properties/hours/properties/rows/items/properties/hours/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema58.properties.hours.properties.rows.items.properties.hours,data:data14};
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
if(data12.hidden !== undefined){
if(!(validate217(data12.hidden, {instancePath:instancePath+"/hours/rows/" + i1+"/hidden",parentData:data12,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : withMore(vErrors, validate217.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/hours/rows/" + i1,schemaPath:"#/properties/hours/properties/rows/items/type",keyword:"type",params:{type: "object"},schema:schema58.properties.hours.properties.rows.items.type,parentSchema:schema58.properties.hours.properties.rows.items,data:data12};
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
const err23 = {instancePath:instancePath+"/hours/rows",schemaPath:"#/properties/hours/properties/rows/type",keyword:"type",params:{type: "array"},schema:schema58.properties.hours.properties.rows.type,parentSchema:schema58.properties.hours.properties.rows,data:data11};
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
const err24 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/type",keyword:"type",params:{type: "object"},schema:schema58.properties.hours.type,parentSchema:schema58.properties.hours,data:data9};
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema66 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Form","description":"A form whose messages reach you by email, sent by the mail service.","type":"object","defaultSnippets":[{"label":"form: contact form","description":"Name, email, phone and message, sent by the mail service.","body":{"type":"form","id":"${1:new-form}","heading":"${2:Send us a message}","template":"${3:contact-message}","recipient":"{{facts.email}}","subject":"Contact Form Submission from {name}","parameters":{"from_name":"{name}","from_email":"{email}","phone":"{phone}","message":"{message}","to_email":"{recipient}","subject":"{subject}"},"fields":[{"type":"text","name":"name","label":"${4:Name}","required":true,"autocomplete":"name"},{"type":"email","name":"email","label":"${5:Email}","required":true,"autocomplete":"email"},{"type":"tel","name":"phone","label":"${6:Phone}","autocomplete":"tel"},{"type":"textarea","name":"message","label":"${7:Message}","required":true,"rows":4}],"submit":"${8:Send Message}","sending":"${9:Sending…}","failure":{"text":"${10:There was an error sending your message. Please try again or call us.}","contact":{"kind":"phone","label":"${11:Phone}","lines":["{{facts.phone}}"]}},"success":{"heading":"${12:Thank you for your message}","text":"${13:We reply soon.}","again":"${14:Send Another Message}","action":{"label":"${15:Back to Home}","page":"${16:home}"}}}}],"properties":{"type":{"const":"form","title":"Type","description":"Makes this a form block."},"id":{"$ref":"../parts.schema.json#/$defs/id"},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"},"language":{"$ref":"../parts.schema.json#/$defs/language"},"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Heading","description":"What the form is for.","maxLength":90},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Text","description":"A few words above the form; can have bold text, lists and links.","maxLength":1000},"template":{"title":"Email template","description":"The name of the mail service's template that this form uses.","allOf":[{"$ref":"../suggestions.gen.json#/$defs/template"}],"$ref":"#/$defs/template","maxLength":60},"recipient":{"$ref":"../parts.schema.json#/$defs/text","title":"Recipient","description":"The email address that messages go to, usually a fact: {{facts.email}}.","allOf":[{"$ref":"../suggestions.gen.json#/$defs/fact"}],"placeholders":"answers","maxLength":200},"subject":{"$ref":"../parts.schema.json#/$defs/text","title":"Subject","description":"The subject of the email; {name} becomes the answer to the field called name.","placeholders":"answers","maxLength":200},"plainSubject":{"$ref":"../parts.schema.json#/$defs/text","title":"Subject without answers","description":"The subject when scripts are off, so that no answer can be filled in; if left out, the heading is used.","maxLength":100},"parameters":{"title":"Template parameters","description":"What each parameter gets: an answer such as {email}, {recipient}, {subject}, or {submission} (the same if a message is sent twice).","type":"object","propertyNames":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$","patternErrorMessage":"Use only letters, digits and _, as in the template at the mail service, for example from_name."},"additionalProperties":{"title":"Parameter","description":"What this parameter gets, for example {name} for the answer to the field called name.","type":"string","pattern":"\\S","patternErrorMessage":"Write something here, or leave it out.","maxLength":500},"minProperties":1},"fields":{"title":"Fields","description":"The fields, in the order they are shown.","type":"array","minItems":1,"maxItems":30,"items":{"$ref":"#/$defs/field"}},"notice":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Notice","description":"A sentence beside the message field, for example to leave out health details; can have bold text, lists and links.","maxLength":400},"submit":{"$ref":"../parts.schema.json#/$defs/text","title":"Send button","description":"What the button says, for example Send Message.","maxLength":40},"sending":{"$ref":"../parts.schema.json#/$defs/text","title":"Sending label","description":"What the button says while the message is being sent.","maxLength":40},"failure":{"title":"Failure message","description":"Shown when the message can't be sent; what the visitor wrote stays in the form.","type":"object","properties":{"text":{"$ref":"../parts.schema.json#/$defs/text","title":"Text","description":"What went wrong and what to do, in one or two sentences.","maxLength":300},"contact":{"$ref":"../parts.schema.json#/$defs/contactPoint","title":"Contact","description":"The phone number or email address shown beside the text.","markdownDescription":"The phone number or email address shown beside the text."}},"required":["text","contact"],"additionalProperties":false},"success":{"title":"Thank-you message","description":"Shown in place of the form when the message is sent.","type":"object","properties":{"heading":{"$ref":"../parts.schema.json#/$defs/text","title":"Heading","description":"A few words of thanks.","maxLength":90},"text":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Text","description":"What happens next; can have bold text, lists and links.","maxLength":1000},"again":{"$ref":"../parts.schema.json#/$defs/text","title":"Again button","description":"The button that brings back the empty form, for example Send Another Message.","maxLength":40},"action":{"$ref":"../parts.schema.json#/$defs/link","title":"Next step","description":"A button to another page, usually home, or to an address.","markdownDescription":"A button to another page, usually home, or to an address."}},"required":["heading","text","again","action"],"additionalProperties":false}},"required":["type","id","heading","template","recipient","subject","parameters","fields","submit","sending","failure","success"],"additionalProperties":false,"samples":[{"type":"form","id":"example-form","heading":"Send us a message","text":"We reply within **24 hours**.","template":"contact-message","recipient":"hello@company.example","subject":"Message from {name}","parameters":{"from_name":"{name}","from_email":"{email}","phone":"{phone}","message":"{message}","to_email":"{recipient}","subject":"{subject}","topic":"{topic}"},"fields":[{"type":"text","name":"name","label":"Name","required":true,"autocomplete":"name","maxLength":100},{"type":"email","name":"email","label":"Email","required":true,"autocomplete":"email","placeholder":"you@practice.example"},{"type":"tel","name":"phone","label":"Phone","autocomplete":"tel"},{"type":"select","name":"topic","label":"Topic","prompt":"Choose one","options":[{"value":"billing","label":"Billing"},{"value":"other","label":"Something else"}]},{"type":"textarea","name":"message","label":"Message","rows":4,"maxLength":4000,"emptyValue":"No message"},{"type":"file","name":"resume","label":"Resume","accept":[".pdf"],"help":"We can't receive it here.","picked":"{file} stays on your device.","sent":false}],"notice":"Please leave out patients' names.","submit":"Send Message","sending":"Sending…","failure":{"text":"Your message wasn't sent. Please try again or call us.","contact":{"kind":"phone","label":"Phone","lines":["+1 (602) 555-0100"]}},"success":{"heading":"Thank you","text":"We reply within 24 hours.","again":"Send Another Message","action":{"label":"Back to home","page":"home"}}},{"type":"form","id":"appointment-form","heading":"Ask for an appointment","template":"appointment","recipient":"hello@company.example","subject":"Appointment for {name}","parameters":{"from_name":"{name}","website":"{website}","providers":"{providers}","day":"{day}","time":"{time}","topics":"{topics}","consent":"{consent}","to_email":"{recipient}","subject":"{subject}"},"fields":[{"type":"text","name":"name","label":"Name","required":true,"autocomplete":"name"},{"type":"url","name":"website","label":"Website","autocomplete":"url","placeholder":"www.practice.example"},{"type":"number","name":"providers","label":"How large is your practice?","min":1,"max":500,"unit":"providers"},{"type":"date","name":"day","label":"Day","required":true,"earliest":"today"},{"type":"radio","name":"time","label":"Which time suits you?","required":true,"options":[{"value":"morning","label":"In the morning"},{"value":"afternoon","label":"In the afternoon"}]},{"type":"checkboxes","name":"topics","label":"What is it about?","help":"Tick all that apply.","options":[{"value":"denials","label":"Denials"},{"value":"coding","label":"Coding"},{"value":"credentialing","label":"Credentialing"}],"emptyValue":"Not said"},{"type":"checkbox","name":"consent","label":"I have read the privacy policy and agree to it","help":"It is here: [Privacy Policy](https://company.example/privacy)","required":true,"value":"Yes"}],"submit":"Ask for It","sending":"Sending…","failure":{"text":"Your message wasn't sent. Please try again or call us.","contact":{"kind":"phone","label":"Phone","lines":["+1 (602) 555-0100"]}},"success":{"heading":"Thank you","text":"We confirm it within a day.","again":"Ask for Another","action":{"label":"Back to home","page":"home"}}}],"$defs":{"template":{"type":"string"},"field":{"title":"Field","type":"object","discriminator":{"propertyName":"type"},"properties":{"type":{"title":"Type","description":"The kind of field.","enum":["text","email","tel","url","textarea","number","date","select","radio","checkboxes","checkbox","file"]}},"required":["type"],"alsoTyped":{"phone":{"type":"tel"},"telephone":{"type":"tel"},"dropdown":{"type":"select"},"multiline":{"type":"textarea"},"message":{"type":"textarea"},"multiselect":{"type":"checkboxes"},"consent":{"type":"checkbox"},"website":{"type":"url"},"link":{"type":"url"},"upload":{"type":"file"},"attachment":{"type":"file"}},"oneOf":[{"$ref":"#/$defs/textField"},{"$ref":"#/$defs/emailField"},{"$ref":"#/$defs/telField"},{"$ref":"#/$defs/urlField"},{"$ref":"#/$defs/textareaField"},{"$ref":"#/$defs/numberField"},{"$ref":"#/$defs/dateField"},{"$ref":"#/$defs/selectField"},{"$ref":"#/$defs/radioField"},{"$ref":"#/$defs/checkboxesField"},{"$ref":"#/$defs/checkboxField"},{"$ref":"#/$defs/fileField"}]},"textField":{"title":"Text field","description":"One line of text.","type":"object","defaultSnippets":[{"label":"text field","description":"One line of text.","body":{"type":"text","name":"${1:company}","label":"${2:Company}"}}],"properties":{"type":{"const":"text","title":"Type","description":"Makes this a text field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"autocomplete":{"$ref":"#/$defs/fieldAutocomplete"},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 200.","type":"integer","minimum":1,"maximum":500},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false},"emailField":{"title":"Email field","description":"An email address, checked by the browser.","type":"object","defaultSnippets":[{"label":"email field","description":"An email address.","body":{"type":"email","name":"${1:email}","label":"${2:Email}","required":true,"autocomplete":"email"}}],"properties":{"type":{"const":"email","title":"Type","description":"Makes this an email field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"autocomplete":{"$ref":"#/$defs/fieldAutocomplete"},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 254.","type":"integer","minimum":1,"maximum":500},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false},"telField":{"title":"Phone field","description":"A phone number, typed on the phone's number keys.","type":"object","defaultSnippets":[{"label":"tel field","description":"A phone number.","body":{"type":"tel","name":"${1:phone}","label":"${2:Phone}","autocomplete":"tel"}}],"properties":{"type":{"const":"tel","title":"Type","description":"Makes this a phone field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"autocomplete":{"$ref":"#/$defs/fieldAutocomplete"},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 40.","type":"integer","minimum":1,"maximum":500},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false},"urlField":{"title":"Website field","description":"The address of a website; https:// is added when a visitor leaves it out.","type":"object","defaultSnippets":[{"label":"url field","description":"The address of a website.","body":{"type":"url","name":"${1:website}","label":"${2:Website}","autocomplete":"url"}}],"properties":{"type":{"const":"url","title":"Type","description":"Makes this a website field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"autocomplete":{"$ref":"#/$defs/fieldAutocomplete"},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 500.","type":"integer","minimum":1,"maximum":500},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false},"textareaField":{"title":"Message field","description":"Several lines of text.","type":"object","defaultSnippets":[{"label":"textarea field","description":"Several lines of text.","body":{"type":"textarea","name":"${1:message}","label":"${2:Message}","rows":"^${3:4}"}}],"properties":{"type":{"const":"textarea","title":"Type","description":"Makes this a message field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"rows":{"title":"Rows","description":"How many lines the field shows.","type":"integer","minimum":2,"maximum":20},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 4000.","type":"integer","minimum":1,"maximum":20000},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false},"numberField":{"title":"Number field","description":"A number.","type":"object","defaultSnippets":[{"label":"number field","description":"A number.","body":{"type":"number","name":"${1:providers}","label":"${2:How many providers?}","min":"^${3:1}"}}],"properties":{"type":{"const":"number","title":"Type","description":"Makes this a number field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"min":{"title":"Smallest answer","description":"The smallest number a visitor can enter.","type":"number"},"max":{"title":"Largest answer","description":"The largest number a visitor can enter.","type":"number"},"step":{"title":"Step","description":"The distance between answers: 0.5 allows halves, 0.01 allows cents; if left out, only whole numbers are allowed.","type":"number","minimum":0.000001},"unit":{"$ref":"../parts.schema.json#/$defs/text","title":"Unit","description":"What is counted, shown after the number, for example claims.","maxLength":30},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false},"dateField":{"title":"Date field","description":"A day from the browser's calendar, sent as year-month-day, for example 2025-05-27.","type":"object","defaultSnippets":[{"label":"date field","description":"A day.","body":{"type":"date","name":"${1:day}","label":"${2:Day}","earliest":"${3:today}"}}],"properties":{"type":{"const":"date","title":"Type","description":"Makes this a date field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"earliest":{"title":"Earliest day","description":"The first day a visitor can pick: a date such as 2025-05-27, or \"today\" for the day they fill in the form.","type":"string","isDay":true,"pattern":"^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$","patternErrorMessage":"Write \"today\", or the year, the month and the day, for example 2025-05-27."},"latest":{"title":"Latest day","description":"The last day a visitor can pick: a date such as 2025-06-30, or \"today\" for the day they fill in the form.","type":"string","isDay":true,"pattern":"^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$","patternErrorMessage":"Write \"today\", or the year, the month and the day, for example 2025-05-27."},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false},"selectField":{"title":"Dropdown field","description":"One choice from a list that opens.","type":"object","defaultSnippets":[{"label":"select field","description":"One choice from a list that opens.","body":{"type":"select","name":"${1:topic}","label":"${2:Topic}","prompt":"${3:Choose one}","options":[{"value":"${4:billing}","label":"${5:Billing}"},{"value":"${6:other}","label":"${7:Something else}"}]}}],"properties":{"type":{"const":"select","title":"Type","description":"Makes this a dropdown field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"prompt":{"$ref":"../parts.schema.json#/$defs/text","title":"Prompt","description":"What the field shows before a choice is made, for example Choose one.","maxLength":60},"options":{"$ref":"#/$defs/choices"},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label","prompt","options"],"additionalProperties":false},"radioField":{"title":"Radio button field","description":"One choice from a few that are always visible.","type":"object","defaultSnippets":[{"label":"radio field","description":"One choice from a few that are always visible.","body":{"type":"radio","name":"${1:time}","label":"${2:Which time suits you?}","options":[{"value":"${3:morning}","label":"${4:In the morning}"},{"value":"${5:afternoon}","label":"${6:In the afternoon}"}]}}],"properties":{"type":{"const":"radio","title":"Type","description":"Makes this a radio button field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"options":{"$ref":"#/$defs/choices","minItems":2},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label","options"],"additionalProperties":false},"checkboxesField":{"title":"Checkboxes field","description":"Any number of choices, sent with commas between them.","type":"object","defaultSnippets":[{"label":"checkboxes field","description":"Any number of choices.","body":{"type":"checkboxes","name":"${1:times}","label":"${2:Which times suit you?}","options":[{"value":"${3:morning}","label":"${4:In the morning}"},{"value":"${5:afternoon}","label":"${6:In the afternoon}"}]}}],"properties":{"type":{"const":"checkboxes","title":"Type","description":"Makes this a checkboxes field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"options":{"$ref":"#/$defs/choices","minItems":2},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label","options"],"additionalProperties":false},"checkboxField":{"title":"Checkbox field","description":"One box, for example for a consent whose details the help links to; it is never checked from the start.","type":"object","defaultSnippets":[{"label":"checkbox field","description":"One box to check, for example for a consent.","body":{"type":"checkbox","name":"${1:consent}","label":"${2:I have read the privacy policy and agree to it}","help":"${3:It is here: [Privacy Policy](page:privacy-policy)}","required":true,"value":"${4:Yes}"}}],"properties":{"type":{"const":"checkbox","title":"Type","description":"Makes this a checkbox field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"../parts.schema.json#/$defs/text","title":"Label","description":"The words beside the box.","maxLength":200},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"title":"Required","description":"Requires the check mark before the form can be sent: true for a consent, false for a newsletter.","type":"boolean"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"value":{"$ref":"../parts.schema.json#/$defs/text","title":"Value","description":"What is sent when the box is checked, for example Yes.","maxLength":100},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label","required","value"],"additionalProperties":false},"fileField":{"title":"File field","description":"A file that a visitor picks as a reminder; it is never read or sent, and the form must say so.","type":"object","defaultSnippets":[{"label":"file field","description":"A file that is picked as a reminder and never sent.","body":{"type":"file","name":"${1:resume}","label":"${2:Resume}","accept":["${3:.pdf}"],"help":"${4:Picking a file here doesn’t upload it. Please email it separately.}","picked":"**{file}** stays on your device. Please email it separately.","sent":false}}],"properties":{"type":{"const":"file","title":"Type","description":"Makes this a file field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"accept":{"title":"File endings","description":"The endings of the files that can be picked, for example .pdf and .docx.","type":"array","minItems":1,"maxItems":10,"items":{"title":"File ending","description":"The end of a file's name, for example .pdf.","type":"string","pattern":"^\\.[a-z0-9]+$","patternErrorMessage":"Write a dot and the ending in lowercase letters, for example .pdf.","maxLength":10}},"picked":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Picked file message","description":"Shown when a file is picked, with {file} for its name; can have bold text, lists and links.","placeholders":["file"],"maxLength":400},"sent":{"title":"Sent","description":"Keeps the file on the visitor's device, so it must be false.","const":false}},"required":["type","name","label","accept","help","picked","sent"],"additionalProperties":false},"fieldName":{"title":"Name","description":"A short name for the answer, for example email; write {email} to use what a visitor typed.","type":"string","pattern":"^[a-z][a-zA-Z0-9]*$","patternErrorMessage":"Start with a lowercase letter, then use only letters and digits, for example phone or fullName.","maxLength":40,"not":{"enum":["recipient","subject","submission"]}},"fieldLabel":{"$ref":"../parts.schema.json#/$defs/text","title":"Label","description":"The words above the field.","maxLength":80},"fieldHelp":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Help","description":"A sentence below the label; can have bold text, lists and links.","maxLength":400},"fieldRequired":{"title":"Required","description":"Requires an answer before the form can be sent.","type":"boolean"},"fieldSensitive":{"title":"Sensitive data","description":"Allows the field to ask for health data or a government number, which is then sent as ordinary email.","const":"allowed"},"fieldAutocomplete":{"title":"Autocomplete","description":"What the browser can fill in from what it knows about the visitor.","enum":["name","given-name","family-name","organization","organization-title","email","tel","url","street-address","postal-code","country-name","off"],"enumDescriptions":["Name","First name","Last name","Company","Job title","Email address","Phone number","Website","Street and number","Postal code","Country","Nothing"]},"fieldPlaceholder":{"$ref":"../parts.schema.json#/$defs/text","title":"Placeholder","description":"An example of an answer, shown in the empty field.","maxLength":60},"fieldEmptyValue":{"$ref":"../parts.schema.json#/$defs/text","title":"Empty answer","description":"What is sent when a visitor leaves the field empty.","maxLength":200},"fieldSent":{"title":"Sent","description":"Includes the answer in the message.","type":"boolean","default":true},"choices":{"title":"Choices","type":"array","minItems":1,"maxItems":60,"description":"The choices, in the order they are shown.","items":{"title":"Choice","description":"What is sent, and what a visitor reads.","type":"object","defaultSnippets":[{"label":"choice","description":"What is sent, and what a visitor reads.","body":{"value":"${1:other}","label":"${2:Other}"}}],"properties":{"value":{"$ref":"../parts.schema.json#/$defs/text","title":"Value","description":"What is sent, for example a-repair.","maxLength":100},"label":{"$ref":"../parts.schema.json#/$defs/text","title":"Label","description":"What a visitor reads.","maxLength":100},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"}},"required":["value","label"],"additionalProperties":false}}}};

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
if(typeof data === "string"){
if(func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern8.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema24,data};
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
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate241.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 20){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema16,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema28,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema72 = {"type":"string"};

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema73 = {};

function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate251.errors = null;
return true;
}
validate251.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate254.errors = null;
return true;
}
validate254.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema75 = {"title":"Field","type":"object","discriminator":{"propertyName":"type"},"properties":{"type":{"title":"Type","description":"The kind of field.","enum":["text","email","tel","url","textarea","number","date","select","radio","checkboxes","checkbox","file"]}},"required":["type"],"alsoTyped":{"phone":{"type":"tel"},"telephone":{"type":"tel"},"dropdown":{"type":"select"},"multiline":{"type":"textarea"},"message":{"type":"textarea"},"multiselect":{"type":"checkboxes"},"consent":{"type":"checkbox"},"website":{"type":"url"},"link":{"type":"url"},"upload":{"type":"file"},"attachment":{"type":"file"}},"oneOf":[{"$ref":"#/$defs/textField"},{"$ref":"#/$defs/emailField"},{"$ref":"#/$defs/telField"},{"$ref":"#/$defs/urlField"},{"$ref":"#/$defs/textareaField"},{"$ref":"#/$defs/numberField"},{"$ref":"#/$defs/dateField"},{"$ref":"#/$defs/selectField"},{"$ref":"#/$defs/radioField"},{"$ref":"#/$defs/checkboxesField"},{"$ref":"#/$defs/checkboxField"},{"$ref":"#/$defs/fileField"}]};
const schema76 = {"title":"Text field","description":"One line of text.","type":"object","defaultSnippets":[{"label":"text field","description":"One line of text.","body":{"type":"text","name":"${1:company}","label":"${2:Company}"}}],"properties":{"type":{"const":"text","title":"Type","description":"Makes this a text field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"autocomplete":{"$ref":"#/$defs/fieldAutocomplete"},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 200.","type":"integer","minimum":1,"maximum":500},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false};
const schema77 = {"title":"Name","description":"A short name for the answer, for example email; write {email} to use what a visitor typed.","type":"string","pattern":"^[a-z][a-zA-Z0-9]*$","patternErrorMessage":"Start with a lowercase letter, then use only letters and digits, for example phone or fullName.","maxLength":40,"not":{"enum":["recipient","subject","submission"]}};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
const _errs2 = errors;
if(!(((data === "recipient") || (data === "subject")) || (data === "submission"))){
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
const err1 = {instancePath,schemaPath:"#/not",keyword:"not",params:{},schema:schema77.not,parentSchema:schema77,data};
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
const err2 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern9.test(data)){
const err3 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-zA-Z0-9]*$"},schema:"^[a-z][a-zA-Z0-9]*$",parentSchema:schema77,data};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema77.type,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema78 = {"$ref":"../parts.schema.json#/$defs/text","title":"Label","description":"The words above the field.","maxLength":80};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate245(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate262.errors = vErrors;
return errors === 0;
}
validate262.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema79 = {"$ref":"../parts.schema.json#/$defs/markdown","title":"Help","description":"A sentence below the label; can have bold text, lists and links.","maxLength":400};

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate247(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate247.errors : withMore(vErrors, validate247.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 400){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 400},schema:400,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema80 = {"title":"Required","description":"Requires an answer before the form can be sent.","type":"boolean"};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema81 = {"title":"Sensitive data","description":"Allows the field to ask for health data or a government number, which is then sent as ordinary email.","const":"allowed"};

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if("allowed" !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "allowed"},schema:"allowed",parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema82 = {"title":"Autocomplete","description":"What the browser can fill in from what it knows about the visitor.","enum":["name","given-name","family-name","organization","organization-title","email","tel","url","street-address","postal-code","country-name","off"],"enumDescriptions":["Name","First name","Last name","Company","Job title","Email address","Phone number","Website","Street and number","Postal code","Country","Nothing"]};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((((((((((data === "name") || (data === "given-name")) || (data === "family-name")) || (data === "organization")) || (data === "organization-title")) || (data === "email")) || (data === "tel")) || (data === "url")) || (data === "street-address")) || (data === "postal-code")) || (data === "country-name")) || (data === "off"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema82.enum},schema:schema82.enum,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema83 = {"$ref":"../parts.schema.json#/$defs/text","title":"Placeholder","description":"An example of an answer, shown in the empty field.","maxLength":60};

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
if(!(validate245(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema84 = {"$ref":"../parts.schema.json#/$defs/text","title":"Empty answer","description":"What is sent when a visitor leaves the field empty.","maxLength":200};

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate245(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema85 = {"title":"Sent","description":"Includes the answer in the message.","type":"boolean","default":true};

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
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema85.type,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema76.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema76,data};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},schema:"text",parentSchema:schema76.properties.type,data:data0};
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
if(!(validate260(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : withMore(vErrors, validate260.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate262(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : withMore(vErrors, validate262.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate265(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : withMore(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate268(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : withMore(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate270(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : withMore(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data.autocomplete !== undefined){
if(!(validate272(data.autocomplete, {instancePath:instancePath+"/autocomplete",parentData:data,parentDataProperty:"autocomplete",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : withMore(vErrors, validate272.errors);
errors = vErrors.length;
}
}
if(data.placeholder !== undefined){
if(!(validate274(data.placeholder, {instancePath:instancePath+"/placeholder",parentData:data,parentDataProperty:"placeholder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : withMore(vErrors, validate274.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err5 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},schema:schema76.properties.maxLength.type,parentSchema:schema76.properties.maxLength,data:data8};
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
const err6 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema76.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err7 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema76.properties.maxLength,data:data8};
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
if(!(validate277(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : withMore(vErrors, validate277.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate280(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : withMore(vErrors, validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema86 = {"title":"Email field","description":"An email address, checked by the browser.","type":"object","defaultSnippets":[{"label":"email field","description":"An email address.","body":{"type":"email","name":"${1:email}","label":"${2:Email}","required":true,"autocomplete":"email"}}],"properties":{"type":{"const":"email","title":"Type","description":"Makes this an email field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"autocomplete":{"$ref":"#/$defs/fieldAutocomplete"},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 254.","type":"integer","minimum":1,"maximum":500},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema86.required,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema86.required,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema86.required,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema86.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema86,data};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "email"},schema:"email",parentSchema:schema86.properties.type,data:data0};
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
if(!(validate260(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : withMore(vErrors, validate260.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate262(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : withMore(vErrors, validate262.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate265(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : withMore(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate268(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : withMore(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate270(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : withMore(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data.autocomplete !== undefined){
if(!(validate272(data.autocomplete, {instancePath:instancePath+"/autocomplete",parentData:data,parentDataProperty:"autocomplete",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : withMore(vErrors, validate272.errors);
errors = vErrors.length;
}
}
if(data.placeholder !== undefined){
if(!(validate274(data.placeholder, {instancePath:instancePath+"/placeholder",parentData:data,parentDataProperty:"placeholder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : withMore(vErrors, validate274.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err5 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},schema:schema86.properties.maxLength.type,parentSchema:schema86.properties.maxLength,data:data8};
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
const err6 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema86.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err7 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema86.properties.maxLength,data:data8};
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
if(!(validate277(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : withMore(vErrors, validate277.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate280(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : withMore(vErrors, validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema86.type,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema87 = {"title":"Phone field","description":"A phone number, typed on the phone's number keys.","type":"object","defaultSnippets":[{"label":"tel field","description":"A phone number.","body":{"type":"tel","name":"${1:phone}","label":"${2:Phone}","autocomplete":"tel"}}],"properties":{"type":{"const":"tel","title":"Type","description":"Makes this a phone field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"autocomplete":{"$ref":"#/$defs/fieldAutocomplete"},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 40.","type":"integer","minimum":1,"maximum":500},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false};

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate292.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema87.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema87,data};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tel"},schema:"tel",parentSchema:schema87.properties.type,data:data0};
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
if(!(validate260(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : withMore(vErrors, validate260.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate262(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : withMore(vErrors, validate262.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate265(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : withMore(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate268(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : withMore(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate270(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : withMore(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data.autocomplete !== undefined){
if(!(validate272(data.autocomplete, {instancePath:instancePath+"/autocomplete",parentData:data,parentDataProperty:"autocomplete",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : withMore(vErrors, validate272.errors);
errors = vErrors.length;
}
}
if(data.placeholder !== undefined){
if(!(validate274(data.placeholder, {instancePath:instancePath+"/placeholder",parentData:data,parentDataProperty:"placeholder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : withMore(vErrors, validate274.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err5 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},schema:schema87.properties.maxLength.type,parentSchema:schema87.properties.maxLength,data:data8};
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
const err6 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema87.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err7 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema87.properties.maxLength,data:data8};
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
if(!(validate277(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : withMore(vErrors, validate277.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate280(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : withMore(vErrors, validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema88 = {"title":"Website field","description":"The address of a website; https:// is added when a visitor leaves it out.","type":"object","defaultSnippets":[{"label":"url field","description":"The address of a website.","body":{"type":"url","name":"${1:website}","label":"${2:Website}","autocomplete":"url"}}],"properties":{"type":{"const":"url","title":"Type","description":"Makes this a website field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"autocomplete":{"$ref":"#/$defs/fieldAutocomplete"},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 500.","type":"integer","minimum":1,"maximum":500},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema88.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema88,data};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "url"},schema:"url",parentSchema:schema88.properties.type,data:data0};
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
if(!(validate260(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : withMore(vErrors, validate260.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate262(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : withMore(vErrors, validate262.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate265(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : withMore(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate268(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : withMore(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate270(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : withMore(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data.autocomplete !== undefined){
if(!(validate272(data.autocomplete, {instancePath:instancePath+"/autocomplete",parentData:data,parentDataProperty:"autocomplete",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : withMore(vErrors, validate272.errors);
errors = vErrors.length;
}
}
if(data.placeholder !== undefined){
if(!(validate274(data.placeholder, {instancePath:instancePath+"/placeholder",parentData:data,parentDataProperty:"placeholder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : withMore(vErrors, validate274.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err5 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},schema:schema88.properties.maxLength.type,parentSchema:schema88.properties.maxLength,data:data8};
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
const err6 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},schema:500,parentSchema:schema88.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err7 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema88.properties.maxLength,data:data8};
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
if(!(validate277(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : withMore(vErrors, validate277.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate280(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : withMore(vErrors, validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema88.type,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema89 = {"title":"Message field","description":"Several lines of text.","type":"object","defaultSnippets":[{"label":"textarea field","description":"Several lines of text.","body":{"type":"textarea","name":"${1:message}","label":"${2:Message}","rows":"^${3:4}"}}],"properties":{"type":{"const":"textarea","title":"Type","description":"Makes this a message field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"rows":{"title":"Rows","description":"How many lines the field shows.","type":"integer","minimum":2,"maximum":20},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"maxLength":{"title":"Longest answer","description":"The most characters an answer can have; if left out, 4000.","type":"integer","minimum":1,"maximum":20000},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false};

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate312.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema89.required,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema89.required,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema89.required,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema89.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema89,data};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "textarea"},schema:"textarea",parentSchema:schema89.properties.type,data:data0};
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
if(!(validate260(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : withMore(vErrors, validate260.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate262(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : withMore(vErrors, validate262.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate265(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : withMore(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate268(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : withMore(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate270(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : withMore(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data.rows !== undefined){
let data6 = data.rows;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err5 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "integer"},schema:schema89.properties.rows.type,parentSchema:schema89.properties.rows,data:data6};
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
const err6 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},schema:20,parentSchema:schema89.properties.rows,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data6 < 2 || isNaN(data6)){
const err7 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},schema:2,parentSchema:schema89.properties.rows,data:data6};
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
if(!(validate274(data.placeholder, {instancePath:instancePath+"/placeholder",parentData:data,parentDataProperty:"placeholder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : withMore(vErrors, validate274.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},schema:schema89.properties.maxLength.type,parentSchema:schema89.properties.maxLength,data:data8};
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
const err9 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000},schema:20000,parentSchema:schema89.properties.maxLength,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err10 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema89.properties.maxLength,data:data8};
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
if(!(validate277(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : withMore(vErrors, validate277.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate280(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : withMore(vErrors, validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema90 = {"title":"Number field","description":"A number.","type":"object","defaultSnippets":[{"label":"number field","description":"A number.","body":{"type":"number","name":"${1:providers}","label":"${2:How many providers?}","min":"^${3:1}"}}],"properties":{"type":{"const":"number","title":"Type","description":"Makes this a number field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"min":{"title":"Smallest answer","description":"The smallest number a visitor can enter.","type":"number"},"max":{"title":"Largest answer","description":"The largest number a visitor can enter.","type":"number"},"step":{"title":"Step","description":"The distance between answers: 0.5 allows halves, 0.01 allows cents; if left out, only whole numbers are allowed.","type":"number","minimum":0.000001},"unit":{"$ref":"../parts.schema.json#/$defs/text","title":"Unit","description":"What is counted, shown after the number, for example claims.","maxLength":30},"placeholder":{"$ref":"#/$defs/fieldPlaceholder"},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema90.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema90,data};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "number"},schema:"number",parentSchema:schema90.properties.type,data:data0};
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
if(!(validate260(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : withMore(vErrors, validate260.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate262(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : withMore(vErrors, validate262.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate265(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : withMore(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate268(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : withMore(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate270(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : withMore(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data.min !== undefined){
let data6 = data.min;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err5 = {instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "number"},schema:schema90.properties.min.type,parentSchema:schema90.properties.min,data:data6};
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
const err6 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "number"},schema:schema90.properties.max.type,parentSchema:schema90.properties.max,data:data7};
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
const err7 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.000001},schema:0.000001,parentSchema:schema90.properties.step,data:data8};
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
const err8 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "number"},schema:schema90.properties.step.type,parentSchema:schema90.properties.step,data:data8};
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
if(!(validate245(data9, {instancePath:instancePath+"/unit",parentData:data,parentDataProperty:"unit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func1(data9) > 30){
const err9 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit: 30},schema:30,parentSchema:schema90.properties.unit,data:data9};
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
if(!(validate274(data.placeholder, {instancePath:instancePath+"/placeholder",parentData:data,parentDataProperty:"placeholder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : withMore(vErrors, validate274.errors);
errors = vErrors.length;
}
}
if(data.emptyValue !== undefined){
if(!(validate277(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : withMore(vErrors, validate277.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate280(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : withMore(vErrors, validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate321.errors = vErrors;
return errors === 0;
}
validate321.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema91 = {"title":"Date field","description":"A day from the browser's calendar, sent as year-month-day, for example 2025-05-27.","type":"object","defaultSnippets":[{"label":"date field","description":"A day.","body":{"type":"date","name":"${1:day}","label":"${2:Day}","earliest":"${3:today}"}}],"properties":{"type":{"const":"date","title":"Type","description":"Makes this a date field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"earliest":{"title":"Earliest day","description":"The first day a visitor can pick: a date such as 2025-05-27, or \"today\" for the day they fill in the form.","type":"string","isDay":true,"pattern":"^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$","patternErrorMessage":"Write \"today\", or the year, the month and the day, for example 2025-05-27."},"latest":{"title":"Latest day","description":"The last day a visitor can pick: a date such as 2025-06-30, or \"today\" for the day they fill in the form.","type":"string","isDay":true,"pattern":"^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$","patternErrorMessage":"Write \"today\", or the year, the month and the day, for example 2025-05-27."},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label"],"additionalProperties":false};
const pattern62 = new RegExp("^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$", "u");

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema91.required,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema91.required,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema91.required,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema91.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema91,data};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "date"},schema:"date",parentSchema:schema91.properties.type,data:data0};
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
if(!(validate260(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : withMore(vErrors, validate260.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate262(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : withMore(vErrors, validate262.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate265(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : withMore(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate268(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : withMore(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate270(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : withMore(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data.earliest !== undefined){
let data6 = data.earliest;
if(typeof data6 === "string"){
if(!pattern62.test(data6)){
const err5 = {instancePath:instancePath+"/earliest",schemaPath:"#/properties/earliest/pattern",keyword:"pattern",params:{pattern: "^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$"},schema:"^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$",parentSchema:schema91.properties.earliest,data:data6};
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
const err6 = {instancePath:instancePath+"/earliest",schemaPath:"#/properties/earliest/type",keyword:"type",params:{type: "string"},schema:schema91.properties.earliest.type,parentSchema:schema91.properties.earliest,data:data6};
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
if(!pattern62.test(data7)){
const err7 = {instancePath:instancePath+"/latest",schemaPath:"#/properties/latest/pattern",keyword:"pattern",params:{pattern: "^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$"},schema:"^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$",parentSchema:schema91.properties.latest,data:data7};
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
const err8 = {instancePath:instancePath+"/latest",schemaPath:"#/properties/latest/type",keyword:"type",params:{type: "string"},schema:schema91.properties.latest.type,parentSchema:schema91.properties.latest,data:data7};
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
if(!(validate277(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : withMore(vErrors, validate277.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate280(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : withMore(vErrors, validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema91.type,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema92 = {"title":"Dropdown field","description":"One choice from a list that opens.","type":"object","defaultSnippets":[{"label":"select field","description":"One choice from a list that opens.","body":{"type":"select","name":"${1:topic}","label":"${2:Topic}","prompt":"${3:Choose one}","options":[{"value":"${4:billing}","label":"${5:Billing}"},{"value":"${6:other}","label":"${7:Something else}"}]}}],"properties":{"type":{"const":"select","title":"Type","description":"Makes this a dropdown field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"prompt":{"$ref":"../parts.schema.json#/$defs/text","title":"Prompt","description":"What the field shows before a choice is made, for example Choose one.","maxLength":60},"options":{"$ref":"#/$defs/choices"},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label","prompt","options"],"additionalProperties":false};
const schema93 = {"title":"Choices","type":"array","minItems":1,"maxItems":60,"description":"The choices, in the order they are shown.","items":{"title":"Choice","description":"What is sent, and what a visitor reads.","type":"object","defaultSnippets":[{"label":"choice","description":"What is sent, and what a visitor reads.","body":{"value":"${1:other}","label":"${2:Other}"}}],"properties":{"value":{"$ref":"../parts.schema.json#/$defs/text","title":"Value","description":"What is sent, for example a-repair.","maxLength":100},"label":{"$ref":"../parts.schema.json#/$defs/text","title":"Label","description":"What a visitor reads.","maxLength":100},"hidden":{"$ref":"../parts.schema.json#/$defs/hidden"}},"required":["value","label"],"additionalProperties":false}};

function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate346.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 60){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 60},schema:60,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema93,data};
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
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "value"},schema:schema93.items.required,parentSchema:schema93.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.label === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "label"},schema:schema93.items.required,parentSchema:schema93.items,data:data0};
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
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema93.items,data:data0};
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
if(!(validate245(data1, {instancePath:instancePath+"/" + i0+"/value",parentData:data0,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err5 = {instancePath:instancePath+"/" + i0+"/value",schemaPath:"#/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema93.items.properties.value,data:data1};
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
if(!(validate245(data2, {instancePath:instancePath+"/" + i0+"/label",parentData:data0,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err6 = {instancePath:instancePath+"/" + i0+"/label",schemaPath:"#/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema93.items.properties.label,data:data2};
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
if(!(validate241(data0.hidden, {instancePath:instancePath+"/" + i0+"/hidden",parentData:data0,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : withMore(vErrors, validate241.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},schema:schema93.items.type,parentSchema:schema93.items,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema93.type,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate346.errors = vErrors;
return errors === 0;
}
validate346.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.prompt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.options === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema92.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema92,data};
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
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "select"},schema:"select",parentSchema:schema92.properties.type,data:data0};
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
if(!(validate260(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : withMore(vErrors, validate260.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate262(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : withMore(vErrors, validate262.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate265(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : withMore(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate268(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : withMore(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate270(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : withMore(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data6 = data.prompt;
if(!(validate245(data6, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func1(data6) > 60){
const err7 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema92.properties.prompt,data:data6};
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
if(!(validate346(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate346.errors : withMore(vErrors, validate346.errors);
errors = vErrors.length;
}
}
if(data.emptyValue !== undefined){
if(!(validate277(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : withMore(vErrors, validate277.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate280(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : withMore(vErrors, validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate339.errors = vErrors;
return errors === 0;
}
validate339.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema94 = {"title":"Radio button field","description":"One choice from a few that are always visible.","type":"object","defaultSnippets":[{"label":"radio field","description":"One choice from a few that are always visible.","body":{"type":"radio","name":"${1:time}","label":"${2:Which time suits you?}","options":[{"value":"${3:morning}","label":"${4:In the morning}"},{"value":"${5:afternoon}","label":"${6:In the afternoon}"}]}}],"properties":{"type":{"const":"radio","title":"Type","description":"Makes this a radio button field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"options":{"$ref":"#/$defs/choices","minItems":2},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label","options"],"additionalProperties":false};

function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate353.evaluated;
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
if(data.options === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema94.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema94,data};
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
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "radio"},schema:"radio",parentSchema:schema94.properties.type,data:data0};
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
if(!(validate260(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : withMore(vErrors, validate260.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate262(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : withMore(vErrors, validate262.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate265(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : withMore(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate268(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : withMore(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate270(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : withMore(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined){
let data6 = data.options;
if(!(validate346(data6, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate346.errors : withMore(vErrors, validate346.errors);
errors = vErrors.length;
}
if(Array.isArray(data6)){
if(data6.length < 2){
const err6 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema94.properties.options,data:data6};
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
if(!(validate277(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : withMore(vErrors, validate277.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate280(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : withMore(vErrors, validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate353.errors = vErrors;
return errors === 0;
}
validate353.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema95 = {"title":"Checkboxes field","description":"Any number of choices, sent with commas between them.","type":"object","defaultSnippets":[{"label":"checkboxes field","description":"Any number of choices.","body":{"type":"checkboxes","name":"${1:times}","label":"${2:Which times suit you?}","options":[{"value":"${3:morning}","label":"${4:In the morning}"},{"value":"${5:afternoon}","label":"${6:In the afternoon}"}]}}],"properties":{"type":{"const":"checkboxes","title":"Type","description":"Makes this a checkboxes field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"options":{"$ref":"#/$defs/choices","minItems":2},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label","options"],"additionalProperties":false};

function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate362.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema95.required,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema95.required,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema95.required,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.options === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},schema:schema95.required,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema95.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema95,data};
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
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "checkboxes"},schema:"checkboxes",parentSchema:schema95.properties.type,data:data0};
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
if(!(validate260(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : withMore(vErrors, validate260.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate262(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : withMore(vErrors, validate262.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate265(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : withMore(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate268(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : withMore(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate270(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : withMore(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined){
let data6 = data.options;
if(!(validate346(data6, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate346.errors : withMore(vErrors, validate346.errors);
errors = vErrors.length;
}
if(Array.isArray(data6)){
if(data6.length < 2){
const err6 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema95.properties.options,data:data6};
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
if(!(validate277(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : withMore(vErrors, validate277.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate280(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : withMore(vErrors, validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate362.errors = vErrors;
return errors === 0;
}
validate362.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema96 = {"title":"Checkbox field","description":"One box, for example for a consent whose details the help links to; it is never checked from the start.","type":"object","defaultSnippets":[{"label":"checkbox field","description":"One box to check, for example for a consent.","body":{"type":"checkbox","name":"${1:consent}","label":"${2:I have read the privacy policy and agree to it}","help":"${3:It is here: [Privacy Policy](page:privacy-policy)}","required":true,"value":"${4:Yes}"}}],"properties":{"type":{"const":"checkbox","title":"Type","description":"Makes this a checkbox field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"../parts.schema.json#/$defs/text","title":"Label","description":"The words beside the box.","maxLength":200},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"title":"Required","description":"Requires the check mark before the form can be sent: true for a consent, false for a newsletter.","type":"boolean"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"value":{"$ref":"../parts.schema.json#/$defs/text","title":"Value","description":"What is sent when the box is checked, for example Yes.","maxLength":100},"emptyValue":{"$ref":"#/$defs/fieldEmptyValue"},"sent":{"$ref":"#/$defs/fieldSent"}},"required":["type","name","label","required","value"],"additionalProperties":false};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.required === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "required"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.value === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema96.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema96,data};
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
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "checkbox"},schema:"checkbox",parentSchema:schema96.properties.type,data:data0};
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
if(!(validate260(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : withMore(vErrors, validate260.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(!(validate245(data2, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema96.properties.label,data:data2};
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
if(!(validate265(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : withMore(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
let data4 = data.required;
if(typeof data4 !== "boolean"){
const err8 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},schema:schema96.properties.required.type,parentSchema:schema96.properties.required,data:data4};
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
if(!(validate270(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : withMore(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
let data6 = data.value;
if(!(validate245(data6, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func1(data6) > 100){
const err9 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema96.properties.value,data:data6};
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
if(!(validate277(data.emptyValue, {instancePath:instancePath+"/emptyValue",parentData:data,parentDataProperty:"emptyValue",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : withMore(vErrors, validate277.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate280(data.sent, {instancePath:instancePath+"/sent",parentData:data,parentDataProperty:"sent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : withMore(vErrors, validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema97 = {"title":"File field","description":"A file that a visitor picks as a reminder; it is never read or sent, and the form must say so.","type":"object","defaultSnippets":[{"label":"file field","description":"A file that is picked as a reminder and never sent.","body":{"type":"file","name":"${1:resume}","label":"${2:Resume}","accept":["${3:.pdf}"],"help":"${4:Picking a file here doesn’t upload it. Please email it separately.}","picked":"**{file}** stays on your device. Please email it separately.","sent":false}}],"properties":{"type":{"const":"file","title":"Type","description":"Makes this a file field."},"name":{"$ref":"#/$defs/fieldName"},"label":{"$ref":"#/$defs/fieldLabel"},"help":{"$ref":"#/$defs/fieldHelp"},"required":{"$ref":"#/$defs/fieldRequired"},"sensitive":{"$ref":"#/$defs/fieldSensitive"},"accept":{"title":"File endings","description":"The endings of the files that can be picked, for example .pdf and .docx.","type":"array","minItems":1,"maxItems":10,"items":{"title":"File ending","description":"The end of a file's name, for example .pdf.","type":"string","pattern":"^\\.[a-z0-9]+$","patternErrorMessage":"Write a dot and the ending in lowercase letters, for example .pdf.","maxLength":10}},"picked":{"$ref":"../parts.schema.json#/$defs/markdown","title":"Picked file message","description":"Shown when a file is picked, with {file} for its name; can have bold text, lists and links.","placeholders":["file"],"maxLength":400},"sent":{"title":"Sent","description":"Keeps the file on the visitor's device, so it must be false.","const":false}},"required":["type","name","label","accept","help","picked","sent"],"additionalProperties":false};
const pattern64 = new RegExp("^\\.[a-z0-9]+$", "u");

function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate379.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema97.required,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema97.required,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema97.required,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.accept === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accept"},schema:schema97.required,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.help === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "help"},schema:schema97.required,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.picked === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "picked"},schema:schema97.required,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.sent === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sent"},schema:schema97.required,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema97.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema97,data};
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
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file"},schema:"file",parentSchema:schema97.properties.type,data:data0};
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
if(!(validate260(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : withMore(vErrors, validate260.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate262(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : withMore(vErrors, validate262.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate265(data.help, {instancePath:instancePath+"/help",parentData:data,parentDataProperty:"help",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : withMore(vErrors, validate265.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate268(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : withMore(vErrors, validate268.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate270(data.sensitive, {instancePath:instancePath+"/sensitive",parentData:data,parentDataProperty:"sensitive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : withMore(vErrors, validate270.errors);
errors = vErrors.length;
}
}
if(data.accept !== undefined){
let data6 = data.accept;
if(Array.isArray(data6)){
if(data6.length > 10){
const err9 = {instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema97.properties.accept,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data6.length < 1){
const err10 = {instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema97.properties.accept,data:data6};
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
const err11 = {instancePath:instancePath+"/accept/" + i0,schemaPath:"#/properties/accept/items/maxLength",keyword:"maxLength",params:{limit: 10},schema:10,parentSchema:schema97.properties.accept.items,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern64.test(data7)){
const err12 = {instancePath:instancePath+"/accept/" + i0,schemaPath:"#/properties/accept/items/pattern",keyword:"pattern",params:{pattern: "^\\.[a-z0-9]+$"},schema:"^\\.[a-z0-9]+$",parentSchema:schema97.properties.accept.items,data:data7};
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
const err13 = {instancePath:instancePath+"/accept/" + i0,schemaPath:"#/properties/accept/items/type",keyword:"type",params:{type: "string"},schema:schema97.properties.accept.items.type,parentSchema:schema97.properties.accept.items,data:data7};
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
const err14 = {instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/type",keyword:"type",params:{type: "array"},schema:schema97.properties.accept.type,parentSchema:schema97.properties.accept,data:data6};
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
if(!(validate247(data8, {instancePath:instancePath+"/picked",parentData:data,parentDataProperty:"picked",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate247.errors : withMore(vErrors, validate247.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func1(data8) > 400){
const err15 = {instancePath:instancePath+"/picked",schemaPath:"#/properties/picked/maxLength",keyword:"maxLength",params:{limit: 400},schema:400,parentSchema:schema97.properties.picked,data:data8};
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
const err16 = {instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/const",keyword:"const",params:{allowedValue: false},schema:false,parentSchema:schema97.properties.sent,data:data9};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate379.errors = vErrors;
return errors === 0;
}
validate379.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema75.required,parentSchema:schema75,data};
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
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema75.properties.type.enum},schema:schema75.properties.type.enum,parentSchema:schema75.properties.type,data:data0};
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
if(!(validate259(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate259.errors : withMore(vErrors, validate259.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "email"){
if(!(validate282(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : withMore(vErrors, validate282.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tel"){
if(!(validate292(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate292.errors : withMore(vErrors, validate292.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "url"){
if(!(validate302(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate302.errors : withMore(vErrors, validate302.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "textarea"){
if(!(validate312(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : withMore(vErrors, validate312.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "number"){
if(!(validate321(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : withMore(vErrors, validate321.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "date"){
if(!(validate331(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : withMore(vErrors, validate331.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select"){
if(!(validate339(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : withMore(vErrors, validate339.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "radio"){
if(!(validate353(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate353.errors : withMore(vErrors, validate353.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkboxes"){
if(!(validate362(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate362.errors : withMore(vErrors, validate362.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox"){
if(!(validate371(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate371.errors : withMore(vErrors, validate371.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "file"){
if(!(validate379(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate379.errors : withMore(vErrors, validate379.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema75.discriminator,parentSchema:schema75,data};
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
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema75.discriminator,parentSchema:schema75,data};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate258.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate258.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate403.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.lines === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lines"},schema:schema17.required,parentSchema:schema17,data};
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
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema17,data};
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
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema17.properties.kind.enum},schema:schema17.properties.kind.enum,parentSchema:schema17.properties.kind,data:data0};
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
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema17.properties.label,data:data1};
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
const err6 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema17.properties.lines,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema17.properties.lines,data:data2};
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
if(!(validate54(data3, {instancePath:instancePath+"/lines/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : withMore(vErrors, validate54.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func1(data3) > 120){
const err8 = {instancePath:instancePath+"/lines/" + i0,schemaPath:"#/properties/lines/items/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema17.properties.lines.items,data:data3};
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
const err9 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"},schema:schema17.properties.lines.type,parentSchema:schema17.properties.lines,data:data2};
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
if(!(validate42(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : withMore(vErrors, validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate403.errors = vErrors;
return errors === 0;
}
validate403.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "page"},schema:schema11.oneOf[0].required,parentSchema:schema11.oneOf[0],data};
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
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "href"},schema:schema11.oneOf[1].required,parentSchema:schema11.oneOf[1],data};
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
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "file"},schema:schema11.oneOf[2].required,parentSchema:schema11.oneOf[2],data};
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
const err3 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "map"},schema:schema11.oneOf[3].required,parentSchema:schema11.oneOf[3],data};
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
const err4 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema11.oneOf,parentSchema:schema11,data};
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
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema11.required,parentSchema:schema11,data};
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
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema11,data};
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
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema11.properties.label,data:data0};
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
if(!(validate33(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : withMore(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate36(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : withMore(vErrors, validate36.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : withMore(vErrors, validate38.errors);
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
const err8 = {instancePath:instancePath+"/map",schemaPath:"#/properties/map/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema11.properties.map,data:data4};
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
if(!(validate42(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : withMore(vErrors, validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate412.errors = vErrors;
return errors === 0;
}
validate412.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.heading === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.template === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "template"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.recipient === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipient"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.subject === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.parameters === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parameters"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.fields === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.submit === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "submit"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.sending === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sending"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.failure === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.success === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema66.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema66,data};
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
const err13 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "form"},schema:"form",parentSchema:schema66.properties.type,data:data0};
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
if(!(validate239(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : withMore(vErrors, validate239.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate241(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : withMore(vErrors, validate241.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate243(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate243.errors : withMore(vErrors, validate243.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data4 = data.heading;
if(!(validate245(data4, {instancePath:instancePath+"/heading",parentData:data,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 90){
const err14 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 90},schema:90,parentSchema:schema66.properties.heading,data:data4};
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
if(!(validate247(data5, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate247.errors : withMore(vErrors, validate247.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 1000){
const err15 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 1000},schema:1000,parentSchema:schema66.properties.text,data:data5};
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
if(!(validate249(data6, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : withMore(vErrors, validate249.errors);
errors = vErrors.length;
}
if(!(validate251(data6, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : withMore(vErrors, validate251.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func1(data6) > 60){
const err16 = {instancePath:instancePath+"/template",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema66.properties.template,data:data6};
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
if(!(validate245(data7, {instancePath:instancePath+"/recipient",parentData:data,parentDataProperty:"recipient",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
if(!(validate254(data7, {instancePath:instancePath+"/recipient",parentData:data,parentDataProperty:"recipient",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : withMore(vErrors, validate254.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func1(data7) > 200){
const err17 = {instancePath:instancePath+"/recipient",schemaPath:"#/properties/recipient/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema66.properties.recipient,data:data7};
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
if(!(validate245(data8, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func1(data8) > 200){
const err18 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema66.properties.subject,data:data8};
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
if(!(validate245(data9, {instancePath:instancePath+"/plainSubject",parentData:data,parentDataProperty:"plainSubject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func1(data9) > 100){
const err19 = {instancePath:instancePath+"/plainSubject",schemaPath:"#/properties/plainSubject/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema66.properties.plainSubject,data:data9};
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
const err20 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema66.properties.parameters,data:data10};
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
if(!pattern20.test(key1)){
const err21 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema66.properties.parameters.propertyNames,data:key1,propertyName:key1};
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
const err22 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema66.properties.parameters.propertyNames,parentSchema:schema66.properties.parameters,data:data10};
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
const err23 = {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema66.properties.parameters.additionalProperties,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern0.test(data11)){
const err24 = {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/pattern",keyword:"pattern",params:{pattern: "\\S"},schema:"\\S",parentSchema:schema66.properties.parameters.additionalProperties,data:data11};
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
const err25 = {instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema66.properties.parameters.additionalProperties.type,parentSchema:schema66.properties.parameters.additionalProperties,data:data11};
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
const err26 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},schema:schema66.properties.parameters.type,parentSchema:schema66.properties.parameters,data:data10};
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
const err27 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 30},schema:30,parentSchema:schema66.properties.fields,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12.length < 1){
const err28 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema66.properties.fields,data:data12};
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
if(!(validate258(data12[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : withMore(vErrors, validate258.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},schema:schema66.properties.fields.type,parentSchema:schema66.properties.fields,data:data12};
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
if(!(validate247(data14, {instancePath:instancePath+"/notice",parentData:data,parentDataProperty:"notice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate247.errors : withMore(vErrors, validate247.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func1(data14) > 400){
const err30 = {instancePath:instancePath+"/notice",schemaPath:"#/properties/notice/maxLength",keyword:"maxLength",params:{limit: 400},schema:400,parentSchema:schema66.properties.notice,data:data14};
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
if(!(validate245(data15, {instancePath:instancePath+"/submit",parentData:data,parentDataProperty:"submit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
if(typeof data15 === "string"){
if(func1(data15) > 40){
const err31 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema66.properties.submit,data:data15};
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
if(!(validate245(data16, {instancePath:instancePath+"/sending",parentData:data,parentDataProperty:"sending",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
if(typeof data16 === "string"){
if(func1(data16) > 40){
const err32 = {instancePath:instancePath+"/sending",schemaPath:"#/properties/sending/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema66.properties.sending,data:data16};
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
const err33 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty: "text"},schema:schema66.properties.failure.required,parentSchema:schema66.properties.failure,data:data17};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data17.contact === undefined){
const err34 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/required",keyword:"required",params:{missingProperty: "contact"},schema:schema66.properties.failure.required,parentSchema:schema66.properties.failure,data:data17};
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
const err35 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema66.properties.failure,data:data17};
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
if(!(validate245(data18, {instancePath:instancePath+"/failure/text",parentData:data17,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
if(typeof data18 === "string"){
if(func1(data18) > 300){
const err36 = {instancePath:instancePath+"/failure/text",schemaPath:"#/properties/failure/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema66.properties.failure.properties.text,data:data18};
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
if(!(validate403(data17.contact, {instancePath:instancePath+"/failure/contact",parentData:data17,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate403.errors : withMore(vErrors, validate403.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type: "object"},schema:schema66.properties.failure.type,parentSchema:schema66.properties.failure,data:data17};
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
const err38 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "heading"},schema:schema66.properties.success.required,parentSchema:schema66.properties.success,data:data20};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data20.text === undefined){
const err39 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "text"},schema:schema66.properties.success.required,parentSchema:schema66.properties.success,data:data20};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data20.again === undefined){
const err40 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "again"},schema:schema66.properties.success.required,parentSchema:schema66.properties.success,data:data20};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data20.action === undefined){
const err41 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/required",keyword:"required",params:{missingProperty: "action"},schema:schema66.properties.success.required,parentSchema:schema66.properties.success,data:data20};
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
const err42 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema66.properties.success,data:data20};
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
if(!(validate245(data21, {instancePath:instancePath+"/success/heading",parentData:data20,parentDataProperty:"heading",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
if(typeof data21 === "string"){
if(func1(data21) > 90){
const err43 = {instancePath:instancePath+"/success/heading",schemaPath:"#/properties/success/properties/heading/maxLength",keyword:"maxLength",params:{limit: 90},schema:90,parentSchema:schema66.properties.success.properties.heading,data:data21};
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
if(!(validate247(data22, {instancePath:instancePath+"/success/text",parentData:data20,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate247.errors : withMore(vErrors, validate247.errors);
errors = vErrors.length;
}
if(typeof data22 === "string"){
if(func1(data22) > 1000){
const err44 = {instancePath:instancePath+"/success/text",schemaPath:"#/properties/success/properties/text/maxLength",keyword:"maxLength",params:{limit: 1000},schema:1000,parentSchema:schema66.properties.success.properties.text,data:data22};
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
if(!(validate245(data23, {instancePath:instancePath+"/success/again",parentData:data20,parentDataProperty:"again",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : withMore(vErrors, validate245.errors);
errors = vErrors.length;
}
if(typeof data23 === "string"){
if(func1(data23) > 40){
const err45 = {instancePath:instancePath+"/success/again",schemaPath:"#/properties/success/properties/again/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema66.properties.success.properties.again,data:data23};
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
if(!(validate412(data20.action, {instancePath:instancePath+"/success/action",parentData:data20,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate412.errors : withMore(vErrors, validate412.errors);
errors = vErrors.length;
}
}
}
else {
const err46 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "object"},schema:schema66.properties.success.type,parentSchema:schema66.properties.success,data:data20};
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
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema22.required,parentSchema:schema22,data};
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
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema22.properties.type.enum},schema:schema22.properties.type.enum,parentSchema:schema22.properties.type,data:data0};
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
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : withMore(vErrors, validate104.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "cardGrid"){
if(!(validate127(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : withMore(vErrors, validate127.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "steps"){
if(!(validate156(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : withMore(vErrors, validate156.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "list"){
if(!(validate173(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : withMore(vErrors, validate173.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "contactInfo"){
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : withMore(vErrors, validate214.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "form"){
if(!(validate238(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : withMore(vErrors, validate238.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},schema:schema22.discriminator,parentSchema:schema22,data};
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
const err3 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},schema:schema22.discriminator,parentSchema:schema22,data};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate103.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate103.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.blocks === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "$schema") || (key0 === "title")) || (key0 === "description")) || (key0 === "language")) || (key0 === "blocks"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema19,data};
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
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema19.properties.$schema.type,parentSchema:schema19.properties.$schema,data:data0};
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
if(!(validate98(data1, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : withMore(vErrors, validate98.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema19.properties.title,data:data1};
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
if(!(validate98(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : withMore(vErrors, validate98.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func1(data2) > 300){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema19.properties.description,data:data2};
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
if(data.language !== undefined){
if(!(validate101(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : withMore(vErrors, validate101.errors);
errors = vErrors.length;
}
}
if(data.blocks !== undefined){
let data4 = data.blocks;
if(Array.isArray(data4)){
if(data4.length > 10000){
const err7 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/maxItems",keyword:"maxItems",params:{limit: 10000},schema:10000,parentSchema:schema19.properties.blocks,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.length < 1){
const err8 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema19.properties.blocks,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate103(data4[i0], {instancePath:instancePath+"/blocks/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : withMore(vErrors, validate103.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},schema:schema19.properties.blocks.type,parentSchema:schema19.properties.blocks,data:data4};
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
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function withMore(errors, more){
for(const error of more) errors.push(error);
return errors;
}
