import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { Form, FormAlert, type FormProps, SubmitButton } from '@stoa/web-kit';
import { useId } from 'react';

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
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Form<Values> aria-label={title} {...form}>
          {children}
          <FormAlert />
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
            <Button onClick={onClose}>{dismiss}</Button>
            <SubmitButton size="medium" busy={busy} color={color}>
              {submit}
            </SubmitButton>
          </Stack>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
