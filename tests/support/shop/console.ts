import { ADMIN } from '../run/cms';
import { Client } from './client';
import type { Shop } from './shop';

/** An editor signed in to the console, with the calls its forms make. */
export const openConsole = async (shop: Shop) => {
  const client = new Client(shop.url);
  client.token = (await client.post<{ token: string }>('/cms/admin/login', ADMIN)).data.token;
  const path = (uid: string, rest = '') => `/cms/content-manager/collection-types/${uid}${rest}`;

  return {
    list: (uid: string, query = '') => client.get(path(uid, `?${query}`)),
    read: (uid: string, documentId: string) => client.get(path(uid, `/${documentId}`)),
    create: (uid: string, data: object) => client.post(path(uid), data),
    save: (uid: string, documentId: string, data: object) => client.send('PUT', path(uid, `/${documentId}`), data),
    saveSingle: (uid: string, data: object) => client.send('PUT', `/cms/content-manager/single-types/${uid}`, data),
    clone: (uid: string, documentId: string, data: object) => client.post(path(uid, `/clone/${documentId}`), data),
    remove: (uid: string, documentId: string) => client.delete(path(uid, `/${documentId}`)),
    /** The layout of the editor's form and list for a type. */
    configuration: (uid: string) => client.get(`/cms/content-manager/content-types/${uid}/configuration`),
    removeRole: (id: number) => client.delete(`/cms/users-permissions/roles/${id}`),
    removeAll: (uid: string, documentIds: string[]) => client.post(path(uid, '/actions/bulkDelete'), { documentIds }),
  };
};
