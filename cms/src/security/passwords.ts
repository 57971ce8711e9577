import { hash, verify } from '@node-rs/bcrypt';

/** The cost that Strapi's console hashes with: a login then takes the same time whoever created the account. */
const COST = 10;

/** What an unknown address is compared with, so that it costs the time of a wrong password. */
const NOBODY = hash('no account has this password', { cost: COST });

/** Off the event loop, unlike Strapi's own bcryptjs. */
export const hashPassword = (password: string): Promise<string> => hash(password, { cost: COST });

export const isPassword = async (password: string, hashed: string | null | undefined): Promise<boolean> => {
  const same = await verify(password, hashed ?? (await NOBODY));
  return same && Boolean(hashed);
};
