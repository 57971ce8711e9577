import type { Core, UID } from '@strapi/strapi';

interface Reference {
  id?: number;
  documentId?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/**
 * The console speaks of relations as `{ connect, disconnect, set }`, which Strapi understands only where a relation has a
 * table of its own. Ours to a single record are columns with a foreign key: here they become the id that the column takes.
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
