import { settingsInput } from '@stoa/contract';
import { contractRule } from '../../documents/contract-rule';
import type { Rule } from '../../documents/rule';
import { typedList } from '../../documents/typed-list';

const fields = settingsInput.omit(['updatedAt']);
const settingFields = contractRule({ create: fields, update: fields });

export const settingRule: Rule = (draft, write) =>
  settingFields('socialLinks' in draft ? { ...draft, socialLinks: typedList(draft.socialLinks) } : draft, write);
