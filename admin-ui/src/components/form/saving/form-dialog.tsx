import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { FormAlert, type FormProps, SubmitButton } from '@stoa/web-kit';
import { useId } from 'react';
import { UnsavedDialog, useConfirmLeaving } from '../../unsaved/unsaved-provider';
import { ShortForm } from './short-form';

export type FormDialogProps<Values extends object> = Omit<FormProps<Values>, 'aria-label'> & {
  title: string;
  submit: string;
  busy?: string;
  dismiss?: string;
  color?: 'primary' | 'error';
  onClose: () => void;
};

/** A short form over a page. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const {
    title,
    submit,
    busy = 'Saving...',
    dismiss = 'Cancel',
    color = 'primary',
    onClose,
    children,
    ...form
  } = props;
  const id = useId();
  const confirmLeaving = useConfirmLeaving();
  const close = () => confirmLeaving(onClose, undefined, id);
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <UnsavedDialog value={id}>
          <ShortForm<Values> aria-label={title} {...form}>
            {children}
            <FormAlert />
            <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
              <Button onClick={close}>{dismiss}</Button>
              <SubmitButton size="medium" busy={busy} color={color}>
                {submit}
              </SubmitButton>
            </Stack>
          </ShortForm>
        </UnsavedDialog>
      </DialogContent>
    </Dialog>
  );
}
