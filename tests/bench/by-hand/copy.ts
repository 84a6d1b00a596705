// As much of a content folder's shape as by-hand/write.ts reads; the check has made sure of it.

export interface Link {
  label: string;
  page?: string;
  href?: string;
}

export interface Point {
  kind: string;
  label: string;
  lines: string[];
}

export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

export interface Item {
  icon?: string;
  heading: string;
  text: string;
  details?: string[];
  action?: Link;
}

export interface Field {
  type: string;
  name: string;
  label: string;
  required?: boolean;
  autocomplete?: string;
  maxLength?: number;
  rows?: number;
  prompt?: string;
  options?: { value: string; label: string }[];
  accept?: string[];
  help?: string;
}

export interface Form {
  recipient: string;
  fields: Field[];
  notice: string;
  submit: string;
}

export interface Block extends Partial<Form> {
  type: string;
  level?: number;
  heading?: string;
  text?: string;
  picture?: Picture;
  track?: string[];
  actions?: Link[];
  action?: Link;
  cards?: Item[];
  items?: Item[];
  steps?: Item[];
  points?: Point[];
  hours?: { heading: string; rows: { days: string; hours: string }[] };
}

export interface Page {
  title: string;
  description: string;
  blocks: Block[];
}

export interface Site {
  name: string;
  tagline: string;
  language: string;
  homePage: string;
  facts: Record<string, string>;
  navigation: Link[];
  footer: {
    text: string;
    links: { heading: string; items: Link[] };
    contact: { heading: string; points: Point[] };
    copyright: string;
    legal: Link[];
  };
  wording: { menu: string };
}
