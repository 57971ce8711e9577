import type { Core, UID } from '@strapi/strapi';
import type { DefinedRecord } from './define-record';

/**
 * The i18n plugin has given these to every content type that was there before ours: they are columns, and indexes are named by them.
 * So ours have the same.
 */
const addLocale = (strapi: Core.Strapi, uid: UID.ContentType): void => {
  const { attributes, collectionName } = strapi.contentType(uid);
  const { locale, localizations } = strapi.contentType('plugin::users-permissions.user').attributes as Record<
    string,
    Record<string, unknown>
  >;
  const joinColumn = { ...(localizations?.joinColumn as object), referencedTable: collectionName };
  Object.assign(attributes, { locale: { ...locale }, localizations: { ...localizations, target: uid, joinColumn } });
};

/** Tells Strapi of the content types and routes of defined kinds. For `register`, before it uses either. */
export const installRecords = (strapi: Core.Strapi, kinds: DefinedRecord[]): void => {
  for (const { uid = '', schema } of kinds) {
    const [namespace = '', name = ''] = uid.split('.');
    if (!schema) continue;
    strapi.get('content-types').add(namespace, { [name]: { schema } });
    addLocale(strapi, uid as UID.ContentType);
  }
  const routes = kinds.flatMap((kind) => kind.routes(strapi));
  strapi.get('apis').add('records', { routes: { records: { routes } } });
};
