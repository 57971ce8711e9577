import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Item } from '@stoa/contract';
import { ItemPicture } from './item-picture';
import { ItemPrice } from './item-price';

export function ItemCard({ item }: { item: Item }) {
  return (
    <Card component="article" sx={{ display: 'flex', flexDirection: 'column' }}>
      <ItemPicture item={item} />
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, padding: 2.5 }}>
        <Typography variant="caption" color="textSecondary">
          {item.category.name}
        </Typography>
        <Typography variant="h4" component="h3" sx={{ marginTop: 0.5, marginBottom: 2 }}>
          {item.title}
        </Typography>
        <ItemPrice item={item} />
      </Box>
    </Card>
  );
}
