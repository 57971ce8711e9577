import Stack from '@mui/material/Stack';
import { FormAlert } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { FORM_WIDTH } from '../form/layout/form-width';
import { FormButtons } from '../form/saving/form-buttons';

/** The cards of a page of settings, one below the other. */
export const SettingsColumn = ({ children }: { children: ReactNode }) => (
  <Stack spacing={2.5} sx={{ maxWidth: FORM_WIDTH }}>
    {children}
  </Stack>
);

type SettingsFormProps = {
  submit: string;
  busy?: string;
  /** Where Cancel leads. */
  cancel: string;
  /** The button that empties the settings. */
  clear?: ReactNode;
  children: ReactNode;
};

export const SettingsForm = ({ submit, busy = 'Saving...', cancel, clear, children }: SettingsFormProps) => (
  <SettingsColumn>
    {children}
    <FormAlert />
    <FormButtons submit={submit} busy={busy} cancel={cancel}>
      {clear}
    </FormButtons>
  </SettingsColumn>
);
