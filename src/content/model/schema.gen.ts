// Generated from schema/ by `npm run generate`. Don't edit.
import type { Action, IconName, Markdown, MediaFile, PageName, PictureAddress } from "./notations.ts";
import PartsSchema from "../../../schema/parts.schema.json" with { type: "json" };
import SiteSchema from "../../../schema/site.schema.json" with { type: "json" };
import PageSchema from "../../../schema/page.schema.json" with { type: "json" };
import CardGridSchema from "../../../schema/blocks/cardGrid.schema.json" with { type: "json" };
import ContactInfoSchema from "../../../schema/blocks/contactInfo.schema.json" with { type: "json" };
import FormSchema from "../../../schema/blocks/form.schema.json" with { type: "json" };
import HeroSchema from "../../../schema/blocks/hero.schema.json" with { type: "json" };
import ListSchema from "../../../schema/blocks/list.schema.json" with { type: "json" };
import StepsSchema from "../../../schema/blocks/steps.schema.json" with { type: "json" };

/** Every schema under its path in schema/. */
export const schemas = {
  "parts.schema.json": PartsSchema,
  "site.schema.json": SiteSchema,
  "page.schema.json": PageSchema,
  "blocks/cardGrid.schema.json": CardGridSchema,
  "blocks/contactInfo.schema.json": ContactInfoSchema,
  "blocks/form.schema.json": FormSchema,
  "blocks/hero.schema.json": HeroSchema,
  "blocks/list.schema.json": ListSchema,
  "blocks/steps.schema.json": StepsSchema,
  // Names that are offered to whoever types and accepted or refused by nobody.
  "suggestions.gen.json": {"$defs":{"page":{},"icon":{},"template":{},"media":{},"fact":{}}},
};

export type Block = (Hero | CardGrid | Steps | List | ContactInfo | Form)
/**
 * How and when to reach the company: ways to reach it, business hours, or both.
 */
export type ContactInfo = ({
[k: string]: unknown
} & {
/**
 * Always contactInfo.
 */
type: "contactInfo"
/**
 * A name for this block, used once on the whole site. Small letters, digits and hyphens.
 */
id?: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
/**
 * For example Reach us.
 */
heading?: string
/**
 * One or two sentences above the details. Bold words, lists and links are possible.
 */
text?: Markdown
picture?: Picture
/**
 * Address, phone, e-mail, website, in the order they are shown.
 */
points?: ContactPoint[]
/**
 * When the company can be reached.
 */
hours?: {
/**
 * For example Business hours.
 */
heading: string
/**
 * One row for days with the same hours.
 * 
 * Items: Days, and the hours on them.
 */
rows: {
/**
 * For example Monday-Friday.
 */
days: string
/**
 * For example 8:00 AM-6:00 PM EST, or Closed.
 */
hours: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}[]
}
})
export type Field = (TextField | EmailField | TelField | UrlField | TextareaField | NumberField | DateField | SelectField | RadioField | CheckboxesField | CheckboxField | FileField)

export interface Content {
site: Site
page: Page
}
/**
 * What is true for the whole site: who the company is, how pages are reached, where messages go.
 */
