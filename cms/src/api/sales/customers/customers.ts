import type {
  BulkReport,
  CustomerBulkInput,
  CustomerDetail,
  CustomerList,
  CustomerListQuery,
  UpdateCustomerInput,
} from '@stoa/contract';
import { MAX_CUSTOMER_TAGS } from '@stoa/contract';
import { guardedRow } from '../../../database/guarded-change';
import { oneByOne } from '../../../database/one-by-one';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { conflict } from '../../../http/problem';
import { type Context, services } from '../../../services';
import type { OrderActor } from '../orders/actor';
import { readCustomerDetail } from './customer-detail';
import { readChoices, readCustomers } from './customer-list';
import { missingCustomer, toCustomer } from './customer-rows';
import { eraseCustomer } from './erase';
import { readCustomerData } from './export';
import { mergeCustomers } from './merge';

const sortedTags = (tags: readonly string[]): string[] => [...new Set(tags)].sort();

/** Who buys, for the panel. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const detail = async (id: number): Promise<CustomerDetail> => {
    const customer = await readCustomerDetail(strapi, id);
    if (!customer) throw missingCustomer();
    return customer;
  };

  const write = (trx: Sql, id: number, { name, phone, note, tags }: Omit<UpdateCustomerInput, 'updatedAt'>) =>
    tables(trx)
      .updateTable('customers')
      .where('id', '=', id)
      .set({
        ...(name === undefined ? {} : { name }),
        ...(phone === undefined ? {} : { phone }),
        ...(note === undefined ? {} : { note }),
        ...(tags === undefined ? {} : { tags: sortedTags(tags) }),
        updated_at: new Date(),
      })
      .execute();

  const retag = async (id: number, change: (tags: string[]) => string[]): Promise<void> => {
    await strapi.db.transaction(async ({ trx }) => {
      const row = await tables(trx)
        .selectFrom('customers')
        .where('id', '=', id)
        .forNoKeyUpdate()
        .select('tags')
        .executeTakeFirst();
      if (!row) throw missingCustomer();
      const tags = sortedTags(change(row.tags));
      if (tags.length > MAX_CUSTOMER_TAGS) throw conflict(`A customer can have at most ${MAX_CUSTOMER_TAGS} tags`);
      if (tags.join('\n') !== row.tags.join('\n')) await write(trx, id, { tags });
    });
  };

  return {
    detail,
    choices: () => readChoices(sql),
    data: (id: number) => readCustomerData(strapi, id),

    async list(query: CustomerListQuery): Promise<CustomerList> {
      const { rows, pagination } = await readCustomers(sql, query);
      return { items: rows.map(toCustomer), pagination };
    },

    async change(id: number, { updatedAt, ...input }: UpdateCustomerInput): Promise<CustomerDetail> {
      const opened = { table: 'customers', id, openedAt: updatedAt, noun: 'customer', current: () => detail(id) };
      await services(strapi).history.activity.watch({ kind: 'customer', ids: [id] }, () =>
        guardedRow(strapi, opened, (trx) => write(trx, id, input)),
      );
      return detail(id);
    },

    bulk({ ids, action, tag }: CustomerBulkInput): Promise<BulkReport> {
      const change = (tags: string[]) => (action === 'addTag' ? [...tags, tag] : tags.filter((one) => one !== tag));
      return oneByOne(strapi, { ids, table: 'customers', title: 'name' }, (id) => retag(id, change));
    },

    async merge(id: number, otherId: number): Promise<CustomerDetail> {
      await mergeCustomers(strapi, id, otherId);
      return detail(id);
    },

    erase: (id: number, actor: OrderActor) => eraseCustomer(strapi, id, actor),
  };
};
