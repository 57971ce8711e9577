import Typography from '@mui/material/Typography';
import { effectivePrice, type Item } from '@stoa/contract';
import { formatDollars, tabularFigures } from '@stoa/web-kit';

export function ItemPrice({ item }: { item: Item }) {
  const price = effectivePrice(item);
  return (
    <Typography variant="subtitle2" component="p" sx={tabularFigures}>
      {formatDollars(price)}
      {price < item.price && (
        <Typography component="s" variant="body2" color="textSecondary" sx={{ marginLeft: 1 }}>
          {formatDollars(item.price)}
        </Typography>
      )}
    </Typography>
  );
}
