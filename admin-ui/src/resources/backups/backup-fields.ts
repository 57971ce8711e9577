import type { BackupSettings } from '@stoa/contract';
import { type FieldTable, inputsOf } from '../../components/form/field-table';
import { typedNumber } from '../../components/form/typed-number';

export type BackupValues = {
  isOn: boolean;
  time: string;
  keepDaily: string;
  keepWeekly: string;
  keepMonthly: string;
  updatedAt: string;
};

export const toValues = ({ keepDaily, keepWeekly, keepMonthly, ...settings }: BackupSettings): BackupValues => ({
  ...settings,
  keepDaily: String(keepDaily),
  keepWeekly: String(keepWeekly),
  keepMonthly: String(keepMonthly),
});

export const toInput = ({ keepDaily, keepWeekly, keepMonthly, ...values }: BackupValues) => ({
  ...values,
  keepDaily: typedNumber(keepDaily),
  keepWeekly: typedNumber(keepWeekly),
  keepMonthly: typedNumber(keepMonthly),
});

export const backupFields: FieldTable<BackupValues> = {
  isOn: { label: 'Back up every day', format: (isOn) => (isOn ? 'Yes' : 'No') },
  time: { label: 'Time' },
  keepDaily: { label: 'Days' },
  keepWeekly: { label: 'Weeks' },
  keepMonthly: { label: 'Months' },
};

export const backupInputs = inputsOf(backupFields);