export interface Site {
/**
 * Gives editors completion and help: leave it as it is. The site is the same without it.
 */
$schema?: string
/**
 * The company's name as visitors read it.
 */
name: string
/**
 * The company's one line, beside the name.
 */
tagline: string
/**
 * The site's own address, for example https://www.company.example/
 */
url: string
/**
 * The language of the site, for example en-US.
 */
language: string
logo?: Logo
/**
 * What the site looks like, where it isn't as it comes.
 */
look?: {
/**
 * The company's colour, for links, buttons and, much lighter, for lines and bands: # and six digits or letters from a to f, for example #0c5257. It has to be dark enough to be read on white.
 */
accent?: string
}
/**
 * The small picture in a browser tab: media/name.svg. It can be left out where there is a logo, which then stands for it.
 */
favicon?: MediaFile
/**
 * The picture beside a link to the site in a message or a post: media/name.png, best 1200 by 630. Left out, it is drawn from the name, the tagline and the home page's description.
 */
sharePicture?: MediaFile
/**
 * What search engines are told about the company beside its name, for example to show its address.
 */
organization?: {
/**
 * The full name that the company is registered under.
 */
legalName?: string
/**
 * For example {{facts.phone}}
 */
phone?: string
/**
 * For example {{facts.email}}
 */
email?: string
/**
 * Where the company is. Openings on the site are shown as being there.
 */
address?: {
/**
 * For example {{facts.street}}
 */
street?: string
/**
 * For example {{facts.city}}
 */
city: string
/**
 * The state or province, for example {{facts.state}}
 */
region?: string
/**
 * For example {{facts.postalCode}}
 */
postalCode?: string
/**
 * The two capital letters of the country, for example US or IN.
 */
country: string
}
}
/**
 * Where somebody writes who has found a weakness in the site, for example {{facts.email}}. It is published as /.well-known/security.txt, where such people look.
 */
securityEmail?: string
/**
 * The page that a visitor sees first.
 */
homePage: PageName
/**
 * What is true of the company, written once and used in any text as {{facts.phone}}.
 */
facts: {
/**
 * Written here once, and used in any text by its name: {{facts.name}}.
 */
[k: string]: string
}
/**
 * The names of facts that are still invented. Remove a name once its fact is true; what is left is listed before the site goes live.
 * 
 * Items: The name of a fact. Take it out of this list once the fact is true.
 */
standIns?: string[]
/**
 * The menu at the top, in order.
 * 
 * Items: A link that leads to a page of this site (page), to an address (href), to a file of your own (file) or to a place on a map (map).
 */
navigation: Action[]
/**
 * What stands at the end of every page.
 */
footer: {
/**
 * One or two sentences about the company.
 */
text: string
/**
 * A short list of pages.
 */
links: {
/**
 * What the links have in common.
 */
heading: string
/**
 * The links, in order.
 * 
 * Items: A link that leads to a page of this site (page), to an address (href), to a file of your own (file) or to a place on a map (map).
 */
items: Action[]
}
/**
 * How to reach the company.
 */
contact: {
/**
 * For example Contact.
 */
heading: string
/**
 * Phone, e-mail, city: in the order they are shown.
 */
points: ContactPoint[]
}
/**
 * For example © 2025 Company. All rights reserved.
 */
copyright: string
/**
 * For example the privacy policy.
 * 
 * Items: A link that leads to a page of this site (page), to an address (href), to a file of your own (file) or to a place on a map (map).
 */
legal: Action[]
}
/**
 * How forms reach the company: the ids from your EmailJS account, and its templates by name.
 */
mail: {
/**
 * EmailJS: Account, General, Public Key.
 */
publicKey: string
/**
 * EmailJS: Email Services, Service ID.
 */
serviceId: string
/**
 * The e-mail templates, each under the name that forms use for it.
 */
templates: {
/**
 * One template of your mail service.
 */
[k: string]: {
/**
 * EmailJS: Email Templates, Template ID.
 */
id: string
/**
 * The parameters that the template uses, for example from_name.
 */
parameters: string[]
}
}
}
/**
 * Where pictures may come from.
 */
pictures: {
/**
 * The photo hosts that pictures come from: those listed are asked for each picture in the size that is needed.
 */
hosts: {
/**
 * For example images.unsplash.com
 */
host: string
/**
 * The part of an address that asks this host for a width, for example w in ?w=800. Leave it out if the host can't resize.
 */
widthParameter?: string
}[]
}
/**
 * Words that the site itself says, the same on every page. In English each has a default, so that only what shall be different stands here; in another language all are needed.
 */
wording?: {
/**
 * The first link for keyboard users.
 */
skipToContent?: string
/**
 * What a screen reader calls the menu.
 */
mainNavigation?: string
/**
 * What the button says that opens the menu on a phone.
 */
menu?: string
/**
 * Alternative text of a picture that could not be loaded.
 */
pictureError?: string
/**
 * What a visitor reads at an address of the site that doesn't exist.
 */
missingPage?: string
/**
 * Heading where a page could not be loaded. Only a site too large for one document fetches pages.
 */
pageError?: string
/**
 * What to do about a page that could not be loaded.
 */
pageErrorHelp?: string
/**
 * The button that loads the page once more.
 */
tryAgain?: string
/**
 * Stands beside the label of a field that isn't required.
 */
optional?: string
/**
 * Stands above a form when scripting is off.
 */
noScript?: string
/**
 * What every form says by itself. Each form's own words stand in its block.
 */
forms?: {
/**
 * Stands beside a form's failure text when no answer came, so that the message may have been sent.
 */
unconfirmed?: string
/**
 * Stands beside a form's failure text when the visitor has no connection.
 */
offline?: string
/**
 * Said when the connection is back. Nothing is sent until the visitor presses the button.
 */
online?: string
/**
 * The button that opens the visitor's e-mail program with the whole message filled in.
 */
ownEmail?: string
/**
 * Ends a message that is too long for an e-mail program to take over whole.
 */
shortened?: string
/**
 * The button that copies the whole message.
 */
copy?: string
/**
 * Said once the message is copied.
 */
copied?: string
/**
 * Stands above the message where the browser doesn't let a page copy it.
 */
copyByHand?: string
/**
 * Asked before a message goes out that looks as if a program had filled it in.
 */
question?: string
/**
 * The button that answers the question above with yes.
 */
confirm?: string
/**
 * Label of a field that no person sees; programs that fill in everything give themselves away by it.
 */
trap?: string
/**
 * Stands below a message that is nearly too long. {count} is how many characters are left.
 */
charactersLeft?: string
/**
 * Stands below an answer that is too long. Nothing of it is cut off. {count} is how many characters are too many.
 */
tooLong?: string
/**
 * Stands below required checkboxes of which none is ticked.
 */
chooseOne?: string
/**
 * Shown when the code that sends a form could not be loaded. Ways to reach the company follow it.
 */
unavailable?: string
}
}
}
/**
 * A file in the folder media with the company's mark, on a light or a clear ground.
 */
