import type { MailAudience, MailWords } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Block } from './blocks';

/** What an occasion puts into an email. */
export interface MailFilling {
  /** Of its variables. Every email has `shop`, too. */
  values: Record<string, string>;
  /** Below its words. */
  blocks: Block[];
  notice?: string | undefined;
}

/** An email that an area sends. Administrators can write its words anew. */
export interface MailDefinition {
  audience: MailAudience;
  name: string;
  /** When it’s sent. */
  when: string;
  /** Nobody could do without it, so that it can’t be turned off. */
  alwaysSent?: true;
  /** What each stands for. */
  variables: Record<string, string>;
  words: MailWords;
  /** As it would be sent about the newest record there is; `madeFrom` is null if it’s an example. */
  preview: (strapi: Core.Strapi) => Promise<MailFilling & { madeFrom: string | null }>;
}

/** For what isn’t about a record. */
export const example =
  (filling: MailFilling): MailDefinition['preview'] =>
  async () => ({ ...filling, madeFrom: null });
