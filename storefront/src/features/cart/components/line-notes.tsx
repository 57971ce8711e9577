import Typography from '@mui/material/Typography';
import { formatDollars } from '@stoa/web-kit';
import type { CartItem } from '../stores/cart-items';

type LineNotesProps = { item: CartItem; absence: string | undefined };

/** What changed since the item was put into the cart. */
export function LineNotes({ item: { price, previousPrice }, absence }: LineNotesProps) {
  return (
    <div role="status">
      {previousPrice !== undefined && (
        <Typography variant="caption" component="p" sx={{ color: 'warning.main' }}>
          Price was {formatDollars(previousPrice)}, is now {formatDollars(price)}
        </Typography>
      )}
      {absence && (
        <Typography variant="caption" component="p" sx={{ color: 'error.main', fontWeight: 600 }}>
          {absence}
        </Typography>
      )}
    </div>
  );
}
