// Generated from schema/ by `npm run generate`. Don't edit.
import type { Action, IconName, LinkAddress, Markdown, MediaFile, PageName, PictureAddress } from "./notations.ts";
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
  // Names that an editor suggests while people type. No value is checked against them.
  "suggestions.gen.json": {"$defs":{"page":{},"linkedPage":{},"icon":{},"template":{},"media":{},"fact":{}}},
};

export type Block = (Hero | CardGrid | Steps | List | ContactInfo | Form)
export type Field = (TextField | EmailField | TelField | UrlField | TextareaField | NumberField | DateField | SelectField | RadioField | CheckboxesField | CheckboxField | FileField)

export interface Content {
site: Site
page: Page
}
/**
 * Settings for the whole site: your business, the menu, the footer and where messages go.
 */
export interface Site {
/**
 * Gives code editors completion and help; leave it as it is.
 */
$schema?: string
/**
 * Your business name, as visitors read it.
 */
name: string
/**
 * One line about your business, shown beside its name.
 */
tagline: string
/**
 * The site's own address, for example https://www.company.example/ with the slash at the end.
 */
url: string
/**
 * Whether each page has its own web address, which search engines and visitors can link to.
 */
addresses?: boolean
/**
 * The language the site is written in, for example en-US.
 */
language: string
logo?: Logo
/**
 * Your own in place of the built-in ones.
 */
look?: {
/**
 * The color of links and buttons, and lighter of lines and bands: dark enough to read on white, for example #0c5257.
 */
accent?: string
/**
 * On devices that are set to dark, the site is dark; light keeps it light everywhere.
 */
scheme?: "light"
/**
 * Behind texts; tinted if left out.
 */
paper?: ("tinted" | "white" | "warm")
/**
 * Of buttons, fields and pictures; soft if left out.
 */
corners?: ("square" | "soft" | "round")
/**
 * Between blocks; normal if left out.
 */
spacing?: ("tight" | "normal" | "roomy")
/**
 * Their typeface; with serifs if left out.
 */
headings?: ("serif" | "sans")
/**
 * A font file for headings, for example media/brand.woff2.
 */
headingFont?: MediaFile
/**
 * On a wide screen; on one line if left out.
 */
header?: ("line" | "centered" | "stacked")
}
/**
 * The small picture in a browser tab, for example media/icon.svg; if left out, it is the logo or the company’s first letters.
 */
favicon?: MediaFile
/**
 * The picture beside shared links, best 1200 by 630 pixels; if left out, it is drawn from the name, tagline and home page.
 */
sharePicture?: MediaFile
/**
 * What search engines can show about your business: its legal name, phone, email and address.
 */
organization?: {
/**
 * The full name your business is registered under.
 */
legalName?: string
/**
 * The main phone number, usually a fact: {{facts.phone}}.
 */
phone?: string
/**
 * The main email address, usually a fact: {{facts.email}}.
 */
email?: string
/**
 * Where your business is, and where the jobs are that you list for search engines.
 */
address?: {
/**
 * The street and number, usually a fact: {{facts.street}}.
 */
street?: string
/**
 * The city, usually a fact: {{facts.city}}.
 */
city: string
/**
 * The state or province, usually a fact: {{facts.state}}.
 */
region?: string
/**
 * The ZIP or postal code, usually a fact: {{facts.postalCode}}.
 */
postalCode?: string
/**
 * The country's two-letter code in capitals, for example US or IN.
 */
country: string
}
/**
 * The kind of business, for search engines and maps.
 */
trade?: ("accountant" | "auto-repair" | "bakery" | "bar" | "beauty-salon" | "bicycle-shop" | "bookstore" | "cafe" | "child-care" | "clinic" | "clothing-store" | "contractor" | "dentist" | "driving-school" | "electrician" | "florist" | "garden-store" | "grocery-store" | "gym" | "hair-salon" | "hardware-store" | "hotel" | "insurance-agency" | "language-school" | "lawyer" | "locksmith" | "mover" | "music-school" | "notary" | "optician" | "painter" | "pharmacy" | "physician" | "plumber" | "real-estate-agent" | "restaurant" | "roofer" | "school" | "store" | "travel-agency" | "veterinarian" | "other")
}
/**
 * Where your clock is, for example America/New_York; then visitors see if you are open now.
 */
timeZone?: string
/**
 * When you are open, day by day, for search engines and for contact blocks where you write no other hours.
 */
openingHours?: {
/**
 * When you are open on a Monday; without times, you are closed.
 * 
 * Items: From and to, for example 08:00-17:30, or 00:00-24:00 for all day; a time past midnight belongs to the day before.
 */
monday?: string[]
/**
 * When you are open on a Tuesday; without times, you are closed.
 * 
 * Items: From and to, for example 08:00-17:30, or 00:00-24:00 for all day; a time past midnight belongs to the day before.
 */
tuesday?: string[]
/**
 * When you are open on a Wednesday; without times, you are closed.
 * 
 * Items: From and to, for example 08:00-17:30, or 00:00-24:00 for all day; a time past midnight belongs to the day before.
 */
wednesday?: string[]
/**
 * When you are open on a Thursday; without times, you are closed.
 * 
 * Items: From and to, for example 08:00-17:30, or 00:00-24:00 for all day; a time past midnight belongs to the day before.
 */
thursday?: string[]
/**
 * When you are open on a Friday; without times, you are closed.
 * 
 * Items: From and to, for example 08:00-17:30, or 00:00-24:00 for all day; a time past midnight belongs to the day before.
 */
friday?: string[]
/**
 * When you are open on a Saturday; without times, you are closed.
 * 
 * Items: From and to, for example 08:00-17:30, or 00:00-24:00 for all day; a time past midnight belongs to the day before.
 */
saturday?: string[]
/**
 * When you are open on a Sunday; without times, you are closed.
 * 
 * Items: From and to, for example 08:00-17:30, or 00:00-24:00 for all day; a time past midnight belongs to the day before.
 */
sunday?: string[]
/**
 * Whether times such as 14:00-06:00 are meant, as in a club; otherwise the check asks about each.
 */
openAtNight?: boolean
/**
 * Holidays and other days with hours of their own.
 * 
 * Items: A day or a stretch of days that isn't like the others.
 */
exceptions?: {
/**
 * What the day is, for example Christmas.
 */
name: string
/**
 * Year-month-day, for example 2025-12-24.
 */
from: string
/**
 * The last of these days; if left out, it is only the first one.
 */
until?: string
/**
 * The times on each of these days; if left out, you are closed.
 * 
 * Items: From and to, for example 08:00-17:30, or 00:00-24:00 for all day; a time past midnight belongs to the day before.
 */
open?: string[]
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}[]
}
/**
 * The address for reports of security problems, for example {{facts.email}}; it is published in /.well-known/security.txt.
 */
securityEmail?: string
/**
 * A sentence across the top of every page, for a time, for example that you are on vacation.
 */
notice?: {
/**
 * One or two sentences; can have bold text and links.
 */
text: Markdown
/**
 * Visitors see this from that day on: year-month-day, for example 2025-12-01.
 */
from?: string
/**
 * Visitors don't see this after that day: year-month-day, for example 2025-12-24.
 */
until?: string
}
/**
 * The page that visitors see first.
 */
homePage: PageName
/**
 * Details such as your phone number: write each one once, then use it in any text, for example {{facts.phone}}.
 */
facts: {
/**
 * A detail that any text can use by its name: {{facts.name}}.
 */
[k: string]: string
}
/**
 * The names of facts that are still made up and of built-in texts that are still in English; remove each one when it is right.
 * 
 * Items: The name of a fact that is still made up, or of a built-in text that is still in English, with its path in site.json.
 */
standIns?: string[]
/**
 * The links in the menu at the top of every page, in order.
 * 
 * Items: A link to a page of this site, a web address, a file of your own or a map.
 */
navigation: Action[]
/**
 * The same site in other languages: the menu offers them, and search engines learn which pages belong together.
 * 
 * Items: The site in another language.
 */
siblings?: {
/**
 * The language of that site, for example de.
 */
language: string
/**
 * That site's own address, for example https://www.company.example/de/ with the slash at the end.
 */
url: string
/**
 * The folder of that site's content, from this one, for example ../content-de; then the check compares their pages.
 */
folder?: string
/**
 * Whether this site is translated from that one: then the check lists every text that is still as there.
 */
original?: boolean
/**
 * Words that are the same in both languages, such as names: they need no translation.
 */
same?: string[]
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}[]
/**
 * What every page ends with: a few words, links and contact details.
 */
footer: {
/**
 * One or two sentences about your business.
 */
text: string
/**
 * A short list of links to pages.
 */
links: {
/**
 * What the links have in common, for example Quick links.
 */
heading: string
/**
 * The links, in the order they are shown.
 * 
 * Items: A link to a page of this site, a web address, a file of your own or a map.
 */
items: Action[]
}
/**
 * How to reach you.
 */
contact: {
/**
 * A word or two above the contact details, for example Contact.
 */
heading: string
/**
 * Phone, email, city and so on, in the order they are shown.
 */
points: ContactPoint[]
}
/**
 * Your pages at social networks, in the order they are shown; search engines get them, too.
 * 
 * Items: A network, and the address of your page there.
 */
social?: {
/**
 * The network, which visitors read beside its icon.
 */
network: ("facebook" | "instagram" | "linkedin" | "youtube" | "x" | "tiktok" | "pinterest" | "whatsapp" | "mastodon" | "bluesky")
/**
 * The address of your page, for example https://www.instagram.com/company.
 */
href: LinkAddress
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}[]
/**
 * The copyright line, for example © 2025 Company, all rights reserved.
 */
copyright: string
/**
 * Links such as the privacy policy, beside the copyright.
 * 
 * Items: A link to a page of this site, a web address, a file of your own or a map.
 */
legal: Action[]
}
/**
 * How forms send email: the IDs from your EmailJS account, and its templates by name.
 */
mail: {
/**
 * The key from EmailJS, under Account, General, Public Key.
 */
publicKey: string
/**
 * The ID from EmailJS, under Email Services, Service ID.
 */
serviceId: string
/**
 * Your email templates, each under the name that forms use for it.
 */
templates: {
/**
 * One email template of your mail service.
 */
[k: string]: {
/**
 * The ID from EmailJS, under Email Templates, Template ID.
 */
id: string
/**
 * The parameters that the template uses, for example from_name.
 * 
 * Items: One parameter of the template, for example from_name.
 */
parameters: string[]
}
}
}
/**
 * Where the site's files are on GitHub, such as github:company/website; then anyone you invite can edit the site at /edit/.
 */
repository?: string
/**
 * Only for what is unusual about the repository, for example that another branch than main is published.
 */
repositorySettings?: {
/**
 * The branch that the site is published from; if left out, it is main.
 */
branch?: string
/**
 * For GitHub Enterprise: the address of its API, for example https://github.company.example/api/v3.
 */
api?: string
/**
 * For signing in at the host instead of with a token: your OAuth app there, which must allow PKCE.
 */
signIn?: {
/**
 * The page where people allow access, with its scope, for example https://git.company.example/login/oauth/authorize?scope=repo.
 */
authorize: string
/**
 * The address that answers with the token, and that lets this site's pages ask for it.
 */
token: string
/**
 * The ID that the host gave your OAuth app.
 */
clientId: string
}
}
/**
 * The websites that your photos may come from.
 */
pictures: {
/**
 * The websites to load photos from, each photo in the size that is needed.
 * 
 * Items: A website that photos may come from.
 */
hosts: {
/**
 * The website without https://, for example images.unsplash.com.
 */
host: string
/**
 * What sets the width in the host's addresses, for example w in ?w=800; leave it out if the host can't resize.
 */
widthParameter?: string
}[]
}
/**
 * What the site says by itself: in English, write only what should be different; in other languages, write it all.
 */
wording?: {
/**
 * The first link on a page, which takes keyboard users past the menu.
 */
skipToContent?: string
/**
 * What screen readers call the menu.
 */
mainNavigation?: string
/**
 * The button that opens the menu on a phone.
 */
menu?: string
/**
 * The alternative text of a picture that can't be loaded.
 */
pictureError?: string
/**
 * The heading at an address of the site that doesn't exist.
 */
missingPage?: string
/**
 * The heading when a page can't be loaded, which can only happen on a very large site.
 */
pageError?: string
/**
 * What to do when a page can't be loaded.
 */
pageErrorHelp?: string
/**
 * The button that loads the page again.
 */
tryAgain?: string
/**
 * The word beside the label of a field that isn't required.
 */
optional?: string
/**
 * The sentence above a form when scripts are off in the browser.
 */
noScript?: string
/**
 * Shown with the opening hours while you are open.
 */
openNow?: string
/**
 * Shown with the opening hours while you are closed.
 */
closedNow?: string
/**
 * Shown in place of the hours of a day when you are closed.
 */
closedDay?: string
/**
 * Shown in place of the hours of a day when you are open around the clock.
 */
allDay?: string
/**
 * The button that closes a large picture.
 */
closePicture?: string
/**
 * The button that shows the picture before, for screen readers.
 */
previousPicture?: string
/**
 * The button that shows the picture after, for screen readers.
 */
nextPicture?: string
/**
 * What every form says by itself; the words of a single form are in its block.
 */
forms?: {
/**
 * Shown beside a form's failure message when no answer came, so the message may have been sent.
 */
unconfirmed?: string
/**
 * Shown beside a form's failure message when the visitor has no connection.
 */
offline?: string
/**
 * Shown when the connection is back; nothing is sent until the visitor uses the button.
 */
online?: string
/**
 * The button that opens the visitor's email program with the whole message filled in.
 */
ownEmail?: string
/**
 * The end of a message that is too long for an email program.
 */
shortened?: string
/**
 * The button that copies the whole message.
 */
copy?: string
/**
 * Shown when the message is copied.
 */
copied?: string
/**
 * The sentence above the message when the browser doesn't let a page copy it.
 */
copyByHand?: string
/**
 * Asked before a message is sent that looks as if a program filled it in.
 */
question?: string
/**
 * The button that answers the spam question with yes.
 */
confirm?: string
/**
 * The label of a field that people don't see; programs that fill in every field are caught by it.
 */
trap?: string
/**
 * Shown below a message that is nearly too long; {count} is how many characters are left.
 */
charactersLeft?: string
/**
 * Shown below an answer that is too long (nothing is cut off); {count} is how many characters are too many.
 */
tooLong?: string
/**
 * Shown below required checkboxes when none is checked.
 */
chooseOne?: string
/**
 * Shown when the code that sends a form can't be loaded; contact details follow it.
 */
unavailable?: string
/**
 * Shown below a required field that is empty, in a browser in another language than the site.
 */
fillIn?: string
/**
 * Shown below a required list of options when none is chosen, in a browser in another language than the site.
 */
choose?: string
/**
 * Shown below a required checkbox that isn't checked, in a browser in another language than the site.
 */
check?: string
/**
 * Shown below an email address that can't be right, in a browser in another language than the site.
 */
invalidEmail?: string
/**
 * Shown below a web address that can't be right, in a browser in another language than the site.
 */
invalidUrl?: string
/**
 * Shown below an answer that isn't a number, in a browser in another language than the site.
 */
invalidNumber?: string
/**
 * Shown below a number with decimals where none are allowed, in a browser in another language than the site.
 */
wholeNumber?: string
/**
 * Shown below a date that isn't complete, in a browser in another language than the site.
 */
invalidDate?: string
/**
 * Shown below a number that is too small; {limit} is the smallest one.
 */
tooSmall?: string
/**
 * Shown below a number that is too large; {limit} is the largest one.
 */
tooLarge?: string
/**
 * Shown below a date that is too early; {limit} is the earliest one.
 */
tooEarly?: string
/**
 * Shown below a date that is too late; {limit} is the latest one.
 */
tooLate?: string
}
}
}
/**
 * A file in the media folder with your logo, on a light or transparent background.
 */
