import Box from '@mui/material/Box';
import { VisuallyHidden } from '@stoa/web-kit';
import { getIn, useFormikContext } from 'formik';

/** Of each field, the tab it's in. */
export type TabFields<Tab extends string> = Record<string, { tab: Tab }>;

/** Whether a tab has a field with an error, once a save was tried. */
export function useWrongTabs(fields: TabFields<string>): (tab: string) => boolean {
  const { errors, submitCount } = useFormikContext();
  return (tab) =>
    submitCount > 0 &&
    Object.entries(fields).some(([name, field]) => field.tab === tab && getIn(errors, name) !== undefined);
}

export const tabLabel = (label: string, isWrong: boolean) =>
  isWrong ? (
    <Box component="span" sx={{ color: 'error.main' }}>
      {label} <span aria-hidden="true">●</span>
      <VisuallyHidden>(needs attention)</VisuallyHidden>
    </Box>
  ) : (
    label
  );
