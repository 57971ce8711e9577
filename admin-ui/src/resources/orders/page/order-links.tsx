import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { counted, type OrderDetail } from '@stoa/contract';
import { errorMessage, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { useOrderChange } from '../api';

/** Whoever has a link sees the order, so links that came into the wrong hands can be revoked. */
export function OrderLinks({ order }: { order: OrderDetail }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isRevoking, setIsRevoking] = useState(false);
  const toast = useToast();
  const change = useOrderChange(order);
  const { links, email } = order;

  async function revoke() {
    setIsRevoking(true);
    await change('revoke-links', {}, 'Links revoked').catch((error) =>
      toast.error('Error', errorMessage(error, 'Failed to revoke the links')),
    );
    setIsRevoking(false);
    setIsAsking(false);
  }

  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {formatLinks(links)}
      </Typography>
      {links > 0 && (
        <Button variant="outlined" size="small" sx={{ marginTop: 1 }} onClick={() => setIsAsking(true)}>
          Revoke links
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Revoke links?"
        confirm="Revoke links"
        {...(isRevoking ? { busy: 'Revoking...' } : {})}
        onConfirm={revoke}
        onCancel={() => setIsAsking(false)}
      >
        Links to this order will stop working.{email && ` The customer can ask for a new one with ${email}.`}
      </ConfirmDialog>
    </div>
  );
}

const formatLinks = (links: number): string => {
  if (links === 0) return 'No active links to this order.';
  return `${counted(links, 'active link')} to this order. Whoever has one can open it without signing in.`;
};
