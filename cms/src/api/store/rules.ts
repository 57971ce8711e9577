import { brandInput, homeInput, menusInput, NO_TIME_ZONE, settingsInput } from '@stoa/contract';
import { contractRule } from '../../documents/contract-rule';
import type { Rule } from '../../documents/rule';
import { typedList } from '../../documents/typed-list';
import { badField } from '../../http/problem';
import { isKnownZone } from './queries/settings';

type Schema = Parameters<typeof contractRule>[0]['update'];

/** For a record that always exists; `lists` are its JSON fields. */
const singleRule = (fields: Schema, lists: string[], checkedTogether: string[] = []): Rule => {
  const rule = contractRule({ create: fields, update: fields, checkedTogether });
  return (draft, write) => {
    const typed = lists.filter((name) => name in draft).map((name) => [name, typedList(draft[name])]);
    return rule({ ...draft, ...Object.fromEntries(typed) }, write);
  };
};

const settings = singleRule(
  settingsInput.omit(['updatedAt']),
  ['socialLinks'],
  ['announcementFrom', 'announcementUntil'],
);

/** All figures are counted by it, so it has to be one that the database knows, too. */
export const settingRule: Rule = async (draft, write) => {
  const checked = await settings(draft, write);
  const { timeZone } = checked;
  if (typeof timeZone === 'string' && !(await write.read((sql) => isKnownZone(sql, timeZone))))
    throw badField('timeZone', NO_TIME_ZONE);
  return checked;
};
export const menuRule = singleRule(menusInput.omit(['updatedAt']), ['header', 'footer']);
export const homeRule = singleRule(homeInput.omit(['updatedAt']), ['sections']);
export const brandRule = singleRule(brandInput.omit(['updatedAt']), []);
