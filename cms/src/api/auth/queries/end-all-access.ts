import type { Sql } from '../../../database/sql';

/** Everybody signs in again, in the shop, the panel, and the console. Links that were emailed open nothing anymore. */
export const endAllAccess = async (sql: Sql): Promise<void> => {
  await sql('auth_sessions').delete();
  await sql('strapi_sessions').delete();
  await sql('email_tokens').delete();
  await sql('up_users').update({ reset_password_token: null, confirmation_token: null });
  await sql('admin_users').update({ reset_password_token: null, registration_token: null });
};
