import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { OrderChange, OrderDetail } from '@stoa/contract';
import { Form, FormAlert, type FormProps, SubmitButton } from '@stoa/web-kit';
import { type ReactNode, useId } from 'react';
import { type Done, useOrderChange } from '../api';

export type OrderDialogProps = { order: OrderDetail; onClose: () => void };

type ChangeDialogProps<Values extends object> = OrderDialogProps &
  Pick<FormProps<Values>, 'initialValues' | 'validate'> & {
    title: string;
    submit: string;
    dismiss?: string;
    color?: 'primary' | 'error';
    change: OrderChange;
    toBody: (values: Values) => object;
    done: Done;
    children: ReactNode;
  };

/** A form over the order’s page that makes one change of it. */
export function OrderDialog<Values extends object>(props: ChangeDialogProps<Values>) {
  const {
    order,
    onClose,
    title,
    submit,
    dismiss = 'Cancel',
    color = 'primary',
    change,
    toBody,
    done,
    children,
    ...form
  } = props;
  const id = useId();
  const send = useOrderChange(order);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Form
          aria-label={title}
          failure="Failed to change the order"
          onSubmit={async (values) => {
            await send(change, toBody(values), done);
            onClose();
          }}
          {...form}
        >
          {children}
          <FormAlert />
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
            <Button onClick={onClose}>{dismiss}</Button>
            <SubmitButton size="medium" busy="Saving..." color={color}>
              {submit}
            </SubmitButton>
          </Stack>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
