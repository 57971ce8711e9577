import Typography from '@mui/material/Typography';
import { formatDollars } from '@stoa/web-kit';
import type { CartItem } from '../stores/cart-items';

export type LineNotesProps = {
  item: CartItem;
  absence: string | undefined;
  /** How many there are; undefined if unknown. */
  stock: number | undefined;
};

export function LineNotes({ item: { price, previousPrice, quantity }, absence, stock }: LineNotesProps) {
  return (
    <div role="status">
      {previousPrice !== undefined && (
        <Typography variant="caption" component="p" sx={{ color: 'warning.main' }}>
          Price was {formatDollars(previousPrice)}, is now {formatDollars(price)}
        </Typography>
      )}
      {stock !== undefined && quantity >= stock && (
        <Typography variant="caption" component="p" sx={{ color: 'warning.main' }}>
          Only {stock} in stock
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
