import DialogContentText from '@mui/material/DialogContentText';
import { fromCents, leftToRefund, type OrderDetail, refundInput } from '@stoa/contract';
import { formatDollars, newKey, schemaErrors, TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FlagField } from '../../../components/form/flag-field';
import { dollars } from '../../../components/form/money-field';
import { orderName } from '../../../lib/order-name';
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

/** What was paid by hand is paid back by hand: then this writes it down. */
export function RefundDialog(props: OrderDialogProps) {
  const { order } = props;
  const { number, state, lines, refundable: left, notifyCustomer, updatedAt, canceledAt } = order;
  const [key] = useState(newKey);
  // Nothing of an order that needs attention was sold, so all of it is refunded, and nothing comes back.
  const isSold = state !== 'NEEDS_ATTENTION';
  const isAll = !isSold || canceledAt !== null;
  const refundable = quantitiesOf(lines, leftToRefund, (most) => (isAll ? most : 0));
  const hasLines = isSold && refundable.length > 0;
  const toBody = ({ lines, amount, restock, ...rest }: Values) => ({
    ...rest,
    key,
    amount: amount.trim() === '' ? undefined : Number(amount),
    lines: toLines(lines).map((line) => ({ ...line, restock })),
  });
  return (
    <OrderDialog<Values>
      {...props}
      title={`Refund order ${orderName(number)}`}
      submit="Refund"
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
        {refundWay(order)} {!isSold && `${formatDollars(left)} goes back.`}
        {hasLines && 'Leave quantities at 0 to refund only money.'}
      </DialogContentText>
      {hasLines && (
        <>
          <QuantityFields lines={refundable} />
          <FlagField name="restock" label="Restock items" as="checkbox" />
        </>
      )}
      {isSold && <AmountField order={order} left={left} />}
      <TextField name="reason" label="Reason (optional)" helperText="Only administrators see it" />
      <EmailCustomer order={order} />
    </OrderDialog>
  );
}

/** Follows the quantities. What is typed stays until they change again. */
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
  return (
    <TextField
      name="amount"
      label="Amount"
      helperText={formatSplit(order, Number(values.amount)) ?? `Up to ${formatDollars(left)}`}
      slotProps={{ input: dollars, htmlInput: { inputMode: 'decimal' } }}
    />
  );
}