export interface Logo {
/**
 * An SVG or PNG file: media/logo.svg
 */
src: MediaFile
/**
 * The words in the logo, for people who can't see it: it then stands alone. Leave it out for a mark without words, beside which the company's name is written.
 */
alt?: string
}
/**
 * A phone number, an e-mail address, a website, a postal address or a plain line. Phone, e-mail, website and place become links by themselves.
 */
export interface ContactPoint {
/**
 * What the lines say, which decides what they link to.
 */
kind: ("phone" | "email" | "website" | "place" | "address" | "text")
/**
 * What stands before it, for example Phone.
 */
label: string
/**
 * One text a line, for example {{facts.phone}}.
 * 
 * Items: One line, usually a fact: {{facts.phone}}.
 */
lines: string[]
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}
/**
 * One page of the site: its name in search results and its blocks, top to bottom.
 */
export interface Page {
/**
 * Gives editors completion and help: leave it as it is. The site is the same without it.
 */
$schema?: string
/**
 * What a browser tab and a search result show.
 */
title: string
/**
 * One or two sentences for search results.
 */
description: string
/**
 * The page's content, top to bottom.
 */
blocks: Block[]
}
/**
 * The opening of a page, or, without a picture, a call to action: a heading, some words and one clear next step.
 */
export interface Hero {
/**
 * Always hero.
 */
type: "hero"
/**
 * A name for this block, used once on the whole site. Small letters, digits and hyphens.
 */
id?: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
/**
 * Each page has exactly one main heading. Left out, this is one below it.
 */
level?: (1 | 2)
/**
 * One line that says what the page is for.
 */
heading: string
/**
 * One to three sentences. Bold words, lists and links are possible.
 */
text?: Markdown
/**
 * Short words set on a line with ticks, in order, for example Submitted, Accepted, Paid.
 * 
 * Items: One or two words.
 */
track?: string[]
picture?: Picture
/**
 * Next steps. The first is the main one.
 * 
 * Items: A button that leads to a page of this site (page), to an address (href), to a file of your own (file) or to a place on a map (map).
 */
actions?: Action[]
}
/**
 * A picture from a photo host, or one of your own in the folder media.
 */
