import { check, type RegisterInput, registerInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { environment } from '../../environment';
import { Failure } from '../../failure';
import { services } from '../../services';

/** Strapi creates these on first start. Nobody has their values, yet they grant full access. */
const STRAPI_TOKENS = ['Read Only', 'Full Access'];

/**
 * Creates the first administrator of both the panel and the console. Without one, the console would make its first visitor a
 * super administrator, so the shop won't start until one is configured.
 */
export const ensureAdministrator = async (strapi: Core.Strapi): Promise<void> => {
  const editors = strapi.service('admin::user');
  const accounts = services(strapi).auth.accounts;
  const [inConsole, inShop] = await Promise.all([editors.exists(), accounts.hasAdministrator()]);
  if (inConsole && inShop) return;

  const { name, email, password } = namedByOperator();
  if (!inShop) await accounts.makeAdministrator({ name, email, password });
  if (inConsole) return;
  await strapi.db.query('admin::api-token').deleteMany({ where: { name: { $in: STRAPI_TOKENS } } });
  await editors.createFirstAdmin({ firstname: name, email, password });
};

const namedByOperator = (): RegisterInput => {
  const { adminEmail: email, adminPassword: password } = environment;
  const input = check(registerInput, { name: 'Administrator', email, password });
  if ('value' in input) return input.value;
  const faults = input.errors.map(({ message }) => message).join('; ');
  throw new Failure(`There is no administrator yet, and ADMIN_EMAIL and ADMIN_PASSWORD don’t define one: ${faults}`);
};
