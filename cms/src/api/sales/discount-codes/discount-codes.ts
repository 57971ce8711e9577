import type {
  CreateDiscountCodeInput,
  DiscountCode,
  DiscountCodeList,
  DiscountCodeListQuery,
  UpdateDiscountCodeInput,
} from '@stoa/contract';
import { guardedRow } from '../../../database/guarded-change';
import { conflict, notFound } from '../../../http/problem';
import { type Context, services } from '../../../services';
import { discountCodeRecord } from '../records';
import { insertCode, isUsed, readCodes, readDiscountCode, updateCode } from './code-row';

const missing = () => notFound('This discount code does not exist');

const kind = 'discountCode';
const { table } = discountCodeRecord;

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  const { activity } = services(strapi).history;

  const read = async (id: number): Promise<DiscountCode> => {
    const code = await readDiscountCode(sql, id);
    if (!code) throw missing();
    return code;
  };

  return {
    read,
    list: (query: DiscountCodeListQuery): Promise<DiscountCodeList> => readCodes(sql, query),

    async create(input: CreateDiscountCodeInput): Promise<DiscountCode> {
      const made = (id: number) => [id];
      return read(await activity.watch({ kind, made }, (trx) => insertCode(trx, input)));
    },

    async change(id: number, input: UpdateDiscountCodeInput): Promise<DiscountCode> {
      const opened = { table, id, openedAt: input.updatedAt, noun: 'discount code', current: () => read(id) };
      await guardedRow(strapi, opened, () => activity.watch({ kind, ids: [id] }, (trx) => updateCode(trx, id, input)));
      return read(id);
    },

    /** An order that is being placed with it has its row locked, so it's either seen here, or finds the code gone. */
    async remove(id: number): Promise<{ id: number }> {
      await activity.watch({ kind, ids: [id] }, async (trx) => {
        if (!(await trx(table).where({ id }).forUpdate().first('id'))) throw missing();
        if (await isUsed(trx, id))
          throw conflict('Orders have used this discount code, so it can’t be deleted. Turn it off instead');
        await trx(table).where({ id }).delete();
      });
      return { id };
    },
  };
};