export interface Picture {
/**
 * A file of your own, media/name.jpg, or a photo at its host, https://…
 */
src: PictureAddress
/**
 * What the picture shows, for people who can't see it. Empty only for a decorative picture.
 */
alt: string
/**
 * The picture says nothing that the words beside it don't say.
 */
decorative?: boolean
/**
 * The picture's own width in pixels. It can be left out for a file in the folder media, which is measured.
 */
width?: number
/**
 * The picture's own height in pixels. It can be left out for a file in the folder media, which is measured.
 */
height?: number
}
/**
 * Short statements side by side, for things a reader compares: reasons, values, benefits.
 */
export interface CardGrid {
/**
 * Always cardGrid.
 */
type: "cardGrid"
/**
 * A name for this block, used once on the whole site. Small letters, digits and hyphens.
 */
id?: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
/**
 * What the cards have in common.
 */
heading?: string
/**
 * One or two sentences above the cards. Bold words, lists and links are possible.
 */
text?: Markdown
/**
 * The cards, in the order they are shown.
 * 
 * Items: One statement: a few words, one to three sentences, an icon or a picture if you like.
 */
cards: {
/**
 * The name of an icon from lucide.dev/icons, for example shield-check.
 */
icon?: IconName
picture?: Picture
/**
 * A few words.
 */
heading: string
/**
 * One to three sentences. Bold words, lists and links are possible.
 */
text: Markdown
/**
 * A button that leads to a page of this site (page), to an address (href), to a file of your own (file) or to a place on a map (map).
 */
action?: Action
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}[]
}
/**
 * A process in order, numbered, hung on a line.
 */
export interface Steps {
/**
 * Always steps.
 */
type: "steps"
/**
 * A name for this block, used once on the whole site. Small letters, digits and hyphens.
 */
id?: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
/**
 * What the steps lead to.
 */
heading?: string
/**
 * One or two sentences above the steps. Bold words, lists and links are possible.
 */
text?: Markdown
/**
 * The steps, first to last. They are numbered by themselves.
 * 
 * Items: One step: a few words, what happens in it, a picture if you like.
 */
steps: {
/**
 * A few words.
 */
heading: string
/**
 * What happens in this step. Bold words, lists and links are possible.
 */
text: Markdown
picture?: Picture
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}[]
}
/**
 * Items to read one after another: services, sections of a policy, job openings, prices, questions with their answers, quotes.
 */
export interface List {
/**
 * Always list.
 */
type: "list"
/**
 * A name for this block, used once on the whole site. Small letters, digits and hyphens.
 */
id?: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
/**
 * What the list holds.
 */
heading?: string
/**
 * Words above the list. Bold words, lists and links are possible.
 */
text?: Markdown
picture?: Picture
/**
 * How the items stand on the page. Left out, they stand in two columns.
 */
layout?: ("columns" | "ledger" | "prose" | "questions" | "quotes")
/**
 * The items, in the order they are shown.
 * 
 * Items: One item: a few words; a text, a picture, a table and details if you like.
 */
items: {
/**
 * The name of an icon from lucide.dev/icons, for example shield-check.
 */
icon?: IconName
picture?: Picture
/**
 * A few words. In the layout questions, the question; in quotes, who said it.
 */
heading: string
/**
 * Bold words, lists and links are possible. In the layout questions, the answer; in quotes, the words themselves.
 */
text?: Markdown
/**
 * Sub-headings below the text, each with a text of its own.
 * 
 * Items: A sub-heading and its text.
 */
parts?: {
/**
 * A few words, one level below the item’s heading.
 */
heading: string
/**
 * What stands below the sub-heading. Bold words, lists and links are possible.
 */
text: Markdown
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}[]
table?: Table
/**
 * Short facts about the item, for example Full time or Night shift. In the layout quotes, where it was said.
 * 
 * Items: A few words, for example Full time.
 */
details?: string[]
/**
 * Tells search engines that the item is a job opening, at the organization's postal address. Visitors don't see it: they read the heading, the text and the details, which stay if this is removed.
 */
opening?: {
/**
 * The day on which the opening was published: year-month-day, for example 2025-05-27.
 */
posted: string
/**
 * The last day to apply, if there is one: year-month-day, for example 2025-06-30.
 */
closes?: string
/**
 * What kind of job it is.
 */
employment: ("full-time" | "part-time" | "contract" | "temporary" | "internship")
}
/**
 * A button that leads to a page of this site (page), to an address (href), to a file of your own (file) or to a place on a map (map).
 */
action?: Action
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}[]
/**
 * A button that leads to a page of this site (page), to an address (href), to a file of your own (file) or to a place on a map (map).
 */
action?: Action
}
/**
 * Figures in rows and columns, for example prices. Each row has a heading and one or two cells.
 */
