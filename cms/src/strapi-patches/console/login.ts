/**
 * Replaces `checkCredentials` of Strapi’s service `admin::auth`.
 * Strapi’s own counts no failures across networks and replicas, and answers sooner for unknown addresses.
 * Without it, passwords of editors can be guessed, and their addresses found out.
 */
import type { Core } from '@strapi/strapi';
import { isPassword } from '../../security/passwords';
import { services } from '../../services';

interface Credentials {
  email: string;
  password: string;
}

interface Editor {
  email: string;
  password: string | null;
  isActive: boolean;
}

type Verdict = [error: null, editor: Editor | false, why?: { message: string }];

interface AdminAuth {
  checkCredentials(credentials: Credentials): Promise<Verdict>;
}

const refusedFor = (message: string): Verdict => [null, false, { message }];

/** Without this code, Strapi answers every login error with 501. */
const asItIs = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { details } = error as { details?: object };
  return Object.assign(error, { details: { ...details, code: 'LOGIN_NOT_ALLOWED' } });
};

/**
 * Counts failed console logins as the shop does, on separate counters. Unknown addresses take as long as known ones: Strapi's own
 * login only checks a password if the account exists.
 */
export const guardConsoleLogin = (strapi: Core.Strapi): void => {
  const auth = strapi.service('admin::auth') as unknown as AdminAuth;

  const check = async ({ email, password }: Credentials): Promise<Verdict> => {
    const { loginThrottle } = services(strapi).auth;
    const attempt = { email: `console ${email}`, address: strapi.requestContext.get()?.ip ?? '' };
    await loginThrottle.attempt(attempt);
    const editor: Editor | null = await strapi.db.query('admin::user').findOne({ where: { email } });
    if (!(await isPassword(password, editor?.password)) || !editor) return refusedFor('Invalid credentials');
    if (!editor.isActive) return refusedFor('User not active');
    await loginThrottle.succeeded(attempt);
    return [null, editor];
  };

  auth.checkCredentials = (credentials) =>
    check(credentials).catch((error) => {
      throw asItIs(error);
    });
};
