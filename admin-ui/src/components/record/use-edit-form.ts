import { adminPaths } from '@stoa/contract';
import { sendData, useReload } from '@stoa/web-kit';
import { useRef } from 'react';
import { capitalized } from '../../lib/capitalized';
import { lastAddress } from '../../lib/last-address';
import { useSaved } from '../form/saving/use-saved';
import { type FormScreen, type FormValues, type SavedRecord, toValuesWith, withoutVersion } from './form-screen';
import type { RecordSetup } from './record-setup';

export type EditSetup = Pick<RecordSetup, 'kind' | 'one' | 'title' | 'view' | 'api' | 'path' | 'recordPath'>;

const useNoNames = () => null as never;

/** Returns what the form of an existing record needs, given the record. */
export function useEditForm<Values extends FormValues, Record extends SavedRecord, Names>(
  { one, api, path, recordPath }: EditSetup,
  screen: FormScreen<Values, Record, Names>,
) {
  const { fields, toInput = withoutVersion, rebase, useNames = useNoNames, longName = one } = screen;
  const toValues = toValuesWith(screen);
  const saved = useSaved(`${capitalized(longName)} updated successfully`, () => lastAddress(path));
  const [reload, reloadActivity] = [useReload(api), useReload(adminPaths.activity)];
  const names = useNames();
  /** What the form held before the save that is under way. */
  const opened = useRef<Values>(undefined);
  return ({ id }: Record, onChanged: (saved: Record) => void) => ({
    'aria-label': `Edit ${one}`,
    draft: `${one.replaceAll(' ', '-')}-${id}`,
    failure: `Failed to update ${longName}`,
    conflict: { fields, names, rebase, toValues: (current: Record) => toValues(current, opened.current) },
    onSave: async (values: Values, before: Values) => {
      opened.current = before;
      const body = { ...toInput(values), updatedAt: values.updatedAt };
      const changed = await sendData<Record>(recordPath(id), { method: 'PATCH', body });
      await Promise.all([reload(), reloadActivity()]);
      onChanged(changed);
      return toValues(changed, values);
    },
    canStay: true,
    ...saved,
  });
}