export interface Table {
/**
 * What the table shows, read before it: Prices in US dollars.
 */
caption: string
/**
 * What stands above the columns, first that of the rows’ headings: Treatment, Price. Left out, the rows say it all.
 * 
 * Items: One or two words, for example Price.
 */
columns?: string[]
/**
 * The rows, in the order they are shown. All have the same number of cells.
 * 
 * Items: A heading, and a cell for each other column.
 */
rows: {
/**
 * What the row is about, for example Check-up.
 */
heading: string
/**
 * What stands beside the heading, column by column.
 * 
 * Items: A figure or a few words, for example $95.
 */
cells: string[]
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}[]
}
/**
 * A form that reaches the company by e-mail through the mail service.
 */
export interface Form {
/**
 * Always form.
 */
type: "form"
/**
 * A name for this block, used once on the whole site. Small letters, digits and hyphens.
 */
id: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
/**
 * What the form is for.
 */
heading: string
/**
 * Words above the form. Bold words, lists and links are possible.
 */
text?: Markdown
/**
 * The name of one of the mail service's templates.
 */
template: string
/**
 * The e-mail address that messages go to, usually a fact: {{facts.email}}.
 */
recipient: string
/**
 * The message's subject. {name} stands for the answer to the field called name.
 */
subject: string
/**
 * The subject where scripting is off, so that no answer can be filled in. Left out, it is the heading.
 */
plainSubject?: string
/**
 * What each parameter of the template receives: {name} is the answer to the field called name; {recipient} and {subject} are the two above; {submission} is the same for each try at sending one message, so that a message that arrives twice can be told from two.
 */
parameters: {
/**
 * What this parameter of the template receives: {name} is the answer to the field called name.
 */
[k: string]: string
}
/**
 * The fields, in the order they are shown.
 */
fields: Field[]
/**
 * A sentence beside the message field, for example not to send health details. Bold words, lists and links are possible.
 */
notice?: Markdown
/**
 * What the button says, for example Send Message.
 */
submit: string
/**
 * What the button says while the message is on its way.
 */
sending: string
/**
 * What a visitor reads when the message could not be sent. What they wrote stays in the form.
 */
failure: {
/**
 * What went wrong and what to do, in one or two sentences.
 */
text: string
contact: ContactPoint
}
/**
 * The thank-you that takes the form’s place.
 */
success: {
/**
 * A thank-you.
 */
heading: string
/**
 * What happens next. Bold words, lists and links are possible.
 */
text: Markdown
/**
 * Leads back to the empty form, for example Send Another Message.
 */
again: string
/**
 * A button to another page, usually home, or to an address.
 */
action: Action
}
}
/**
 * One line of text.
 */
