import { hash, verify } from '@node-rs/bcrypt';

/** The same cost as Strapi's console, so a login takes the same time whoever created the account. */
const COST = 10;

/** Compared against for unknown addresses, so they take as long as a wrong password. */
const NOBODY = hash('no account has this password', { cost: COST });

/** Runs off the event loop, unlike Strapi's own bcryptjs. */
export const hashPassword = (password: string): Promise<string> => hash(password, { cost: COST });

export const isPassword = async (password: string, hashed: string | null | undefined): Promise<boolean> => {
  const same = await verify(password, hashed ?? (await NOBODY));
  return same && Boolean(hashed);
};
