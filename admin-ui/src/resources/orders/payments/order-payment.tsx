import Box from '@mui/material/Box';
import { formatGiftCardEnding, isOver, type OrderDetail, type Refund } from '@stoa/contract';
import { formatDollars, formatMoment } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Facts } from '../../../components/facts';
import { FormCard } from '../../../components/form/layout/form-card';
import { RecordLink } from '../../../components/record-link';
import { orderName } from '../../../lib/order-name';
import { useRecordKinds } from '../../../lib/record-kinds';
import { canCheck } from '../order-words';
import { orderPaths } from '../paths';
import { GiveUpRefund } from '../refunds/give-up-refund';
import { CheckPayment } from './check-payment';

const swapNames: Record<Refund['state'], string> = {
  PENDING: 'Swap pending',
  SUCCEEDED: 'Swapped',
  FAILED: 'Swap ended',
};

const refundNames: Record<Refund['state'], string> = {
  PENDING: 'Refund in progress',
  SUCCEEDED: 'Refunded',
  FAILED: 'Refund failed',
};

export function OrderPayment({ order }: { order: OrderDetail }) {
  const kinds = useRecordKinds();
  const { paymentMethodName, isTest, captures, refunds, reservedUntil, invoiceNumber, giftCard, giftCardId, swap } =
    order;
  const facts: [string, string][] = [
    [
      'Payment method',
      paymentMethodName ?? (giftCard ? 'Gift card' : swap ? `Order ${orderName(swap.number)}` : 'No payment'),
    ],
    ...(isTest ? [['Test mode', 'No money moves'] as [string, string]] : []),
    ...(reservedUntil ? [['Reserved until', formatMoment(reservedUntil)] as [string, string]] : []),
    ...(invoiceNumber === null ? [] : [['Invoice', String(invoiceNumber)] as [string, string]]),
  ];
  return (
    <FormCard title="Payment">
      <Facts>
        {facts.map(([name, text]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </Box>
        ))}
        {swap && !isOver(order.state) && (
          <>
            <dt>Swapped from</dt>
            <dd>
              {formatDollars(swap.amount)}
              <div>
                <RecordLink to={orderPaths.order(swap.number)}>{`Order ${orderName(swap.number)}`}</RecordLink>
              </div>
            </dd>
          </>
        )}
        {giftCard && (
          <>
            <dt>Gift card</dt>
            <dd>
              {formatDollars(giftCard.amount)}
              <div>
                <RecordLink to={giftCardId === null ? undefined : kinds.giftCard.edit?.(giftCardId)}>
                  {formatGiftCardEnding(giftCard.ending)}
                </RecordLink>
              </div>
            </dd>
          </>
        )}
        {captures.map(({ id, amount, provider, reference, madeAt }) => (
          <Box key={id} sx={{ display: 'contents' }}>
            <dt>Paid</dt>
            <dd>
              {formatDollars(amount)}
              <When>{formatMoment(madeAt)}</When>
              {provider === 'manual' && <div>Marked as paid</div>}
              {reference && <div>Reference: {reference}</div>}
            </dd>
          </Box>
        ))}
        {refunds.map((refund) => (
          <Box key={`refund ${refund.id}`} sx={{ display: 'contents' }}>
            <dt>{(refund.swappedTo === null ? refundNames : swapNames)[refund.state]}</dt>
            <dd>
              {formatDollars(refund.amount)}
              <When>
                {formatMoment(refund.madeAt)} by {refund.madeBy}
              </When>
              {refund.giftCardAmount > 0 && <div>{formatDollars(refund.giftCardAmount)} to the gift card</div>}
              {refund.swappedTo !== null && (
                <RecordLink
                  to={orderPaths.order(refund.swappedTo)}
                >{`For order ${orderName(refund.swappedTo)}`}</RecordLink>
              )}
              {refund.swappedTo === null && refund.swapAmount > 0 && swap && (
                <div>
                  {formatDollars(refund.swapAmount)} the way order {orderName(swap.number)} was paid
                </div>
              )}
              {refund.reason && <div>{refund.reason}</div>}
              {refund.failure && <div>{refund.failure}</div>}
              <GiveUpRefund order={order} refund={refund} />
            </dd>
          </Box>
        ))}
      </Facts>
      {canCheck(order) && <CheckPayment order={order} />}
    </FormCard>
  );
}

const When = ({ children }: { children: ReactNode }) => <Box sx={{ color: 'text.secondary' }}>{children}</Box>;