export interface TextField {
/**
 * Always text.
 */
type: "text"
/**
 * The field's name in this file, for example email. Write {email} to use what a visitor typed.
 */
name: string
/**
 * What stands above the field.
 */
label: string
/**
 * A sentence below the label. Bold words, lists and links are possible.
 */
help?: Markdown
/**
 * A visitor can't send the form without it.
 */
required?: boolean
/**
 * The field may ask for health data or a government number. Messages travel as ordinary e-mail: think twice.
 */
sensitive?: "allowed"
/**
 * Lets the browser fill in what it knows about the visitor.
 */
autocomplete?: ("name" | "given-name" | "family-name" | "organization" | "organization-title" | "email" | "tel" | "url" | "street-address" | "postal-code" | "country-name" | "off")
/**
 * An example of an answer, shown in the empty field.
 */
placeholder?: string
/**
 * How many characters an answer can have. Left out, it is 200.
 */
maxLength?: number
/**
 * What is sent when a visitor leaves the field empty.
 */
emptyValue?: string
/**
 * The answer is part of the message.
 */
sent?: boolean
}
/**
 * An e-mail address, checked by the browser.
 */
export interface EmailField {
/**
 * Always email.
 */
type: "email"
/**
 * The field's name in this file, for example email. Write {email} to use what a visitor typed.
 */
name: string
/**
 * What stands above the field.
 */
label: string
/**
 * A sentence below the label. Bold words, lists and links are possible.
 */
help?: Markdown
/**
 * A visitor can't send the form without it.
 */
required?: boolean
/**
 * The field may ask for health data or a government number. Messages travel as ordinary e-mail: think twice.
 */
sensitive?: "allowed"
/**
 * Lets the browser fill in what it knows about the visitor.
 */
autocomplete?: ("name" | "given-name" | "family-name" | "organization" | "organization-title" | "email" | "tel" | "url" | "street-address" | "postal-code" | "country-name" | "off")
/**
 * An example of an answer, shown in the empty field.
 */
placeholder?: string
/**
 * How many characters an answer can have. Left out, it is 254.
 */
maxLength?: number
/**
 * What is sent when a visitor leaves the field empty.
 */
emptyValue?: string
/**
 * The answer is part of the message.
 */
sent?: boolean
}
/**
 * A phone number, with the phone keyboard.
 */
export interface TelField {
/**
 * Always tel.
 */
type: "tel"
/**
 * The field's name in this file, for example email. Write {email} to use what a visitor typed.
 */
name: string
/**
 * What stands above the field.
 */
label: string
/**
 * A sentence below the label. Bold words, lists and links are possible.
 */
help?: Markdown
/**
 * A visitor can't send the form without it.
 */
required?: boolean
/**
 * The field may ask for health data or a government number. Messages travel as ordinary e-mail: think twice.
 */
sensitive?: "allowed"
/**
 * Lets the browser fill in what it knows about the visitor.
 */
autocomplete?: ("name" | "given-name" | "family-name" | "organization" | "organization-title" | "email" | "tel" | "url" | "street-address" | "postal-code" | "country-name" | "off")
/**
 * An example of an answer, shown in the empty field.
 */
placeholder?: string
/**
 * How many characters an answer can have. Left out, it is 40.
 */
maxLength?: number
/**
 * What is sent when a visitor leaves the field empty.
 */
emptyValue?: string
/**
 * The answer is part of the message.
 */
sent?: boolean
}
/**
 * The address of a website. Where a visitor leaves out https://, it is put in front.
 */
export interface UrlField {
/**
 * Always url.
 */
type: "url"
/**
 * The field's name in this file, for example email. Write {email} to use what a visitor typed.
 */
name: string
/**
 * What stands above the field.
 */
label: string
/**
 * A sentence below the label. Bold words, lists and links are possible.
 */
help?: Markdown
/**
 * A visitor can't send the form without it.
 */
required?: boolean
/**
 * The field may ask for health data or a government number. Messages travel as ordinary e-mail: think twice.
 */
sensitive?: "allowed"
/**
 * Lets the browser fill in what it knows about the visitor.
 */
autocomplete?: ("name" | "given-name" | "family-name" | "organization" | "organization-title" | "email" | "tel" | "url" | "street-address" | "postal-code" | "country-name" | "off")
/**
 * An example of an answer, shown in the empty field.
 */
placeholder?: string
/**
 * How many characters an answer can have. Left out, it is 500.
 */
maxLength?: number
/**
 * What is sent when a visitor leaves the field empty.
 */
emptyValue?: string
/**
 * The answer is part of the message.
 */
sent?: boolean
}
/**
 * Several lines of text.
 */
