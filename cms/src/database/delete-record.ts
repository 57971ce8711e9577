import type { Core } from '@strapi/strapi';
import { notFound } from '../http/problem';

type Uid = Parameters<Core.Strapi['documents']>[0];

/** Deletes through the Document Service, as the console does. */
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
