import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { isOver, type OrderDetail, type Refund } from '@stoa/contract';
import { Link as RouterLink } from 'react-router-dom';
import { orderName } from '../../../lib/order-name';
import { orderPaths } from '../paths';

const words: Record<Exclude<Refund['state'], 'FAILED'>, string> = {
  PENDING: 'Items of this order are set aside for a swap until the customer pays order',
  SUCCEEDED: 'Items of this order were swapped for order',
};

/** The orders that items of it were swapped for, or will be. */
export function OrderSwapped({ order: { refunds, swap, state: ownState } }: { order: OrderDetail }) {
  return (
    <>
      {refunds.map(
        ({ id, state, swappedTo }) =>
          swappedTo !== null && state !== 'FAILED' && <Swapped key={id} words={words[state]} number={swappedTo} />,
      )}
      {swap && (
        <Swapped
          words={
            isOver(ownState)
              ? 'This swap ended without a payment, and changed nothing about order'
              : `The customer gets this instead of ${swap.replaces} from order`
          }
          number={swap.number}
        />
      )}
    </>
  );
}

const Swapped = ({ words, number }: { words: string; number: number }) => (
  <Alert severity="info" sx={{ marginBottom: 2 }}>
    {words}{' '}
    <Link component={RouterLink} to={orderPaths.order(number)} color="inherit">
      {orderName(number)}
    </Link>
    .
  </Alert>
);
