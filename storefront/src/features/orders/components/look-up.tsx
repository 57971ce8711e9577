import { lookUpInput } from '@stoa/contract';
import { Form, FormAlert, Note, SubmitButton, schemaErrors, TextField } from '@stoa/web-kit';
import { useState } from 'react';
import { useOrderName } from '../../../components/orders/use-order-name';
import { lookUpOrder } from '../api';

/** For customers who have lost the link. */
export function LookUp() {
  const { hasPrefixes } = useOrderName();
  const [notice, setNotice] = useState('');
  return (
    <Form
      aria-label="Find your order"
      initialValues={{ number: '', email: '' }}
      validate={(values) => schemaErrors(lookUpInput, values)}
      onSubmit={async (values) => {
        setNotice('');
        const { message } = await lookUpOrder(lookUpInput.cast(values));
        setNotice(`${message}.`);
      }}
      failure="We couldn’t look for your order. Please try again."
    >
      <TextField
        name="number"
        label="Order number"
        required
        autoComplete="off"
        slotProps={hasPrefixes ? {} : numeric}
      />
      <TextField name="email" label="Email" type="email" required autoComplete="email" />
      {notice && <Note severity="success">{notice}</Note>}
      <FormAlert />
      <SubmitButton busy="Sending...">Email me a link</SubmitButton>
    </Form>
  );
}

const numeric = { htmlInput: { inputMode: 'numeric' } } as const;
