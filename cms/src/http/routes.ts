/** Routes are data; who may call one is part of its row. */
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const route =
  (...policies: string[]) =>
  (method: Method, path: string, handler: string) => ({
    method,
    path,
    handler,
    config: { auth: false as const, policies },
  });

export const forAll = route();
export const forSignedIn = route('global::is-signed-in');
export const forAdmins = route('global::is-admin');
/** For calls that set the refresh cookie or act on it: no other site may send them from a visitor's browser. */
export const forOwnPages = route('global::is-same-origin');
