import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { adminPaths, type CustomerDetail, type CustomerSummary, counted } from '@stoa/contract';
import { type FieldErrors, useDebounced, useReload, useToast } from '@stoa/web-kit';
import { useField } from 'formik';
import { useState } from 'react';
import { FormDialog } from '../../../components/form/saving/form-dialog';
import { merge, useCustomer, useOtherCustomers } from '../api';

type MergeDialogProps = { customer: CustomerDetail; onClose: () => void };
interface Values {
  other: CustomerSummary | null;
}

export function MergeDialog({ customer, onClose }: MergeDialogProps) {
  const { mutate } = useCustomer(String(customer.id));
  const toast = useToast();
  const [reload, reloadOrders] = [useReload(adminPaths.customers), useReload(adminPaths.orders)];
  return (
    <FormDialog<Values>
      title={`Merge ${customer.name} with another customer`}
      submit="Merge"
      busy="Merging..."
      color="error"
      initialValues={{ other: null }}
      validate={({ other }): FieldErrors => (other ? {} : { other: 'Choose a customer' })}
      failure="Failed to merge the customers"
      onSubmit={async ({ other }) => {
        if (!other) return;
        await mutate(await merge(customer.id, other.id), { revalidate: false });
        onClose();
        toast.success('Customers merged');
        await Promise.all([reload(), reloadOrders()]);
      }}
      onClose={onClose}
    >
      <OtherField kept={customer} />
    </FormDialog>
  );
}

const PAUSE_MS = 250;

function OtherField({ kept }: { kept: CustomerDetail }) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const { data, isLoading } = useOtherCustomers(search);
  const [{ value: other }, { error, touched }, { setValue }] = useField<CustomerSummary | null>('other');
  const found = (data?.items ?? []).filter(({ id }) => id !== kept.id);
  return (
    <>
      <Autocomplete<CustomerSummary>
        options={typed.trim() ? found : []}
        // The server has already filtered.
        filterOptions={(options) => options}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, { id }) => one.id === id}
        renderOption={({ key, ...props }, { name, email, phone, orderCount }) => (
          <li key={key} {...props}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
              <Typography variant="body2" color="textSecondary">
                {[email ?? phone, counted(orderCount, 'order')].filter(Boolean).join(', ')}
              </Typography>
            </Box>
          </li>
        )}
        loading={isLoading}
        noOptionsText={typed.trim() ? 'No customers found' : 'Type a name, an email, or a phone number'}
        inputValue={typed}
        onInputChange={(_event, text) => setTyped(text)}
        value={other}
        onChange={(_event, chosen) => void setValue(chosen)}
        renderInput={(props) => (
          <MuiTextField
            {...props}
            label="The other customer"
            error={touched && error !== undefined}
            helperText={touched ? error : undefined}
          />
        )}
      />
      {other && <Consequences kept={kept} other={other} />}
    </>
  );
}

function Consequences({ kept, other }: { kept: CustomerDetail; other: CustomerSummary }) {
  return (
    <DialogContentText variant="body2" role="status">
      {[`${counted(other.orderCount, 'order')} of ${other.name}`, other.email].filter(Boolean).join(' and ')} will
      belong to {kept.name}, together with {other.name}’s note and tags. Only {kept.name} stays in the list. This can’t
      be undone.
    </DialogContentText>
  );
}
