import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { OrderDetail } from '@stoa/contract';
import { useState } from 'react';
import { AcceptDialog } from '../payments/accept-dialog';
import { CheckPayment } from '../payments/check-payment';
import { RefundDialog } from '../refunds/refund-dialog';

const dialogs = { accept: AcceptDialog, refund: RefundDialog };

/** Why somebody has to look at an order, and what can be done about it here. */
export function OrderAttention({ order }: { order: OrderDetail }) {
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null);
  const { attentionReason, captures, refundable, due } = order;
  const isAllPaid = captures.every(({ amount }) => amount === due);
  const Dialog = opened && dialogs[opened];
  return (
    <Alert severity="warning" sx={{ marginBottom: 2, '& .MuiAlert-message': { minWidth: 0 } }}>
      {attentionReason}
      <Stack direction="row" useFlexGap spacing={1} sx={{ marginTop: 1.5, flexWrap: 'wrap' }}>
        {captures.length === 0 && <CheckPayment order={order} />}
        {refundable > 0 && (
          <>
            <Button variant="outlined" size="small" onClick={() => setOpened('refund')}>
              Refund everything
            </Button>
            {isAllPaid && (
              <Button variant="contained" size="small" onClick={() => setOpened('accept')}>
                Accept order
              </Button>
            )}
          </>
        )}
      </Stack>
      {Dialog && <Dialog order={order} onClose={() => setOpened(null)} />}
    </Alert>
  );
}
