import type { FontPair, SchemeName, Schemes } from '@stoa/contract';

/** A label and what it is, such as `Tracking number` and `1Z…`. */
export interface Fact {
  label: string;
  value: string;
  url?: string | undefined;
}

export interface MailLine {
  title: string;
  choice: string | null;
  /** Such as when and where it takes place. */
  note: string | null;
  quantity: number;
  amount: string;
  /** A full URL. */
  imageUrl: string | null;
}

/** What emails are made of. Both the HTML and the text of each are rendered from these. */
export type Block =
  /** Stands out, such as what a test order is. */
  | { kind: 'notice'; text: string }
  /** Paragraphs, separated by empty lines. */
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'code'; code: string }
  /** What somebody wrote. */
  | { kind: 'quote'; title?: string; text: string }
  | { kind: 'facts'; title?: string; facts: Fact[] }
  /** Such as an address. */
  | { kind: 'list'; title: string; lines: string[] }
  | { kind: 'lines'; lines: MailLine[] }
  /** `after`: what came after the total, such as refunds. */
  | { kind: 'totals'; facts: Fact[]; total: Fact; after?: Fact[] };

/** With a full URL, and the size that it’s shown in. */
export interface MailImage {
  url: string;
  width: number;
  height: number;
}

export type MailLogos = Record<SchemeName, MailImage>;

export interface MailLook {
  schemes: Schemes;
  /** The theme of a shop that has one. */
  only: SchemeName | null;
  radius: number | null;
  fonts: FontPair | null;
}

/** What all emails of a shop have in common. */
export interface MailBrand {
  shopName: string;
  shopUrl: string;
  /** Who sells, and where; empty if the shop doesn't say. */
  business: string;
  /** Null: its mark and its name. */
  logos: MailLogos | null;
  mark: MailImage;
  look: MailLook;
}

/** An email whose words are filled in. */
export interface MailContent {
  heading: string;
  body: string;
  /** Above everything. */
  notice?: string | undefined;
  blocks: Block[];
  /** How to answer, or who gets such emails. */
  footer: { text: string; link?: { label: string; url: string } };
}

/** An email as it is sent. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}
