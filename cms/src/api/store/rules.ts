import { homeInput, menusInput, settingsInput } from '@stoa/contract';
import { contractRule } from '../../documents/contract-rule';
import type { Rule } from '../../documents/rule';
import { typedList } from '../../documents/typed-list';

type Schema = Parameters<typeof contractRule>[0]['update'];

/** For a record that always exists; `lists` are its JSON fields. */
const singleRule = (fields: Schema, lists: string[]): Rule => {
  const rule = contractRule({ create: fields, update: fields });
  return (draft, write) => {
    const typed = lists.filter((name) => name in draft).map((name) => [name, typedList(draft[name])]);
    return rule({ ...draft, ...Object.fromEntries(typed) }, write);
  };
};

export const settingRule = singleRule(settingsInput.omit(['updatedAt']), ['socialLinks']);
export const menuRule = singleRule(menusInput.omit(['updatedAt']), ['header', 'footer']);
export const homeRule = singleRule(homeInput.omit(['updatedAt']), ['sections']);
