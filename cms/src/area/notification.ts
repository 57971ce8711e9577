import type { Core } from '@strapi/strapi';
import type { Sql } from '../database/sql';
import type { MailFilling } from '../mail/definition';

/** What the staff is told. */
export interface StaffNotification {
  title: string;
  text: string;
  /** A page of the panel. */
  url: string;
  mail: MailFilling & { replyTo?: string };
}

/** Says what a notification is about; undefined if that is gone. `payload` is what was written down when it happened. */
export type SayNotification = (
  strapi: Core.Strapi,
  trx: Sql,
  payload: unknown,
) => Promise<StaffNotification | undefined>;
