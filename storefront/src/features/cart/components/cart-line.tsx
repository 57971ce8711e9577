import TrashIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatDollars, tabularFigures } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { CartPicture } from './cart-picture';
import { LineNotes, type LineNotesProps } from './line-notes';
import { QuantityStepper } from './quantity-stepper';

type CartLineProps = LineNotesProps & {
  onRemove: () => void;
};

export function CartLine({ item, absence, stock, onRemove }: CartLineProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '80px minmax(0, 1fr)',
        gap: 2,
        paddingBlock: 2.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <CartPicture item={item} faded={absence !== undefined} />
      <div>
        <Link
          component={RouterLink}
          to={paths.item(item.slug ?? item.id)}
          color="textPrimary"
          underline="hover"
          variant="subtitle2"
        >
          {item.name}
        </Link>
        <Typography variant="body2" color="textSecondary" sx={tabularFigures}>
          {formatDollars(item.price)}
        </Typography>
        <LineNotes item={item} absence={absence} stock={stock} />
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginTop: 1 }}>
          <QuantityStepper item={item} stock={stock} />
          <IconButton
            aria-label={`Remove ${item.name}`}
            onClick={onRemove}
            sx={{ width: 44, height: 44, marginInlineEnd: -1.25, fontSize: '1.25rem' }}
          >
            <TrashIcon />
          </IconButton>
        </Box>
      </div>
    </Box>
  );
}
