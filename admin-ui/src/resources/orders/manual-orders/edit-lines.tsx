import Box from '@mui/material/Box';
import { adminPaths, canEditLines, type OrderDetail } from '@stoa/contract';
import { FormAlert, LoadError, sendData, useReload } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { FlagField } from '../../../components/form/flag-field';
import { FormCard } from '../../../components/form/layout/form-card';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import { MoneyField } from '../../../components/form/money-field';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { RecordForm } from '../../../components/form/saving/record-form';
import { useSaved } from '../../../components/form/saving/use-saved';
import { PageHeader } from '../../../components/page-header';
import { orderName } from '../../../lib/order-name';
import { orderPaths } from '../paths';
import { editErrors, toEditInput, useOrderToEdit } from './edited-order';
import { NewOrderDiscount } from './new-order-discount';
import { NOTHING_QUOTED, type Quoted } from './new-order-errors';
import type { NewOrderValues } from './new-order-fields';
import { NewOrderLines } from './new-order-lines';
import { NewOrderSums } from './new-order-sums';
import { NotChangeable } from './not-changeable';

/** What an unpaid order is made of. */
export function EditLines() {
  const { number = '' } = useParams();
  const { data, error, mutate } = useOrderToEdit(number);
  return (
    <>
      <PageHeader
        title={`Edit items of order ${orderName(number)}`}
        intro="Until it’s paid, you can add, remove, and reprice items. The order keeps its number and its shipping method."
      />
      {data && canEditLines(data.order) && <EditForm key={data.order.updatedAt} {...data} />}
      {data && !canEditLines(data.order) && (
        <NotChangeable number={number}>This order can’t be changed anymore.</NotChangeable>
      )}
      {!data && !error && <FormSkeleton />}
      {!data && error && (
        <LoadError onRetry={() => void mutate()}>Failed to load the order. Please try again.</LoadError>
      )}
    </>
  );
}

function EditForm({ order, values }: { order: OrderDetail; values: NewOrderValues }) {
  const { number } = order;
  const [initialValues] = useState(values);
  const quoted = useRef(NOTHING_QUOTED);
  const saved = useSaved(`Order ${orderName(number)} saved`, () => orderPaths.order(number));
  const reload = useReload(adminPaths.orders);
  const inputOf = (now: NewOrderValues) => toEditInput(now, order, quoted.current.total);
  return (
    <RecordForm
      aria-label="Edit items"
      draft={`order-lines-${number}`}
      initialValues={initialValues}
      validate={(now) => editErrors(now, inputOf(now))}
      failure="Failed to change the order"
      onSave={async (now) => {
        await sendData(adminPaths.changeOrder(number, 'edit-lines'), { body: inputOf(now) });
        await reload();
        return now;
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
        <NewOrderLines />
        <Total order={order} onQuoted={(now) => (quoted.current = now)} />
      </Box>
      <FormAlert />
      <FormButtons submit="Save changes" busy="Saving..." cancel={orderPaths.order(number)} />
    </RecordForm>
  );
}

function Total({ order, onQuoted }: { order: OrderDetail; onQuoted: (quoted: Quoted) => void }) {
  const { values } = useFormikContext<NewOrderValues>();
  const { shippingMethodName, pickUp, address, total, email } = order;
  return (
    <FormCard title="Total">
      <NewOrderSums toPlace={!pickUp && address !== null} before={total} onQuoted={onQuoted} />
      <NewOrderDiscount />
      {shippingMethodName !== null && <MoneyField name="shipping.price" label="Shipping price" />}
      {email !== null && (
        <FlagField
          name="notifyCustomer"
          label="Email the customer"
          as="checkbox"
          helperText={values.notifyCustomer ? `${email} gets the order as it is now.` : 'The customer isn’t told.'}
        />
      )}
    </FormCard>
  );
}
