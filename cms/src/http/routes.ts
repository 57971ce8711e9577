/** Routes are data, including who may call them. */
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
/** For routes that set or use the refresh cookie: no other site may call them from a visitor's browser. */
export const forOwnPages = route('global::is-same-origin');
