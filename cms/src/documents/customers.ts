import { profileInput, registerInput } from '@stoa/contract';
import { contractRule } from './contract-rule';
import type { Rule } from './rule';

const FIELDS = ['name', 'email', 'password', 'avatar'];
const fields = contractRule({
  create: registerInput.concat(profileInput.pick(['avatar'])),
  update: registerInput.partial().concat(profileInput.pick(['avatar'])),
});

/** A customer of the console is one like those who register: the name to sign in with is the e-mail address. */
export const customerRule: Rule = async (draft, write) => {
  const entries = Object.entries(draft);
  const own = Object.fromEntries(entries.filter(([name]) => FIELDS.includes(name)));
  const checked = await fields(own, write);
  const username = checked.email === undefined ? {} : { username: checked.email };
  return { ...draft, ...checked, ...username, ...(write.action === 'create' ? { confirmed: true } : {}) };
};
