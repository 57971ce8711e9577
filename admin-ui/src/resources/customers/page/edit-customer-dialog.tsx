import { adminPaths, type CustomerDetail, updateCustomerInput } from '@stoa/contract';
import { currentIfStale, schemaErrors, TextField, useReload, useToast } from '@stoa/web-kit';
import { FormDialog } from '../../../components/form/saving/form-dialog';
import { changeCustomer, useCustomer } from '../api';

type EditCustomerDialogProps = { customer: CustomerDetail; onClose: () => void };

export function EditCustomerDialog({ customer, onClose }: EditCustomerDialogProps) {
  const { mutate } = useCustomer(String(customer.id));
  const [reload, reloadActivity] = [useReload(adminPaths.customers), useReload(adminPaths.activity)];
  const toast = useToast();
  return (
    <FormDialog
      title="Edit customer"
      submit="Save changes"
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
      onClose={onClose}
    >
      <TextField name="name" label="Name" autoComplete="off" />
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="off"
        helperText="Optional. Their next order brings its own name and phone number. Earlier orders stay as they are."
      />
    </FormDialog>
  );
}