export interface TextareaField {
/**
 * Always textarea.
 */
type: "textarea"
/**
 * The field's name in this file, for example email. Write {email} to use what a visitor typed.
 */
name: string
/**
 * What stands above the field.
 */
label: string
/**
 * A sentence below the label. Bold words, lists and links are possible.
 */
help?: Markdown
/**
 * A visitor can't send the form without it.
 */
required?: boolean
/**
 * The field may ask for health data or a government number. Messages travel as ordinary e-mail: think twice.
 */
sensitive?: "allowed"
/**
 * How many lines are shown.
 */
rows?: number
/**
 * An example of an answer, shown in the empty field.
 */
placeholder?: string
/**
 * How many characters an answer can have. Left out, it is 4000.
 */
maxLength?: number
/**
 * What is sent when a visitor leaves the field empty.
 */
emptyValue?: string
/**
 * The answer is part of the message.
 */
sent?: boolean
}
/**
 * A number.
 */
export interface NumberField {
/**
 * Always number.
 */
type: "number"
/**
 * The field's name in this file, for example email. Write {email} to use what a visitor typed.
 */
name: string
/**
 * What stands above the field.
 */
label: string
/**
 * A sentence below the label. Bold words, lists and links are possible.
 */
help?: Markdown
/**
 * A visitor can't send the form without it.
 */
required?: boolean
/**
 * The field may ask for health data or a government number. Messages travel as ordinary e-mail: think twice.
 */
sensitive?: "allowed"
/**
 * The smallest number that is taken.
 */
min?: number
/**
 * The largest number that is taken.
 */
max?: number
/**
 * How far one answer is from the next: 0.5 takes halves, 0.01 takes cents. Left out, only whole numbers are taken.
 */
step?: number
/**
 * What is counted, shown behind the number, for example claims.
 */
unit?: string
/**
 * An example of an answer, shown in the empty field.
 */
placeholder?: string
/**
 * What is sent when a visitor leaves the field empty.
 */
emptyValue?: string
/**
 * The answer is part of the message.
 */
sent?: boolean
}
/**
 * A day, picked from the browser's calendar. It is sent as year-month-day, for example 2025-05-27.
 */
export interface DateField {
/**
 * Always date.
 */
type: "date"
/**
 * The field's name in this file, for example email. Write {email} to use what a visitor typed.
 */
name: string
/**
 * What stands above the field.
 */
label: string
/**
 * A sentence below the label. Bold words, lists and links are possible.
 */
help?: Markdown
/**
 * A visitor can't send the form without it.
 */
required?: boolean
/**
 * The field may ask for health data or a government number. Messages travel as ordinary e-mail: think twice.
 */
sensitive?: "allowed"
/**
 * The first day that is taken: "today" for the day on which a visitor fills in the form, or year-month-day, for example 2025-05-27.
 */
earliest?: string
/**
 * The last day that is taken: "today" for the day on which a visitor fills in the form, or year-month-day, for example 2025-06-30.
 */
latest?: string
/**
 * What is sent when a visitor leaves the field empty.
 */
emptyValue?: string
/**
 * The answer is part of the message.
 */
sent?: boolean
}
/**
 * One choice, out of a list that opens.
 */
export interface SelectField {
/**
 * Always select.
 */
type: "select"
/**
 * The field's name in this file, for example email. Write {email} to use what a visitor typed.
 */
name: string
/**
 * What stands above the field.
 */
label: string
/**
 * A sentence below the label. Bold words, lists and links are possible.
 */
help?: Markdown
/**
 * A visitor can't send the form without it.
 */
required?: boolean
/**
 * The field may ask for health data or a government number. Messages travel as ordinary e-mail: think twice.
 */
sensitive?: "allowed"
/**
 * What stands there before a choice is made.
 */
prompt: string
/**
 * The choices, in the order they are shown.
 * 
 * Items: What is sent, and what a visitor reads.
 */
options: {
/**
 * What is sent, for example a-repair.
 */
value: string
/**
 * What a visitor reads.
 */
label: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}[]
/**
 * What is sent when a visitor leaves the field empty.
 */
emptyValue?: string
/**
 * The answer is part of the message.
 */
sent?: boolean
}
/**
 * One choice out of a few, all of them in sight.
 */
