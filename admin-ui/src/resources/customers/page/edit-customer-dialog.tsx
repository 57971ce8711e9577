import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { adminPaths, type CustomerDetail, updateCustomerInput } from '@stoa/contract';
import {
  currentIfStale,
  Form,
  FormAlert,
  SubmitButton,
  schemaErrors,
  TextField,
  useReload,
  useToast,
} from '@stoa/web-kit';
import { useId } from 'react';
import { changeCustomer, useCustomer } from '../api';

type EditCustomerDialogProps = { customer: CustomerDetail; onClose: () => void };

export function EditCustomerDialog({ customer, onClose }: EditCustomerDialogProps) {
  const id = useId();
  const { mutate } = useCustomer(String(customer.id));
  const [reload, reloadActivity] = [useReload(adminPaths.customers), useReload(adminPaths.activity)];
  const toast = useToast();
  const title = 'Edit customer';
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Form
          aria-label={title}
          initialValues={{ name: customer.name, phone: customer.phone ?? '' }}
          validate={(values) => schemaErrors(updateCustomerInput, values)}
          failure="Failed to save the customer"
          onSubmit={async (values) => {
            const { updatedAt } = customer;
            try {
              const saved = await changeCustomer(customer.id, updateCustomerInput.cast({ ...values, updatedAt }));
              onClose();
              await mutate(saved, { revalidate: false });
              toast.success('Customer saved');
              await Promise.all([reload(), reloadActivity()]);
            } catch (error) {
              const current = currentIfStale<CustomerDetail>(error);
              if (current) await mutate(current, { revalidate: false });
              throw error;
            }
          }}
        >
          <TextField name="name" label="Name" autoComplete="off" />
          <TextField
            name="phone"
            label="Phone"
            type="tel"
            autoComplete="off"
            helperText="Optional. Their next order brings its own name and phone number. Earlier orders stay as they are."
          />
          <FormAlert />
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton size="medium" busy="Saving...">
              Save changes
            </SubmitButton>
          </Stack>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
