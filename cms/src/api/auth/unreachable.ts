import { check, forgotPasswordInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';

/** Printable ASCII without capitals, which normalizing leaves as it is. PostgreSQL filters out these addresses, which are nearly all. */
const PLAIN = '^[!-@\\[-~]+$';

/** Whether a login, which normalizes the address, finds the account. */
const isReachable = ({ email }: { email: string }): boolean => {
  const typed = check(forgotPasswordInput, { email });
  return 'value' in typed && typed.value.email === email;
};

/**
 * Older accounts whose address couldn’t be normalized, because another account has the result. Only an operator can tell whose
 * is whose, so each start names them.
 */
export const nameUnreachable = async (strapi: Core.Strapi): Promise<void> => {
  for (const [table, people] of [
    ['up_users', 'customers'],
    ['admin_users', 'editors'],
  ] as const) {
    const unusual = await strapi.db.connection(table).whereRaw('email !~ ?', [PLAIN]).select('id', 'email');
    const ids = unusual.filter((account) => !isReachable(account)).map(({ id }) => id);
    if (ids.length > 0)
      strapi.log.warn(
        'These accounts can’t sign in, because their email addresses look like those of others or contain invisible ' +
          `characters. Give them other addresses in the console: ${people} with the ids ${ids.join(', ')}`,
      );
  }
};
