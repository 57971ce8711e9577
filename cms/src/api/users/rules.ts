import { profileInput, registerInput } from '@stoa/contract';
import { contractRule } from '../../documents/contract-rule';
import type { Rule } from '../../documents/rule';

const FIELDS = ['name', 'email', 'password', 'avatar'];
const fields = contractRule({
  create: registerInput.concat(profileInput.pick(['avatar'])),
  update: registerInput.partial().concat(profileInput.pick(['avatar'])),
});

/** Customers created in the console work like those who register: the sign-in name is the email address. */
export const customerRule: Rule = async (draft, write) => {
  const entries = Object.entries(draft);
  const own = Object.fromEntries(entries.filter(([name]) => FIELDS.includes(name)));
  const checked = await fields(own, write);
  const username = checked.email === undefined ? {} : { username: checked.email };
  return { ...draft, ...checked, ...username, ...(write.action === 'create' ? { confirmed: true } : {}) };
};
