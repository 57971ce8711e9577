import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { adminPaths, type CustomerDetail, counted } from '@stoa/contract';
import { errorMessage, useReload, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { paths } from '../../../config/paths';
import { orderName } from '../../../lib/order-name';
import { erase } from '../api';

type EraseDialogProps = { customer: CustomerDetail; onClose: () => void };

export function EraseDialog({ customer, onClose }: EraseDialogProps) {
  const { id, name, allOrderCount, accounts, openOrders } = customer;
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  const reload = useReload(adminPaths.customers);
  const reloadOrders = useReload(adminPaths.orders);

  async function confirm() {
    setBusy(true);
    setProblem(undefined);
    try {
      await erase(id);
      navigate(paths.customers, { replace: true });
      toast.success('Customer erased');
      await Promise.all([reload(), reloadOrders()]);
    } catch (error) {
      setProblem(errorMessage(error, 'Failed to erase the customer. Please try again.'));
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      title={`Erase ${name}?`}
      confirm="Erase"
      busy={busy ? 'Erasing...' : undefined}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {(problem || openOrders.length > 0) && (
        <Alert severity={problem ? 'error' : 'warning'} sx={{ marginBottom: 2 }}>
          {problem ?? stillOpen(openOrders)}
        </Alert>
      )}
      <Typography sx={{ marginBottom: 1.5 }}>
        Their name, email, phone, addresses, messages, drafts, and notes are deleted, also from{' '}
        {counted(allOrderCount, 'order')}. This can’t be undone.
      </Typography>
      <Typography>
        Items, amounts, and countries stay for your books. Emails that they got, and what payment providers know, aren’t
        affected.
        {accounts.length > 0 && ' Their account stays: only they can delete it.'}
      </Typography>
    </ConfirmDialog>
  );
}

const stillOpen = (numbers: number[]): string =>
  `Still open: ${numbers.map(orderName).join(', ')}. Fulfill, refund, or cancel what is open first.`;
