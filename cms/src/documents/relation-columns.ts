import type { Core, UID } from '@strapi/strapi';

interface Reference {
  id?: number;
  documentId?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/**
 * The console sends relations as `{ connect, disconnect, set }`, which Strapi only understands for relations with a table of
 * their own. Our relations to one record are foreign key columns, so this converts them to the column's id.
 */
export const relationColumns = (strapi: Core.Strapi): void => {
  const idOf = async (target: UID.ContentType, reference: unknown): Promise<unknown> => {
    if (!isRecord(reference)) return reference;
    const { id, documentId } = reference as Reference;
    if (id !== undefined) return id;
    const found = await strapi.db.query(target).findOne({ where: { documentId: documentId ?? '' }, select: ['id'] });
    return found?.id ?? null;
  };

  const columnValue = async (target: UID.ContentType, value: unknown): Promise<unknown> => {
    if (!isRecord(value) || Array.isArray(value)) return idOf(target, first(value) ?? null);
    const chosen = first(value.connect) ?? first(value.set);
    if (chosen !== undefined) return idOf(target, chosen);
    if ('set' in value || first(value.disconnect) !== undefined) return null;
    return 'connect' in value || 'disconnect' in value ? undefined : idOf(target, value);
  };

  strapi.documents.use(async (context, next) => {
    const data = 'data' in context.params ? (context.params.data as Record<string, unknown> | undefined) : undefined;
    if (!data) return next();
    for (const [name, attribute] of Object.entries(context.contentType.attributes)) {
      if (!('useJoinTable' in attribute) || attribute.useJoinTable !== false || data[name] === undefined) continue;
      if (!('target' in attribute) || typeof attribute.target !== 'string') continue;
      data[name] = await columnValue(attribute.target as UID.ContentType, data[name]);
    }
    return next();
  });
};
