import Button from '@mui/material/Button';
import { type OrderDetail, type OrderMail, type OrderReturn, RETURN_MAILS } from '@stoa/contract';
import { errorMessage, formatDate, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { type Action, MoreActions } from '../../../components/more-actions';
import { PhoneAction } from '../../../components/phone-action';
import { useMailConnected } from '../../../lib/use-mail-connected';
import { useOrderChange } from '../api';
import { FulfillDialog } from '../fulfillment/fulfill-dialog';
import { dueAttendance, useAttendance } from '../fulfillment/use-attendance';
import { mailName, nameOf } from '../order-words';
import { orderPaths } from '../paths';
import { MarkPaidDialog } from '../payments/mark-paid-dialog';
import { usePayLink } from '../payments/use-pay-link';
import { RefundDialog } from '../refunds/refund-dialog';
import { ReturnDialog } from '../returns/return-dialogs';
import { isReturnStep, RETURN_STEP_NAMES, type ReturnStep, returnFor } from '../returns/return-steps';
import { CancelDialog } from './cancel-dialog';
import { hasSomethingLeft, type OrderStep, stepsOf } from './order-steps';
import { ReleaseDialog } from './release-dialog';

const dialogs = {
  pay: MarkPaidDialog,
  fulfill: FulfillDialog,
  refund: RefundDialog,
  release: ReleaseDialog,
  cancel: CancelDialog,
};

const stepName = (step: OrderStep, order: OrderDetail): string =>
  ({
    ...RETURN_STEP_NAMES,
    fulfill: order.pickUp ? 'Mark as ready' : 'Fulfill',
    attend: attendName(order),
    payLink: 'Copy pay link',
    pay: 'Mark as paid',
    refund: 'Refund',
    release: 'Release items',
    cancel: 'Cancel order',
  })[step];

const attendName = (order: OrderDetail): string => {
  const [first, ...others] = dueAttendance(order);
  return first && others.length > 0 ? `Mark as attended: ${nameOf(first)}` : 'Mark as attended';
};

/** What can be done with an order as it is. One button is what usually comes next; the menu has the rest. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null);
  const [ofReturn, setOfReturn] = useState<{ step: ReturnStep; request: OrderReturn } | null>(null);
  const copyPayLink = usePayLink(order.number);
  const { isSaving, mark } = useAttendance(order);
  const resends = useResends(order);
  const { next, refunds, others } = stepsOf(order);
  const Dialog = opened && dialogs[opened];
  function take(step: OrderStep) {
    const [attended] = dueAttendance(order);
    if (step === 'payLink') void copyPayLink();
    else if (step === 'attend') {
      if (attended && !isSaving) void mark(attended, true);
    } else if (isReturnStep(step)) {
      const request = returnFor(order.returns, step);
      if (request) setOfReturn({ step, request });
    } else setOpened(step);
  }
  const actions: Action[] = [
    ...others.map((step) => ({
      label: stepName(step, order),
      isGrave: step === 'cancel' || step === 'declineReturn',
      run: () => take(step),
    })),
    ...papersOf(order),
    ...resends,
  ];
  return (
    <>
      {refunds && (
        <Button variant="outlined" onClick={() => take('refund')}>
          {stepName('refund', order)}
        </Button>
      )}
      <MoreActions actions={actions} />
      {next && (
        <PhoneAction>
          <Button variant="contained" onClick={() => take(next)}>
            {stepName(next, order)}
          </Button>
        </PhoneAction>
      )}
      {Dialog && <Dialog order={order} onClose={() => setOpened(null)} />}
      {ofReturn && <ReturnDialog {...ofReturn} order={order} onClose={() => setOfReturn(null)} />}
    </>
  );
}

const papersOf = (order: OrderDetail): Action[] => {
  const { number, invoiceNumber } = order;
  return [
    ...(hasSomethingLeft(order) ? [{ label: 'Packing slip', to: orderPaths.paper(number, 'packing-slip') }] : []),
    ...(invoiceNumber === null ? [] : [{ label: 'Invoice', to: orderPaths.paper(number, 'invoice') }]),
  ];
};

/** Emails that the customer may have lost. */
function useResends(order: OrderDetail): Action[] {
  const toast = useToast();
  const change = useOrderChange(order);
  const isConnected = useMailConnected();
  const done =
    isConnected === false ? 'Email wasn’t sent: no mail server is connected' : `We’re emailing ${order.email}`;
  return order.mails.flatMap((mail) =>
    aboutOf(mail, order).map((about) => ({
      label: `Email again: ${mailName(mail, order)}${about.of}`,
      run: () =>
        void change('resend', { mail, returnId: about.returnId }, done).catch((error) =>
          toast.error('Error', errorMessage(error, 'Failed to send the email')),
        ),
    })),
  );
}

/** The returns that an email is true of, told apart by their days if there are several. */
function aboutOf(mail: OrderMail, { returns }: OrderDetail): { returnId: number | null; of: string }[] {
  const fitting = returns.filter(({ state }) => RETURN_MAILS[state] === mail);
  if (fitting.length === 0) return [{ returnId: null, of: '' }];
  return fitting.map(({ id, requestedAt }) => ({
    returnId: id,
    of: fitting.length > 1 ? `, ${formatDate(requestedAt)}` : '',
  }));
}
