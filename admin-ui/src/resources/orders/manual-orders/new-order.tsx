import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { adminPaths, type ManualOrderChoices, type OrderDetail } from '@stoa/contract';
import { FormAlert, LoadError, newKey, sendData, TextField, useReload } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { SelectField } from '../../../components/form/choices/select-field';
import { FlagField } from '../../../components/form/flag-field';
import { FormCard } from '../../../components/form/layout/form-card';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { RecordForm } from '../../../components/form/saving/record-form';
import { useSaved } from '../../../components/form/saving/use-saved';
import { PageHeader } from '../../../components/page-header';
import { useOrderChoices } from '../api';
import { orderPaths } from '../paths';
import { NOTHING_QUOTED, orderErrors, type Quoted } from './new-order-errors';
import { type NewOrderValues, newOrder, OWN, toInput } from './new-order-fields';
import { NewOrderLines } from './new-order-lines';
import { NewOrderShipping } from './new-order-shipping';
import { NewOrderSums } from './new-order-sums';

const { orders } = adminPaths;

export function NewOrder() {
  const { data: choices, error, mutate } = useOrderChoices();
  return (
    <>
      <PageHeader title="New order" />
      {choices && <OrderForm choices={choices} />}
      {!choices && !error && <FormSkeleton />}
      {!choices && error && (
        <LoadError onRetry={() => void mutate()}>Failed to load the form. Please try again.</LoadError>
      )}
    </>
  );
}

function OrderForm({ choices }: { choices: ManualOrderChoices }) {
  const [initialValues] = useState(() => newOrder(newKey(), choices.country, choices.paymentMethods[0]?.id ?? ''));
  const created = useRef('');
  const quoted = useRef(NOTHING_QUOTED);
  const saved = useSaved('Order created successfully', () => created.current);
  const reload = useReload(orders);
  return (
    <RecordForm
      aria-label="New order"
      draft="new-order"
      initialValues={initialValues}
      validate={(values) => orderErrors(values, goesToPlace(values, choices), quoted.current)}
      failure="Failed to create the order"
      onSave={async (values) => {
        const { number } = await sendData<OrderDetail>(orders, {
          body: toInput(values, { toPlace: goesToPlace(values, choices), total: quoted.current.total }),
        });
        created.current = orderPaths.order(number);
        await reload();
        return values;
      }}
      {...saved}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Stack spacing={3}>
          <NewOrderLines />
          <Contact />
          <Shipping choices={choices} />
        </Stack>
        <Stack spacing={3}>
          <Payment choices={choices} onQuoted={(now) => (quoted.current = now)} />
          <FormAlert />
          <FormButtons submit="Create order" busy="Creating..." cancel={orderPaths.list} />
        </Stack>
      </Box>
    </RecordForm>
  );
}

const goesToPlace = ({ shipping: { by } }: NewOrderValues, { shippingMethods }: ManualOrderChoices): boolean =>
  by === OWN || shippingMethods.some(({ id, pickUp }) => String(id) === by && !pickUp);

function Contact() {
  return (
    <FormCard title="Customer">
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

function Shipping({ choices }: { choices: ManualOrderChoices }) {
  const { values } = useFormikContext<NewOrderValues>();
  return <NewOrderShipping shippingMethods={choices.shippingMethods} toPlace={goesToPlace(values, choices)} />;
}

function Payment({ choices, onQuoted }: { choices: ManualOrderChoices; onQuoted: (quoted: Quoted) => void }) {
  const { values } = useFormikContext<NewOrderValues>();
  return (
    <FormCard title="Payment">
      <NewOrderSums toPlace={goesToPlace(values, choices)} onQuoted={onQuoted} />
      <SelectField
        name="paymentMethod"
        label="Payment method"
        choices={choices.paymentMethods.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FlagField name="paid" label="Already paid" as="checkbox" />
      {values.paid && <TextField name="reference" label="Reference" helperText="Optional." />}
      {values.email.trim() !== '' && (
        <FlagField
          name="notifyCustomer"
          label="Email the customer"
          as="checkbox"
          helperText="Includes a link to their order. If this is off, later emails are off, too, unless you turn them on."
        />
      )}
    </FormCard>
  );
}
