import DialogContentText from '@mui/material/DialogContentText';
import { fromCents, refundReturnInput } from '@stoa/contract';
import { formatDollars, newKey, schemaErrors, TextField } from '@stoa/web-kit';
import { useState } from 'react';
import { EmailCustomer } from '../components/email-customer';
import { OrderDialog } from '../components/order-dialog';
import { refundAmount, refundOutcome, refundWay } from '../refunds/refund-amount';
import { formatReturned, type ReturnDialogProps } from './return-dialog';

interface Values {
  amount: string;
  reason: string;
  notifyCustomer: boolean;
}

/** The ordinary refund, of what came back. What was restocked was so when it was received. */
export function RefundReturnDialog({ request, ...props }: ReturnDialogProps) {
  const { order } = props;
  const { refundable: left, updatedAt } = order;
  const [key] = useState(newKey);
  const quantities = new Map(request.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const suggested = fromCents(refundAmount(order, ({ id }) => quantities.get(id) ?? 0));
  const toBody = ({ amount, ...rest }: Values) => ({
    ...rest,
    key,
    returnId: request.id,
    amount: amount.trim() === '' ? undefined : Number(amount),
  });
  return (
    <OrderDialog<Values>
      {...props}
      title="Refund return"
      submit="Refund"
      color="error"
      change="refund-return"
      done={({ refunds }) => refundOutcome(refunds.at(-1))}
      initialValues={{ amount: suggested.toFixed(2), reason: '', notifyCustomer: order.notifyCustomer }}
      validate={(values) => ({
        ...schemaErrors(refundReturnInput, { updatedAt, ...toBody(values) }),
        ...(Number(values.amount) > left ? { amount: `You can refund up to ${formatDollars(left)}` } : {}),
      })}
      toBody={toBody}
    >
      <DialogContentText>
        {formatReturned(order, request)}. {refundWay(order)}
      </DialogContentText>
      <TextField
        name="amount"
        label="Amount"
        helperText={`Up to ${formatDollars(left)}`}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField name="reason" label="Reason (optional)" helperText="Only administrators see it" />
      <EmailCustomer order={order} />
    </OrderDialog>
  );
}