export interface RadioField {
/**
 * Always radio.
 */
type: "radio"
/**
 * The field's name in this file, for example email. Write {email} to use what a visitor typed.
 */
name: string
/**
 * What stands above the field.
 */
label: string
/**
 * A sentence below the label. Bold words, lists and links are possible.
 */
help?: Markdown
/**
 * A visitor can't send the form without it.
 */
required?: boolean
/**
 * The field may ask for health data or a government number. Messages travel as ordinary e-mail: think twice.
 */
sensitive?: "allowed"
/**
 * The choices, in the order they are shown.
 * 
 * Items: What is sent, and what a visitor reads.
 */
options: {
/**
 * What is sent, for example a-repair.
 */
value: string
/**
 * What a visitor reads.
 */
label: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}[]
/**
 * What is sent when a visitor leaves the field empty.
 */
emptyValue?: string
/**
 * The answer is part of the message.
 */
sent?: boolean
}
/**
 * Any number of choices. What is sent of them is separated by commas.
 */
export interface CheckboxesField {
/**
 * Always checkboxes.
 */
type: "checkboxes"
/**
 * The field's name in this file, for example email. Write {email} to use what a visitor typed.
 */
name: string
/**
 * What stands above the field.
 */
label: string
/**
 * A sentence below the label. Bold words, lists and links are possible.
 */
help?: Markdown
/**
 * A visitor can't send the form without it.
 */
required?: boolean
/**
 * The field may ask for health data or a government number. Messages travel as ordinary e-mail: think twice.
 */
sensitive?: "allowed"
/**
 * The choices, in the order they are shown.
 * 
 * Items: What is sent, and what a visitor reads.
 */
options: {
/**
 * What is sent, for example a-repair.
 */
value: string
/**
 * What a visitor reads.
 */
label: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}[]
/**
 * What is sent when a visitor leaves the field empty.
 */
emptyValue?: string
/**
 * The answer is part of the message.
 */
sent?: boolean
}
/**
 * One box, for example a consent. What is consented to is linked to in the help below it. It is never ticked from the start: a consent is the visitor's own act.
 */
export interface CheckboxField {
/**
 * Always checkbox.
 */
type: "checkbox"
/**
 * The field's name in this file, for example email. Write {email} to use what a visitor typed.
 */
name: string
/**
 * What stands beside the box.
 */
label: string
/**
 * A sentence below the label. Bold words, lists and links are possible.
 */
help?: Markdown
/**
 * Whether the form can't be sent without the tick: true for a consent, false for a newsletter.
 */
required: boolean
/**
 * The field may ask for health data or a government number. Messages travel as ordinary e-mail: think twice.
 */
sensitive?: "allowed"
/**
 * What is sent when the box is ticked, for example Yes.
 */
value: string
/**
 * What is sent when a visitor leaves the field empty.
 */
emptyValue?: string
/**
 * The answer is part of the message.
 */
sent?: boolean
}
/**
 * A file that a visitor picks as a reminder. It is never read and never sent, and the form must say so.
 */
export interface FileField {
/**
 * Always file.
 */
type: "file"
/**
 * The field's name in this file, for example email. Write {email} to use what a visitor typed.
 */
name: string
/**
 * What stands above the field.
 */
label: string
/**
 * A sentence below the label. Bold words, lists and links are possible.
 */
help: Markdown
/**
 * A visitor can't send the form without it.
 */
required?: boolean
/**
 * The field may ask for health data or a government number. Messages travel as ordinary e-mail: think twice.
 */
sensitive?: "allowed"
/**
 * Which files can be picked, by the ends of their names: .pdf, .docx
 */
accept: string[]
/**
 * What is said once a file is picked. Bold words, lists and links are possible. {file} stands for the file's name.
 */
picked: Markdown
/**
 * Always false: a file never leaves the visitor's device.
 */
sent: false
}
