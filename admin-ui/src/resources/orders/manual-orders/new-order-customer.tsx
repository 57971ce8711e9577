import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { OrderCustomer } from '@stoa/contract';
import { TextField, useDebounced } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { FormCard } from '../../../components/form/layout/form-card';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { useOrderCustomers } from '../api';
import type { NewOrderValues } from './new-order-fields';

export function NewOrderCustomer() {
  return (
    <FormCard title="Customer">
      <CustomerFinder />
      <TwoColumns>
        <TextField name="name" label="Name" autoComplete="off" />
        <TextField name="phone" label="Phone" type="tel" autoComplete="off" helperText="Optional." />
      </TwoColumns>
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        helperText="Optional. Without it, the customer gets no emails."
      />
      <TextField name="note" label="Note to the customer" multiline minRows={2} helperText="Optional." />
    </FormCard>
  );
}

const PAUSE_MS = 250;

/** Who ordered before. Choosing somebody fills in what their last order says. */
function CustomerFinder() {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const { data, isLoading } = useOrderCustomers(search);
  const { values, setValues } = useFormikContext<NewOrderValues>();

  const fill = (customer: OrderCustomer) => void setValues(withCustomer(values, customer));

  return (
    <Autocomplete<OrderCustomer>
      options={typed.trim() ? (data ?? []) : []}
      // The server has already filtered.
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      renderOption={({ key, ...props }, { name, email, phone }) => (
        <li key={key} {...props}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}
            <Typography variant="body2" color="textSecondary">
              {email ?? phone}
            </Typography>
          </Box>
        </li>
      )}
      loading={isLoading}
      noOptionsText={typed.trim() ? 'No customers found' : 'Type a name, an email, or a phone number'}
      inputValue={typed}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      value={null}
      onChange={(_event, chosen) => {
        if (chosen) fill(chosen);
      }}
      renderInput={(props) => <MuiTextField {...props} label="Find a customer" />}
    />
  );
}

/** An order that was picked up knows no address, so what is there stays. */
export function withCustomer(values: NewOrderValues, { name, email, phone, address }: OrderCustomer): NewOrderValues {
  const person = { ...values, name, email: email ?? '', phone: phone ?? '' };
  if (!address) return person;
  const { line1, line2, locality, administrativeArea, postalCode, country, recipient } = address;
  return {
    ...person,
    address: {
      recipient: recipient === name ? '' : recipient,
      line1,
      line2: line2 ?? '',
      locality: locality ?? '',
      administrativeArea: administrativeArea ?? '',
      postalCode: postalCode ?? '',
      country,
    },
  };
}