export interface Logo {
/**
 * An SVG, PNG or JPG file, for example media/logo.svg.
 */
src: MediaFile
/**
 * The words in the logo; without any, it is an icon-only logo, and your name is shown beside it.
 */
alt?: string
/**
 * The same logo in light colors, on a transparent background; without it, the logo is on a light background where your site is dark.
 */
dark?: MediaFile
}
/**
 * A phone number, email address, website, address or plain text, linked automatically where it can be.
 */
export interface ContactPoint {
/**
 * What the lines are, which decides what they link to.
 */
kind: ("phone" | "email" | "website" | "place" | "address" | "text")
/**
 * The word before the lines, for example Phone.
 */
label: string
/**
 * What visitors read, line by line, for example {{facts.phone}}.
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
 * One page of the site: what search engines show of it, and its blocks from top to bottom.
 */
export interface Page {
/**
 * Gives code editors completion and help; leave it as it is.
 */
$schema?: string
/**
 * The page's name in the browser tab and in search results.
 */
title: string
/**
 * One or two sentences for search results; on a small site without page addresses, only the home page's are used.
 */
description: string
/**
 * The picture beside shared links to this page, best 1200 by 630 pixels; if left out, it is drawn.
 */
sharePicture?: MediaFile
/**
 * Visitors don't see this page, and the menu and the footer leave out links to it.
 */
draft?: boolean
/**
 * Short names that the page had before; where pages have addresses, the old ones go to this page.
 * 
 * Items: A short name that the page had before, for example about-us.
 */
formerNames?: string[]
/**
 * The language of this page if it isn't the site's, for example de.
 */
language?: string
/**
 * The page's content, from top to bottom.
 */
blocks: Block[]
}
/**
 * The opening of a page, or, without a picture, a call to action: a heading, a few words and one clear next step.
 */
export interface Hero {
/**
 * Makes this a hero block.
 */
type: "hero"
/**
 * A name for links to this block, unique on the site: lowercase letters from a to z, digits and hyphens.
 */
id?: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
/**
 * The language of this text if it isn't the site's, for example de.
 */
language?: string
/**
 * Whether this is the one main heading of the page; if left out, it is a heading below it.
 */
level?: (1 | 2)
/**
 * One line that says what the page is for.
 */
heading: string
/**
 * One to three sentences; can have bold text, lists and links.
 */
text?: Markdown
/**
 * Short words along a line, in order, for example Submitted, Accepted, Paid.
 * 
 * Items: One or two words.
 */
track?: string[]
picture?: Picture
/**
 * The next steps, with the main one first.
 * 
 * Items: A button that opens a page of this site, a web address, a file of your own or a map.
 */
actions?: Action[]
}
/**
 * A photo from a photo host, or a picture of your own in the media folder.
 */
export interface Picture {
/**
 * A file of your own, such as media/name.jpg, or the https:// address of a photo at its host.
 */
src: PictureAddress
/**
 * What the picture shows, for people who can't see it; leave it empty only if the picture is decorative.
 */
alt: string
/**
 * Marks a picture that adds nothing to the words beside it.
 */
decorative?: boolean
/**
 * The picture's own width in pixels; leave it out for a file in the media folder, which is measured.
 */
width?: number
/**
 * The picture's own height in pixels; leave it out for a file in the media folder, which is measured.
 */
height?: number
/**
 * How much of a photo in the media folder is cut off each side; the file itself stays whole.
 */
crop?: {
/**
 * How much is cut off, in percent of the picture’s width.
 */
left?: number
/**
 * How much is cut off, in percent of the picture’s height.
 */
top?: number
/**
 * How much is cut off, in percent of the picture’s width.
 */
right?: number
/**
 * How much is cut off, in percent of the picture’s height.
 */
bottom?: number
}
/**
 * The point that stays in view where a photo from the media folder is cut to 3:2: in openings, beside lists and in galleries.
 */
focus?: {
/**
 * How far the point is from the left, in percent of the photo’s width; if left out, it is in the middle.
 */
left?: number
/**
 * How far the point is from the top, in percent of the photo’s height; if left out, it is in the middle.
 */
top?: number
}
}
/**
 * Short statements side by side, for things to compare: reasons, values, benefits.
 */
export interface CardGrid {
/**
 * Makes this a card grid block.
 */
type: "cardGrid"
/**
 * A name for links to this block, unique on the site: lowercase letters from a to z, digits and hyphens.
 */
id?: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
/**
 * The language of this text if it isn't the site's, for example de.
 */
language?: string
/**
 * What the cards have in common.
 */
heading?: string
/**
 * One or two sentences above the cards; can have bold text, lists and links.
 */
text?: Markdown
/**
 * What the cards are; if left out, short statements.
 */
layout?: ("cards" | "plans" | "figures")
/**
 * The cards, in the order they are shown.
 * 
 * Items: A few words and one to three sentences, with an icon or a picture if you like.
 */
cards: {
/**
 * The name of an icon from lucide.dev/icons, for example shield-check.
 */
icon?: IconName
picture?: Picture
/**
 * A few words, the plan’s name (layout plans) or the number (layout figures).
 */
heading: string
/**
 * One to three sentences; can have bold text, lists and links.
 */
text: Markdown
/**
 * What it costs, and for how long.
 */
price?: string
/**
 * A word or two that set this card apart, for example Most chosen.
 */
badge?: string
/**
 * What is included, line by line.
 * 
 * Items: One thing that is included.
 */
details?: string[]
/**
 * A button that opens a page of this site, a web address, a file of your own or a map.
 */
action?: Action
/**
 * Visitors see this from that day on: year-month-day, for example 2025-12-01.
 */
from?: string
/**
 * Visitors don't see this after that day: year-month-day, for example 2025-12-24.
 */
until?: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}[]
}
/**
 * A process in numbered steps, first to last.
 */
export interface Steps {
/**
 * Makes this a steps block.
 */
type: "steps"
/**
 * A name for links to this block, unique on the site: lowercase letters from a to z, digits and hyphens.
 */
id?: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
/**
 * The language of this text if it isn't the site's, for example de.
 */
language?: string
/**
 * What the steps are for.
 */
heading?: string
/**
 * One or two sentences above the steps; can have bold text, lists and links.
 */
text?: Markdown
/**
 * The steps, first to last, numbered automatically.
 * 
 * Items: A few words and what happens, with a picture if you like.
 */
steps: {
/**
 * A few words.
 */
heading: string
/**
 * What happens in this step; can have bold text, lists and links.
 */
text: Markdown
picture?: Picture
/**
 * Visitors see this from that day on: year-month-day, for example 2025-12-01.
 */
from?: string
/**
 * Visitors don't see this after that day: year-month-day, for example 2025-12-24.
 */
until?: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}[]
}
/**
 * Items to read one after another: services, policy sections, job openings, prices, questions with answers, quotes.
 */
export interface List {
/**
 * Makes this a list block.
 */
type: "list"
/**
 * A name for links to this block, unique on the site: lowercase letters from a to z, digits and hyphens.
 */
id?: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
/**
 * The language of this text if it isn't the site's, for example de.
 */
language?: string
/**
 * What is in the list.
 */
heading?: string
/**
 * A few words above the list; can have bold text, lists and links.
 */
text?: Markdown
picture?: Picture
/**
 * How the items are arranged; if left out, in two columns.
 */
layout?: ("columns" | "ledger" | "prose" | "questions" | "quotes" | "logos" | "gallery" | "news" | "events")
/**
 * The items, in the order they are shown.
 * 
 * Items: A heading or a picture, with a text, a table and details if you like.
 */
items: {
/**
 * The name of an icon from lucide.dev/icons, for example shield-check.
 */
icon?: IconName
picture?: Picture
video?: Video
/**
 * A few words, the question (layout questions) or who said it (layout quotes); can be left out beside a picture.
 */
heading?: string
/**
 * The day of the news, for the layout news: year-month-day, for example 2025-05-27.
 */
date?: string
/**
 * The day on which the event begins, for the layout events: year-month-day, for example 2025-05-27.
 */
firstDay?: string
/**
 * The day on which the event ends, if that is another one: year-month-day, for example 2025-05-29.
 */
lastDay?: string
/**
 * When it begins, or from and until, on a 24-hour clock: 18:00 or 18:00-20:30; shown as your language writes it.
 */
time?: string
/**
 * Where the event is, with its address, for example Town Hall, 5 Main Street; search engines list an event only with its place.
 */
place?: string
/**
 * The text, the answer (layout questions) or the quote (layout quotes); can have bold text, lists and links.
 */
text?: Markdown
/**
 * Subheadings below the text, each with a text of its own.
 * 
 * Items: A subheading and its text.
 */
parts?: {
/**
 * A few words, one level below the item’s heading.
 */
heading: string
/**
 * The text below the subheading; can have bold text, lists and links.
 */
text: Markdown
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}[]
table?: Table
/**
 * Short facts about the item, for example Full time or Night shift; in the layout quotes, where the quote is from.
 * 
 * Items: A few words, for example Full time.
 */
details?: string[]
/**
 * Shows the item in job search engines as an opening at your postal address; visitors of the site don't see this.
 */
opening?: {
/**
 * The day you published the opening: year-month-day, for example 2025-05-27.
 */
posted: string
/**
 * The last day to apply, if there is one: year-month-day, for example 2025-06-30.
 */
closes?: string
/**
 * The kind of job.
 */
employment: ("full-time" | "part-time" | "contract" | "temporary" | "internship")
}
/**
 * A button that opens a page of this site, a web address, a file of your own or a map.
 */
action?: Action
/**
 * Visitors see this from that day on: year-month-day, for example 2025-12-01.
 */
from?: string
/**
 * Visitors don't see this after that day: year-month-day, for example 2025-12-24.
 */
until?: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}[]
/**
 * A button that opens a page of this site, a web address, a file of your own or a map.
 */
action?: Action
}
/**
 * A video in the media folder, which is loaded only when a visitor plays it.
 */
export interface Video {
/**
 * An MP4 or WebM file, for example media/tour.mp4.
 */
file: MediaFile
poster: Picture
/**
 * A WebVTT file with what is spoken, for people who can't hear it, for example media/tour.vtt.
 */
captions?: MediaFile
}
/**
 * Rows and columns, for example of prices; each row has a heading and up to five cells.
 */
export interface Table {
/**
 * What the table shows, read before it, for example Prices from January.
 */
caption: string
/**
 * The headings of the columns, beginning with the one above the row headings; leave them out if the rows say it all.
 * 
 * Items: One or two words, for example Price.
 */
columns?: string[]
/**
 * The rows, in the order they are shown, all with the same number of cells.
 * 
 * Items: A heading, and a cell for each other column.
 */
rows: {
/**
 * What the row is about, for example Delivery.
 */
heading: string
/**
 * What each other column says in this row.
 * 
 * Items: A figure or a few words, for example On request.
 */
cells: string[]
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}[]
}
/**
 * How and when to reach you: contact details, business hours or both.
 */
export interface ContactInfo {
/**
 * Makes this a contact information block.
 */
type: "contactInfo"
/**
 * A name for links to this block, unique on the site: lowercase letters from a to z, digits and hyphens.
 */
id?: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
/**
 * The language of this text if it isn't the site's, for example de.
 */
language?: string
/**
 * A few words, for example Reach us.
 */
heading?: string
/**
 * One or two sentences above the details; can have bold text, lists and links.
 */
text?: Markdown
picture?: Picture
/**
 * Address, phone, email and website, in the order they are shown.
 */
points?: ContactPoint[]
/**
 * When people can reach you.
 */
hours?: {
/**
 * A few words above the hours, for example Business hours.
 */
heading: string
/**
 * A row for each group of days with the same hours; if left out, the site’s opening hours.
 * 
 * Items: Days, and the hours on them.
 */
rows?: {
/**
 * The days with these hours, for example Monday-Friday.
 */
days: string
/**
 * The hours on these days, or that you are closed.
 */
hours: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
}[]
}
}
/**
 * A form whose messages reach you by email, sent by the mail service.
 */
export interface Form {
/**
 * Makes this a form block.
 */
type: "form"
/**
 * A name for links to this block, unique on the site: lowercase letters from a to z, digits and hyphens.
 */
id: string
/**
 * Leaves this out of the site without deleting it.
 */
hidden?: boolean
/**
 * The language of this text if it isn't the site's, for example de.
 */
language?: string
/**
 * What the form is for.
 */
heading: string
/**
 * A few words above the form; can have bold text, lists and links.
 */
text?: Markdown
/**
 * The name of the mail service's template that this form uses.
 */
template: string
/**
 * The email address that messages go to, usually a fact: {{facts.email}}.
 */
recipient: string
/**
 * The subject of the email; {name} becomes the answer to the field called name.
 */
subject: string
/**
 * The subject when scripts are off, so that no answer can be filled in; if left out, the heading is used.
 */
plainSubject?: string
/**
 * What each parameter gets: an answer such as {email}, all {answers}, {recipient}, {subject}, or {submission}, the message's own id.
 */
parameters: {
/**
 * What this parameter gets, for example {name} for the answer to the field called name.
 */
[k: string]: string
}
/**
 * The fields, in the order they are shown.
 */
fields: Field[]
/**
 * A sentence beside the message field, for example what to leave out; can have bold text, lists and links.
 */
notice?: Markdown
/**
 * What the button says, for example Send Message.
 */
submit: string
/**
 * What the button says while the message is being sent.
 */
sending: string
/**
 * Shown when the message can't be sent; what the visitor wrote stays in the form.
 */
failure: {
/**
 * What went wrong and what to do, in one or two sentences.
 */
text: string
contact: ContactPoint
}
/**
 * Shown in place of the form when the message is sent.
 */
success: {
/**
 * A few words of thanks.
 */
heading: string
/**
 * What happens next; can have bold text, lists and links.
 */
text: Markdown
/**
 * The button that brings back the empty form, for example Send Another Message.
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
 * Makes this a text field.
 */
type: "text"
/**
 * A short name for the answer, for example email; write {email} to use what a visitor typed.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A sentence below the label; can have bold text, lists and links.
 */
help?: Markdown
/**
 * Requires an answer before the form can be sent.
 */
required?: boolean
/**
 * Allows the field to ask for health data or a government number, which is then sent as ordinary email.
 */
sensitive?: "allowed"
/**
 * What the browser can fill in from what it knows about the visitor.
 */
autocomplete?: ("name" | "given-name" | "family-name" | "organization" | "organization-title" | "email" | "tel" | "url" | "street-address" | "postal-code" | "country-name" | "off")
/**
 * An example of an answer, shown in the empty field.
 */
placeholder?: string
/**
 * The most characters an answer can have; if left out, 200.
 */
maxLength?: number
/**
 * What is sent when a visitor leaves the field empty.
 */
emptyValue?: string
/**
 * Includes the answer in the message.
 */
sent?: boolean
}
/**
 * An email address, checked by the browser.
 */
export interface EmailField {
/**
 * Makes this an email field.
 */
type: "email"
/**
 * A short name for the answer, for example email; write {email} to use what a visitor typed.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A sentence below the label; can have bold text, lists and links.
 */
help?: Markdown
/**
 * Requires an answer before the form can be sent.
 */
required?: boolean
/**
 * Allows the field to ask for health data or a government number, which is then sent as ordinary email.
 */
sensitive?: "allowed"
/**
 * What the browser can fill in from what it knows about the visitor.
 */
autocomplete?: ("name" | "given-name" | "family-name" | "organization" | "organization-title" | "email" | "tel" | "url" | "street-address" | "postal-code" | "country-name" | "off")
/**
 * An example of an answer, shown in the empty field.
 */
placeholder?: string
/**
 * The most characters an answer can have; if left out, 254.
 */
maxLength?: number
/**
 * What is sent when a visitor leaves the field empty.
 */
emptyValue?: string
/**
 * Includes the answer in the message.
 */
sent?: boolean
}
/**
 * A phone number, typed on the phone's number keys.
 */
export interface TelField {
/**
 * Makes this a phone field.
 */
type: "tel"
/**
 * A short name for the answer, for example email; write {email} to use what a visitor typed.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A sentence below the label; can have bold text, lists and links.
 */
help?: Markdown
/**
 * Requires an answer before the form can be sent.
 */
required?: boolean
/**
 * Allows the field to ask for health data or a government number, which is then sent as ordinary email.
 */
sensitive?: "allowed"
/**
 * What the browser can fill in from what it knows about the visitor.
 */
autocomplete?: ("name" | "given-name" | "family-name" | "organization" | "organization-title" | "email" | "tel" | "url" | "street-address" | "postal-code" | "country-name" | "off")
/**
 * An example of an answer, shown in the empty field.
 */
placeholder?: string
/**
 * The most characters an answer can have; if left out, 40.
 */
maxLength?: number
/**
 * What is sent when a visitor leaves the field empty.
 */
emptyValue?: string
/**
 * Includes the answer in the message.
 */
sent?: boolean
}
/**
 * The address of a website; https:// is added when a visitor leaves it out.
 */
export interface UrlField {
/**
 * Makes this a website field.
 */
type: "url"
/**
 * A short name for the answer, for example email; write {email} to use what a visitor typed.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A sentence below the label; can have bold text, lists and links.
 */
help?: Markdown
/**
 * Requires an answer before the form can be sent.
 */
required?: boolean
/**
 * Allows the field to ask for health data or a government number, which is then sent as ordinary email.
 */
sensitive?: "allowed"
/**
 * What the browser can fill in from what it knows about the visitor.
 */
autocomplete?: ("name" | "given-name" | "family-name" | "organization" | "organization-title" | "email" | "tel" | "url" | "street-address" | "postal-code" | "country-name" | "off")
/**
 * An example of an answer, shown in the empty field.
 */
placeholder?: string
/**
 * The most characters an answer can have; if left out, 500.
 */
maxLength?: number
/**
 * What is sent when a visitor leaves the field empty.
 */
emptyValue?: string
/**
 * Includes the answer in the message.
 */
sent?: boolean
}
/**
 * Several lines of text.
 */
export interface TextareaField {
/**
 * Makes this a message field.
 */
type: "textarea"
/**
 * A short name for the answer, for example email; write {email} to use what a visitor typed.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A sentence below the label; can have bold text, lists and links.
 */
help?: Markdown
/**
 * Requires an answer before the form can be sent.
 */
required?: boolean
/**
 * Allows the field to ask for health data or a government number, which is then sent as ordinary email.
 */
sensitive?: "allowed"
/**
 * How many lines the field shows.
 */
rows?: number
/**
 * An example of an answer, shown in the empty field.
 */
placeholder?: string
/**
 * The most characters an answer can have; if left out, 4000.
 */
maxLength?: number
/**
 * What is sent when a visitor leaves the field empty.
 */
emptyValue?: string
/**
 * Includes the answer in the message.
 */
sent?: boolean
}
/**
 * A number.
 */
export interface NumberField {
/**
 * Makes this a number field.
 */
type: "number"
/**
 * A short name for the answer, for example email; write {email} to use what a visitor typed.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A sentence below the label; can have bold text, lists and links.
 */
help?: Markdown
/**
 * Requires an answer before the form can be sent.
 */
required?: boolean
/**
 * Allows the field to ask for health data or a government number, which is then sent as ordinary email.
 */
sensitive?: "allowed"
/**
 * The smallest number a visitor can enter.
 */
min?: number
/**
 * The largest number a visitor can enter.
 */
max?: number
/**
 * The distance between answers: 0.5 allows halves, 0.01 allows cents; if left out, only whole numbers are allowed.
 */
step?: number
/**
 * What is counted, shown after the number, for example guests.
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
 * Includes the answer in the message.
 */
sent?: boolean
}
/**
 * A day from the browser's calendar, sent as year-month-day, for example 2025-05-27.
 */
export interface DateField {
/**
 * Makes this a date field.
 */
type: "date"
/**
 * A short name for the answer, for example email; write {email} to use what a visitor typed.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A sentence below the label; can have bold text, lists and links.
 */
help?: Markdown
/**
 * Requires an answer before the form can be sent.
 */
required?: boolean
/**
 * Allows the field to ask for health data or a government number, which is then sent as ordinary email.
 */
sensitive?: "allowed"
/**
 * The first day a visitor can pick: a date such as 2025-05-27, or "today" for the day they fill in the form.
 */
earliest?: string
/**
 * The last day a visitor can pick: a date such as 2025-06-30, or "today" for the day they fill in the form.
 */
latest?: string
/**
 * What is sent when a visitor leaves the field empty.
 */
emptyValue?: string
/**
 * Includes the answer in the message.
 */
sent?: boolean
}
/**
 * One choice from a list that opens.
 */
export interface SelectField {
/**
 * Makes this a dropdown field.
 */
type: "select"
/**
 * A short name for the answer, for example email; write {email} to use what a visitor typed.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A sentence below the label; can have bold text, lists and links.
 */
help?: Markdown
/**
 * Requires an answer before the form can be sent.
 */
required?: boolean
/**
 * Allows the field to ask for health data or a government number, which is then sent as ordinary email.
 */
sensitive?: "allowed"
/**
 * What the field shows before a choice is made, for example Choose one.
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
 * Includes the answer in the message.
 */
sent?: boolean
}
/**
 * One choice from a few that are always visible.
 */
export interface RadioField {
/**
 * Makes this a radio button field.
 */
type: "radio"
/**
 * A short name for the answer, for example email; write {email} to use what a visitor typed.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A sentence below the label; can have bold text, lists and links.
 */
help?: Markdown
/**
 * Requires an answer before the form can be sent.
 */
required?: boolean
/**
 * Allows the field to ask for health data or a government number, which is then sent as ordinary email.
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
 * Includes the answer in the message.
 */
sent?: boolean
}
/**
 * Any number of choices, sent with commas between them.
 */
export interface CheckboxesField {
/**
 * Makes this a checkboxes field.
 */
type: "checkboxes"
/**
 * A short name for the answer, for example email; write {email} to use what a visitor typed.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A sentence below the label; can have bold text, lists and links.
 */
help?: Markdown
/**
 * Requires an answer before the form can be sent.
 */
required?: boolean
/**
 * Allows the field to ask for health data or a government number, which is then sent as ordinary email.
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
 * Includes the answer in the message.
 */
sent?: boolean
}
/**
 * One box, for example for a consent whose details the help links to; it is never checked from the start.
 */
export interface CheckboxField {
/**
 * Makes this a checkbox field.
 */
type: "checkbox"
/**
 * A short name for the answer, for example email; write {email} to use what a visitor typed.
 */
name: string
/**
 * The words beside the box.
 */
label: string
/**
 * A sentence below the label; can have bold text, lists and links.
 */
help?: Markdown
/**
 * Requires the check mark before the form can be sent: true for a consent, false for a newsletter.
 */
required: boolean
/**
 * Allows the field to ask for health data or a government number, which is then sent as ordinary email.
 */
sensitive?: "allowed"
/**
 * What is sent when the box is checked, for example Yes.
 */
value: string
/**
 * What is sent when a visitor leaves the field empty.
 */
emptyValue?: string
/**
 * Includes the answer in the message.
 */
sent?: boolean
}
/**
 * A file that a visitor picks as a reminder; it is never read or sent, and the form must say so.
 */
export interface FileField {
/**
 * Makes this a file field.
 */
type: "file"
/**
 * A short name for the answer, for example email; write {email} to use what a visitor typed.
 */
name: string
/**
 * The words above the field.
 */
label: string
/**
 * A sentence below the label; can have bold text, lists and links.
 */
help: Markdown
/**
 * Requires an answer before the form can be sent.
 */
required?: boolean
/**
 * Allows the field to ask for health data or a government number, which is then sent as ordinary email.
 */
sensitive?: "allowed"
/**
 * The endings of the files that can be picked, for example .pdf and .docx.
 * 
 * Items: The end of a file's name, for example .pdf.
 */
accept: string[]
/**
 * Shown when a file is picked, with {file} for its name; can have bold text, lists and links.
 */
picked: Markdown
/**
 * Keeps the file on the visitor's device, so it must be false.
 */
sent: false
}
