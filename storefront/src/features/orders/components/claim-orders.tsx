import { counted } from '@stoa/contract';
import { Button, errorMessage, Note, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { claimOrders } from '../api';

type ClaimOrdersProps = { count: number; onClaimed: () => void };

/** Orders from before there was an account, or from checkouts without it. */
export function ClaimOrders({ count, onClaimed }: ClaimOrdersProps) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);

  async function claim() {
    if (isBusy) return;
    setBusy(true);
    try {
      const { claimed } = await claimOrders();
      toast.success(`${counted(claimed, 'order')} added to your account`);
      onClaimed();
    } catch (error) {
      toast.error(errorMessage(error, 'Your orders couldn’t be added. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  if (count === 0) return null;
  return (
    <Note severity="success" role="note">
      You placed {counted(count, 'order')} as a guest with this email address.{' '}
      <Button variant="text" onClick={() => void claim()} disabled={isBusy}>
        Add to my account
      </Button>
    </Note>
  );
}
