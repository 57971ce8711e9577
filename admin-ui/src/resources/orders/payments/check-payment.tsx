import Button from '@mui/material/Button';
import type { OrderDetail } from '@stoa/contract';
import { errorMessage, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { useOrderChange } from '../api';

/** Asks whoever takes the payment now, instead of in a while. */
export function CheckPayment({ order }: { order: OrderDetail }) {
  const [isChecking, setIsChecking] = useState(false);
  const toast = useToast();
  const change = useOrderChange(order);

  async function check() {
    setIsChecking(true);
    await change('check-payment', {}, 'The payment is up to date').catch((error) =>
      toast.error('Error', errorMessage(error, 'Failed to check the payment')),
    );
    setIsChecking(false);
  }

  return (
    <div>
      <Button variant="outlined" size="small" disabled={isChecking} onClick={check}>
        {isChecking ? 'Checking...' : 'Check payment'}
      </Button>
    </div>
  );
}
