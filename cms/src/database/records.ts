/** Writes by id through the Document Service, as the console writes. */
import type { Core } from '@strapi/strapi';
import { notFound } from '../http/problem';

type Uid = Parameters<Core.Strapi['documents']>[0];
/** Attribute names; the rules of src/documents check them. */
type Attributes = Record<string, unknown>;

export const createRecord = async (strapi: Core.Strapi, uid: Uid, data: Attributes): Promise<number> => {
  const { id } = await strapi.documents(uid).create({ data: data as never });
  return Number(id);
};

export const updateRecord = (strapi: Core.Strapi, uid: Uid, documentId: string, data: Attributes) =>
  strapi.documents(uid).update({ documentId, data: data as never });

export const deleteRecord = async (
  strapi: Core.Strapi,
  uid: Uid,
  id: number,
  noun: string,
): Promise<{ id: number }> => {
  const record = await strapi.db.query(uid).findOne({ where: { id }, select: ['documentId'] });
  const deleted = record && (await strapi.documents(uid).delete({ documentId: record.documentId }));
  if (!deleted?.entries.length) throw notFound(`This ${noun} does not exist`);
  return { id };
};
