import {
  ACTIVITY_ACTIONS,
  type ActivityAction,
  type ActivityEntry,
  type ChangedValue,
  formatCount,
  type SubjectKind,
} from '@stoa/contract';

import type { FieldWords, RecordKind, RecordKinds } from '../../lib/record-kinds';

const ACTIONS: Record<ActivityAction, { past: string; name: string }> = {
  created: { past: 'created', name: 'Created' },
  updated: { past: 'changed', name: 'Changed' },
  deleted: { past: 'deleted', name: 'Deleted' },
  restored: { past: 'restored', name: 'Restored' },
  purged: { past: 'permanently deleted', name: 'Permanently deleted' },
};

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const kindChoices = (kinds: RecordKinds, offered: readonly SubjectKind[]) => [
  { value: '', label: 'All types' },
  ...offered.map((kind) => ({ value: kind as string, label: kinds[kind].many })),
];

export const actionChoices = [
  { value: '', label: 'All actions' },
  ...ACTIVITY_ACTIONS.map((action) => ({ value: action as string, label: ACTIONS[action].name })),
];

/** 'changed the item', to put before the title. The settings have no title. */
export const whatHappened = ({ action }: Pick<ActivityEntry, 'action'>, { one, asChanged }: RecordKind): string =>
  `${ACTIONS[action].past} ${asChanged ?? `the ${one}`}`;

export type ActivityFields = Record<string, NonNullable<FieldWords['activity']>>;

export const activityFields = (table: Record<string, FieldWords>): ActivityFields =>
  Object.fromEntries(
    Object.entries(table).map(([name, { label, activity }]) => [activity?.name ?? name, { label, ...activity }]),
  );

/** Falls back to the API's name for a field that no longer exists: 'discountPrice' → 'Discount price'. */
export const fieldName = (fields: ActivityFields, field: string): string =>
  fields[field]?.label ?? capital(field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/** A value as people read it; empty if there is none. */
export const valueText = (fields: ActivityFields, field: string, value: ChangedValue): string => {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const format = fields[field]?.format;
  if (format) return format(value as never);
  return typeof value === 'number' ? formatCount(value) : value;
};
