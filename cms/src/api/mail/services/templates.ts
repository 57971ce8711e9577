import {
  addressesIn,
  type FieldError,
  hasRecipients,
  MAIL_KINDS,
  type MailKind,
  type MailPreview,
  type MailTemplate,
  type MailTemplateInput,
  type MailTestInput,
  type MailTestResult,
  type MailWords,
  type PublicBrand,
  variablesIn,
} from '@stoa/contract';
import { mailsOf } from '../../../area/registered-areas';
import { guardedRow } from '../../../database/guarded-change';
import type { Sql } from '../../../database/sql';
import { badField, badRequest, conflict, notFound } from '../../../http/problem';
import type { MailDefinition, MailFilling } from '../../../mail/definition';
import { renderMail } from '../../../mail/render';
import { type Context, services } from '../../../services';
import {
  ensureTemplate,
  type MailTemplateRow,
  readForSending,
  readTemplate,
  readTemplates,
  saveTemplate,
} from '../queries/templates';

const SHOP = { shop: 'The shop’s name' };

const variablesOf = ({ variables }: MailDefinition) => ({ ...variables, ...SHOP });

const toTemplate = (kind: MailKind, definition: MailDefinition, row: MailTemplateRow | undefined): MailTemplate => ({
  kind,
  audience: definition.audience,
  name: definition.name,
  when: definition.when,
  isOn: row?.isOn ?? true,
  alwaysSent: definition.alwaysSent ?? false,
  isEdited: Boolean(row?.words),
  words: row?.words ?? definition.words,
  recipients: row?.recipients ?? null,
  originalWords: definition.words,
  variables: Object.entries(variablesOf(definition)).map(([name, meaning]) => ({ name, meaning })),
  updatedAt: (row?.updatedAt ?? new Date(0)).toISOString(),
});

const FIELDS = { subject: 'Subject', heading: 'Heading', body: 'Message' } satisfies Record<keyof MailWords, string>;

/** A misspelled variable would be sent to customers as it is. */
const requireKnownVariables = (words: MailWords, definition: MailDefinition): void => {
  const known = Object.keys(variablesOf(definition));
  const errors: FieldError[] = [];
  for (const [field, label] of Object.entries(FIELDS) as [keyof MailWords, string][]) {
    const unknown = variablesIn(words[field]).find((name) => !known.includes(name));
    if (unknown !== undefined)
      errors.push({
        path: [field],
        message: `${label} can’t use {{${unknown.slice(0, 40)}}}. Use ${known.map((name) => `{{${name}}}`).join(', ')}`,
      });
  }
  if (errors.length > 0) throw badRequest(errors.map(({ message }) => message).join('; '), { errors });
};

const isSame = (words: MailWords, other: MailWords): boolean =>
  (Object.keys(FIELDS) as (keyof MailWords)[]).every((field) => words[field] === other[field]);

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  const definitions = mailsOf(strapi);

  const definitionOf = (kind: string): { kind: MailKind; definition: MailDefinition } => {
    const known = MAIL_KINDS.find((one) => one === kind);
    if (!known) throw notFound('This email does not exist');
    return { kind: known, definition: definitions[known] };
  };

  const read = async (name: string): Promise<MailTemplate> => {
    const { kind, definition } = definitionOf(name);
    return toTemplate(kind, definition, await readTemplate(sql, kind));
  };

  const settingsFor = async (trx: Sql, kind: MailKind) => {
    const { shopName, isOn, brand: stored, ...found } = await readForSending(trx, kind);
    const { brand, settings } = services(strapi).store;
    return {
      ...found,
      isOn: isOn ?? true,
      shopName: shopName ?? (await settings.read(trx)).shopName,
      brand: stored && (await brand.toPublic(stored, trx)),
    };
  };

  /** With these words, whether or not they’re saved. */
  const preview = async (name: string, words: MailWords): Promise<MailPreview> => {
    const { kind, definition } = definitionOf(name);
    requireKnownVariables(words, definition);
    const [{ madeFrom, ...filling }, found] = [await definition.preview(strapi), await settingsFor(sql, kind)];
    return { ...renderMail(definition, filling, { ...found, words }), madeFrom };
  };

  return {
    read,

    /** In the look of a brand that isn’t saved. */
    async previewIn(kind: MailKind, brand: PublicBrand | null): Promise<string> {
      const { madeFrom: _, ...filling } = await definitions[kind].preview(strapi);
      return renderMail(definitions[kind], filling, { ...(await settingsFor(sql, kind)), brand }).html;
    },

    async list(): Promise<MailTemplate[]> {
      const rows = await readTemplates(sql);
      return MAIL_KINDS.map((kind) =>
        toTemplate(
          kind,
          definitions[kind],
          rows.find((row) => row.kind === kind),
        ),
      );
    },

    /** Who gets an email to the staff besides those who choose it; null: that isn’t set. */
    async recipients(trx: Sql, kind: MailKind): Promise<string[] | null> {
      const addresses = addressesIn((await readTemplate(trx, kind))?.recipients ?? '');
      return addresses.length > 0 ? addresses : null;
    },

    nameOf: (kind: MailKind): string => definitions[kind].name,

    /** Undefined if this email is turned off, unless it’s sent all the same. `replyTo`: where replies to it go. */
    async compose(kind: MailKind, filling: MailFilling, { evenIfOff = false } = {}, trx: Sql = sql) {
      const found = await settingsFor(trx, kind);
      if (!found.isOn && !evenIfOff) return undefined;
      return { ...renderMail(definitions[kind], filling, found), replyTo: found.contactEmail };
    },

    async change(name: string, { updatedAt, isOn, recipients, ...words }: MailTemplateInput): Promise<MailTemplate> {
      const { kind, definition } = definitionOf(name);
      if (definition.alwaysSent && !isOn) throw conflict('This email can’t be turned off');
      if (recipients && !hasRecipients(kind)) throw badField('recipients', 'It isn’t set who gets this email');
      requireKnownVariables(words, definition);
      const id = await ensureTemplate(sql, kind, definition.name);
      const guarded = { table: 'mail_templates', id, openedAt: updatedAt, noun: 'email', current: () => read(kind) };
      await services(strapi).history.activity.watch({ kind: 'mailTemplate', ids: [id] }, () =>
        guardedRow(strapi, guarded, (trx) =>
          saveTemplate(trx, { id, isOn, recipients, words: isSame(words, definition.words) ? null : words }),
        ),
      );
      return read(kind);
    },

    preview,

    async sendTest(name: string, { to, ...words }: MailTestInput): Promise<MailTestResult> {
      return services(strapi).mail.server.sendTest(to, await preview(name, words));
    },
  };
};
