import type { ProviderKeysInput, ProviderSettings, TestPayment } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { guardedRow } from '../../../database/guarded-change';
import { signals } from '../../../database/loops/signals';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { environment } from '../../../environment';
import { GatewayRefusal } from '../../../gateways/gateway';
import { connectProviders, providerNamed, providers } from '../../../gateways/gateways';
import type { Provider, StoredKeys } from '../../../gateways/provider';
import { badField, conflict, notFound } from '../../../http/problem';
import { decrypt, encrypt } from '../../../security/encryption';
import { type Context, services } from '../../../services';
import { checkConnections } from './connections';

const CHANNEL = 'stoa_provider_keys';
const PURPOSE = 'keys of payment providers';
const SECRET = environment.secrets.encryptionKey;

const NO_KEYS: StoredKeys = { environment: 'sandbox', clientId: '', clientSecret: '', webhookId: '' };

interface Row {
  id: number;
  name: string;
  keys: string | null;
  updated_at: Date;
}

const keysIn = ({ keys }: Pick<Row, 'keys'>): StoredKeys | undefined => {
  const text = keys && decrypt(SECRET, PURPOSE, keys);
  return text ? (JSON.parse(text) as StoredKeys) : undefined;
};

const readRows = (sql: Sql): Promise<Row[]> => tables(sql).selectFrom('payment_providers').selectAll().execute();

/** With the keys that are stored now. Every process does, at its start and after every change. */
export const reloadKeys = async (strapi: Core.Strapi): Promise<void> => {
  const rows = await readRows(strapi.db.connection);
  connectProviders(
    new Map(
      rows.flatMap((row) => {
        const keys = keysIn(row);
        return keys ? [[row.name, keys] as const] : [];
      }),
    ),
  );
};

export const followKeys = (strapi: Core.Strapi): void =>
  signals.on(CHANNEL, () => {
    reloadKeys(strapi)
      .then(() => checkConnections(strapi))
      .catch((error: Error) => strapi.log.error(`The keys of payment providers weren’t read: ${error.message}`));
  });

const webhookUrl = ({ name }: Provider): string => `${environment.publicUrl}/api/payments/${name}/events`;

/** Keys of payment providers that administrators enter. Those of the environment come first. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const named = (name: string): Provider => {
    const provider = providerNamed(name);
    if (!provider) throw notFound('This payment provider does not exist');
    return provider;
  };

  const rowOf = async ({ name, title }: Provider, trx: Sql = sql): Promise<Row> => {
    await tables(trx)
      .insertInto('payment_providers')
      .values({ name, title })
      .onConflict((kept) => kept.doNothing())
      .execute();
    return tables(trx).selectFrom('payment_providers').where('name', '=', name).selectAll().executeTakeFirstOrThrow();
  };

  const read = async (name: string): Promise<ProviderSettings> => {
    const provider = named(name);
    const row = await rowOf(provider);
    const keys = keysIn(row);
    const { clientId, clientSecret, environment: mode, webhookId } = keys ?? NO_KEYS;
    return {
      name,
      title: provider.title,
      source: provider.isInEnvironment ? 'ENVIRONMENT' : keys ? 'PANEL' : 'NONE',
      environment: mode,
      clientId,
      hasSecret: clientSecret !== '',
      hasWebhook: webhookId !== '',
      webhookUrl: webhookUrl(provider),
      updatedAt: row.updated_at.toISOString(),
    };
  };

  /** Keys that aren’t accepted aren’t stored: whoever enters them still has the page open where they came from. */
  const requireAccepted = async (provider: Provider, keys: StoredKeys): Promise<void> => {
    const { fault, refused } = await provider.check(keys);
    if (fault) throw refused ? badField('clientId', fault.replace(/\.$/, '')) : conflict(fault.replace(/\.$/, ''));
  };

  /** Without one, the shop hears later of what happens at the provider. That’s no reason to refuse the keys. */
  const webhookOf = async (provider: Provider, keys: StoredKeys): Promise<string> => {
    try {
      return await provider.registerWebhook(keys, webhookUrl(provider));
    } catch (error) {
      strapi.log.warn(`${provider.title} has no webhook for ${webhookUrl(provider)}: ${(error as Error).message}`);
      return '';
    }
  };

  const store = async (provider: Provider, openedAt: string | undefined, keys: StoredKeys | null): Promise<void> => {
    const { id } = await rowOf(provider);
    const guarded = {
      table: 'payment_providers',
      id,
      openedAt,
      noun: 'payment provider',
      current: () => read(provider.name),
    };
    const row = {
      keys: keys && encrypt(SECRET, PURPOSE, JSON.stringify(keys)),
      environment: keys?.environment ?? null,
      client_id: keys?.clientId ?? null,
      updated_at: new Date(),
    };
    await services(strapi).history.activity.watch({ kind: 'paymentProvider', ids: [id] }, () =>
      guardedRow(strapi, guarded, async (trx) => {
        await tables(trx).updateTable('payment_providers').where('id', '=', id).set(row).execute();
        await trx.raw('SELECT pg_notify(?, ?)', [CHANNEL, '']);
      }),
    );
    await reloadKeys(strapi);
    await checkConnections(strapi);
  };

  const requireOwn = (provider: Provider): void => {
    if (provider.isInEnvironment) throw conflict(`The keys of ${provider.title} are set on the server`);
  };

  return {
    read,
    names: () => providers.map(({ name }) => name),

    async change(name: string, { updatedAt, clientSecret, ...input }: ProviderKeysInput): Promise<ProviderSettings> {
      const provider = named(name);
      requireOwn(provider);
      const stored = keysIn(await rowOf(provider));
      const keys = { ...input, clientSecret: clientSecret || (stored?.clientSecret ?? ''), webhookId: '' };
      if (!keys.clientSecret) throw badField('clientSecret', 'Enter the secret');
      await requireAccepted(provider, keys);
      await store(provider, updatedAt, { ...keys, webhookId: await webhookOf(provider, keys) });
      return read(name);
    },

    /** Orders that were paid with it need its keys to be checked and refunded. */
    async disconnect(name: string): Promise<ProviderSettings> {
      const provider = named(name);
      requireOwn(provider);
      await store(provider, undefined, null);
      return read(name);
    },

    async test(name: string): Promise<TestPayment> {
      const provider = named(name);
      try {
        return { reference: await provider.openTestPayment(keysIn(await rowOf(provider))) };
      } catch (error) {
        const why = error instanceof GatewayRefusal ? error.explanation : (error as Error).message;
        throw conflict(`${provider.title} didn’t open a test payment: ${why}`);
      }
    },
  };
};
