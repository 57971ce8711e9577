/** Writes by id through the Document Service, like the console. */
import type { Core } from '@strapi/strapi';
import { notFound } from '../http/problem';

type Uid = Parameters<Core.Strapi['documents']>[0];
/** Attribute names; checked by the rules in src/documents. */
type Attributes = Record<string, unknown>;

export const createRecord = async (strapi: Core.Strapi, uid: Uid, data: Attributes): Promise<number> => {
  const { id } = await strapi.documents(uid).create({ data: data as never });
  return Number(id);
};

export const updateRecord = (strapi: Core.Strapi, uid: Uid, documentId: string, data: Attributes) =>
  strapi.documents(uid).update({ documentId, data: data as never });

/** If several requests delete the same record at once, one succeeds and the others find nothing. */
export const deleteRecord = async (
  strapi: Core.Strapi,
  uid: Uid,
  id: number,
  noun: string,
): Promise<{ id: number }> => {
  const { tableName } = strapi.db.metadata.get(uid);
  await strapi.db.transaction(async ({ trx }) => {
    const row = await trx(tableName).where({ id }).forUpdate().first('document_id');
    if (!row) throw notFound(`This ${noun} does not exist`);
    await strapi.documents(uid).delete({ documentId: row.document_id });
  });
  return { id };
};
