import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { adminPaths, fromCents, type OrderDetail, PAY_LINK_DAYS, swapDifference } from '@stoa/contract';
import { FormAlert, formatDollars, LoadError, sendData, useReload } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { FlagField } from '../../../components/form/flag-field';
import { FormCard } from '../../../components/form/layout/form-card';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { RecordForm } from '../../../components/form/saving/record-form';
import { useSaved } from '../../../components/form/saving/use-saved';
import { PageHeader } from '../../../components/page-header';
import { orderName } from '../../../lib/order-name';
import { QuantityFields } from '../components/quantity-fields';
import { orderPaths } from '../paths';
import { NewOrderDiscount } from './new-order-discount';
import { NewOrderLines } from './new-order-lines';
import { NewOrderSums } from './new-order-sums';
import { NotChangeable } from './not-changeable';
import {
  isSwappable,
  removedTotal,
  type SwapValues,
  swapErrors,
  swapOutcome,
  swapValues,
  swapVerb,
  toSwapInput,
  useOrderToSwap,
} from './swapped-order';

/** Items of a paid order for others. */
export function SwapItems() {
  const { number = '' } = useParams();
  const { data: order, error, mutate } = useOrderToSwap(number);
  return (
    <>
      <PageHeader
        title={`Swap items of order ${orderName(number)}`}
        intro="What the customer gets instead is an order of its own, shipped with this one. What they paid for the removed items pays for it."
      />
      {order && isSwappable(order) && <SwapForm key={order.updatedAt} order={order} />}
      {order && !isSwappable(order) && (
        <NotChangeable number={number}>Nothing of this order can be swapped anymore.</NotChangeable>
      )}
      {!order && !error && <FormSkeleton />}
      {!order && error && (
        <LoadError onRetry={() => void mutate()}>Failed to load the order. Please try again.</LoadError>
      )}
    </>
  );
}

function SwapForm({ order }: { order: OrderDetail }) {
  const { number } = order;
  const [initialValues] = useState(() => swapValues(order));
  // The form is checked as soon as it's known, before what shows it is drawn anew.
  const known = useRef(0);
  const [total, setTotal] = useState(0);
  // The order to be paid, which has the pay link.
  const [next, setNext] = useState<OrderDetail['swappedTo'][number] | null>(null);
  const saved = useSaved(
    next ? `Swap saved. Waiting for ${formatDollars(next.amount)}` : `Items of order ${orderName(number)} swapped`,
    () => orderPaths.order(next?.number ?? number),
  );
  const reload = useReload(adminPaths.orders);
  return (
    <RecordForm
      aria-label="Swap items"
      draft={`order-swap-${number}`}
      initialValues={initialValues}
      validate={(values) => swapErrors(values, order, known.current)}
      failure="Failed to swap the items"
      onSave={async (values) => {
        const { refunds } = await sendData<OrderDetail>(adminPaths.changeOrder(number, 'swap'), {
          body: toSwapInput(values, order, total),
        });
        const made = refunds.findLast(({ swappedTo }) => swappedTo !== null);
        if (made?.swappedTo && made.state === 'PENDING')
          setNext({ number: made.swappedTo, amount: fromCents(swapDifference(total, removedTotal(values, order))) });
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
          <Removed />
          <NewOrderLines title="Add" />
        </Stack>
        <Difference
          order={order}
          total={total}
          onTotal={(now) => {
            known.current = now;
            setTotal(now);
          }}
        />
      </Box>
      <FormAlert />
      <SwapButtons order={order} total={total} />
    </RecordForm>
  );
}

function SwapButtons({ order, total }: { order: OrderDetail; total: number }) {
  const { values } = useFormikContext<SwapValues>();
  const submit = swapVerb(total, removedTotal(values, order));
  return <FormButtons submit={submit} busy="Saving..." cancel={orderPaths.order(order.number)} />;
}

function Removed() {
  const { values } = useFormikContext<SwapValues>();
  return (
    <FormCard title="Remove">
      <QuantityFields lines={values.removed} name="removed" />
      <FormHelperText sx={{ margin: 0 }}>Only what isn’t fulfilled. It goes back into stock.</FormHelperText>
    </FormCard>
  );
}

type DifferenceProps = { order: OrderDetail; total: number; onTotal: (total: number) => void };

function Difference({ order, total, onTotal }: DifferenceProps) {
  const { values } = useFormikContext<SwapValues>();
  const { pickUp, address, email } = order;
  const removed = removedTotal(values, order);
  const outcome = swapOutcome(total, removed);
  return (
    <FormCard title="Difference">
      <NewOrderSums toPlace={!pickUp && address !== null} isShippingKept onQuoted={(quoted) => onTotal(quoted.total)} />
      <NewOrderDiscount />
      {removed > 0 && (
        <FormHelperText sx={{ margin: 0 }}>Paid for the removed items: {formatDollars(removed)}</FormHelperText>
      )}
      {total > 0 && removed > 0 && (
        <Alert severity="info" role="status">
          <strong>{outcome}</strong>
          {total > removed && `. If it isn’t paid within ${PAY_LINK_DAYS} days, the order stays as it is.`}
        </Alert>
      )}
      {email !== null && (
        <FlagField
          name="notifyCustomer"
          label="Email the customer"
          as="checkbox"
          helperText={values.notifyCustomer ? `${email} gets the new order.` : 'The customer isn’t told.'}
        />
      )}
    </FormCard>
  );
}
