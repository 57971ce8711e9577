import DialogContentText from '@mui/material/DialogContentText';
import InputAdornment from '@mui/material/InputAdornment';
import { fromCents, leftToFulfill, leftToRefund, type OrderDetail, refundInput, toCents } from '@stoa/contract';
import { formatDollars, newKey, schemaErrors, TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FlagField } from '../../../components/form/flag-field';
import { EmailCustomer } from '../components/email-customer';
import { OrderDialog, type OrderDialogProps } from '../components/order-dialog';
import {
  QuantityFields,
  quantitiesOf,
  quantityErrors,
  type TypedQuantity,
  toLines,
} from '../components/quantity-fields';
import { formatSplit, refundAmount, refundOutcome, refundWay } from './refund-amount';

interface Values {
  lines: TypedQuantity[];
  amount: string;
  restock: boolean;
  reason: string;
  notifyCustomer: boolean;
}

/** Of an order that is paid and not fulfilled: all of it. */
export const CancelAndRefundDialog = (props: OrderDialogProps) => <RefundDialog {...props} cancels />;

/** What was paid by hand is paid back by hand: then this writes it down. */
export function RefundDialog({ cancels = false, ...props }: OrderDialogProps & { cancels?: boolean }) {
  const { order } = props;
  const { number, state, lines, refundable: left, notifyCustomer, updatedAt, canceledAt } = order;
  const [key] = useState(newKey);
  // Nothing of an order that needs attention was sold, so all of it is refunded, and nothing comes back.
  const isSold = state !== 'NEEDS_ATTENTION';
  const isAll = !isSold || canceledAt !== null || cancels;
  const refundable = quantitiesOf(lines, leftToRefund, (most) => (isAll ? most : 0));
  const toBody = ({ lines, amount, restock, ...rest }: Values) => ({
    ...rest,
    key,
    amount: amount.trim() === '' ? undefined : Number(amount),
    lines: toLines(lines).map((line) => ({ ...line, restock })),
  });
  return (
    <OrderDialog<Values>
      {...props}
      title={`${cancels ? 'Cancel and refund' : 'Refund'} order #${number}`}
      submit={({ amount }) => refundLabel(amount)}
      color="error"
      change="refund"
      done={({ refunds }) => refundOutcome(refunds.at(-1))}
      initialValues={{
        lines: refundable,
        amount: isAll ? left.toFixed(2) : '',
        restock: isSold,
        reason: '',
        notifyCustomer,
      }}
      validate={(values) => ({
        ...schemaErrors(refundInput, { updatedAt, ...toBody(values) }),
        ...(Number(values.amount) > left ? { amount: `You can refund up to ${formatDollars(left)}` } : {}),
        ...quantityErrors(values.lines),
      })}
      toBody={toBody}
    >
      <DialogContentText>
        {refundWay(order)}{' '}
        {cancels || !isSold
          ? `${formatDollars(left)} goes back.`
          : 'Leave quantities at 0 to refund only part of the money.'}
      </DialogContentText>
      {isSold && (
        <>
          <QuantityFields lines={refundable} />
          <FlagField name="restock" label="Restock items" as="checkbox" />
          <AmountField order={order} left={left} />
        </>
      )}
      <TextField name="reason" label="Reason (optional)" helperText="Only administrators see it" />
      <EmailCustomer order={order} />
    </OrderDialog>
  );
}

const refundLabel = (amount: string): string =>
  Number(amount) > 0 ? `Refund ${formatDollars(Number(amount))}` : 'Refund';

/** What was shipped may never come back, though its money is refunded. */
const stillHere = ({ line, most }: TypedQuantity): number =>
  line.needsShipping ? Math.min(most, leftToFulfill(line)) : most;

/** Follows the quantities. What is typed stays until they change again. All of the money is for all that hasn’t gone out. */
function AmountField({ order, left }: { order: OrderDetail; left: number }) {
  const { values, setFieldValue } = useFormikContext<Values>();
  const quantities = values.lines.map(({ quantity }) => quantity).join();
  const filledFor = useRef(quantities);
  const suggest = useEffectEvent(() => {
    const typed = new Map(
      values.lines.map(({ line, quantity, most }) => [line.id, Math.min(most, Number(quantity) || 0)]),
    );
    const cents = refundAmount(order, ({ id }) => typed.get(id) ?? 0);
    void setFieldValue('amount', cents === 0 ? '' : fromCents(cents).toFixed(2));
  });
  useEffect(() => {
    if (filledFor.current === quantities) return;
    filledFor.current = quantities;
    suggest();
  }, [quantities]);
  const { amount } = values;
  const fillQuantities = useEffectEvent(() => {
    if (toCents(Number(amount)) !== toCents(left) || toLines(values.lines).length > 0) return;
    const all = values.lines.map((one) => ({ ...one, quantity: String(stillHere(one)) }));
    filledFor.current = all.map(({ quantity }) => quantity).join();
    void setFieldValue('lines', all);
  });
  useEffect(() => {
    if (amount.trim() !== '') fillQuantities();
  }, [amount]);
  return (
    <TextField
      name="amount"
      label="Amount"
      helperText={formatSplit(order, Number(amount)) ?? `Up to ${formatDollars(left)}`}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
        htmlInput: { inputMode: 'decimal' },
      }}
    />
  );
}
