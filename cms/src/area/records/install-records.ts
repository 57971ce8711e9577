import type { Core } from '@strapi/strapi';
import type { DefinedRecord } from './define-record';

/** Tells Strapi of the content types and routes of defined kinds. For `register`, before it uses either. */
export const installRecords = (strapi: Core.Strapi, kinds: DefinedRecord[]): void => {
  for (const { uid = '', schema } of kinds) {
    const [namespace = '', name = ''] = uid.split('.');
    if (schema) strapi.get('content-types').add(namespace, { [name]: { schema } });
  }
  const routes = kinds.flatMap((kind) => kind.routes(strapi));
  strapi.get('apis').add('records', { routes: { records: { routes } } });
};
