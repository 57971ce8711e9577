import type { MailKind, MailWords } from '@stoa/contract';
import { brandAsJson } from '../../../database/brand-as-json';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';

/** What administrators made of an email; the words are null where they left the original ones. */
export interface MailTemplateRow {
  id: number;
  kind: string;
  isOn: boolean;
  words: MailWords | null;
  recipients: string | null;
  updatedAt: Date;
}

const COLUMNS = ['id', 'kind', 'is_on as isOn', 'words', 'recipients', 'updated_at as updatedAt'] as const;

export const readTemplates = (sql: Sql): Promise<MailTemplateRow[]> =>
  tables(sql).selectFrom('mail_templates').select(COLUMNS).execute();

export const readTemplate = (sql: Sql, kind: MailKind): Promise<MailTemplateRow | undefined> =>
  tables(sql).selectFrom('mail_templates').where('kind', '=', kind).select(COLUMNS).executeTakeFirst();

/** With what all emails say of the shop, so that an email costs one statement. Null: an editor deleted the settings. */
export const readForSending = (sql: Sql, kind: MailKind) =>
  tables(sql)
    .selectNoFrom(({ selectFrom }) => {
      const settings = selectFrom('store_settings').limit(1);
      const template = selectFrom('mail_templates').where('kind', '=', kind);
      return [
        settings.select('shop_name').as('shopName'),
        settings.select('contact_email').as('contactEmail'),
        settings.select('legal_name').as('legalName'),
        settings.select('address').as('address'),
        settings.select('phone').as('phone'),
        settings.select('tax_number').as('taxNumber'),
        template.select('is_on').as('isOn'),
        template.select('words').as('words'),
        brandAsJson.as('brand'),
      ];
    })
    .executeTakeFirstOrThrow();

/** The row that a change locks: an email that never was changed has none. */
export const ensureTemplate = async (sql: Sql, kind: MailKind, name: string): Promise<number> => {
  await tables(sql)
    .insertInto('mail_templates')
    .values({ kind, name })
    .onConflict((kept) => kept.doNothing())
    .execute();
  const { id } = await tables(sql)
    .selectFrom('mail_templates')
    .where('kind', '=', kind)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const saveTemplate = (
  sql: Sql,
  { id, isOn, words, recipients }: Pick<MailTemplateRow, 'id' | 'isOn' | 'words'> & { recipients?: string | null },
): Promise<unknown> =>
  tables(sql)
    .updateTable('mail_templates')
    .where('id', '=', id)
    .set({ is_on: isOn, words: words && JSON.stringify(words), recipients, updated_at: new Date() })
    .execute();
