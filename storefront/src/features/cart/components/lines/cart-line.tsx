import TrashIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatSchedule } from '@stoa/contract';
import { formatDollars, tabularFigures, VisuallyHidden } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { QuantityStepper } from '../../../../components/quantity-stepper';
import { absenceOf, stockLeft } from '../../domain/absence';
import { keyOf, nameOf, pathOf, totalOf } from '../../stores/cart-items';
import { useCart } from '../../stores/cart-provider';
import { CartImage } from './cart-image';
import { type CheckedLine, LineNotes } from './line-notes';

export function CartLine({ item, offer, onRemove }: CheckedLine & { onRemove: () => void }) {
  const updateQuantity = useCart((cart) => cart.updateQuantity);
  const isAbsent = absenceOf(offer) !== undefined;
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
      <CartImage item={item} faded={isAbsent} />
      <div>
        <Link
          component={RouterLink}
          to={pathOf(item)}
          color="textPrimary"
          underline="hover"
          variant="subtitle2"
          // Easy to touch, but the focus ring stays clear of the text below.
          sx={{ paddingBlock: 1.5, '&:focus-visible': { outlineOffset: '-10px' } }}
        >
          {item.name}
        </Link>
        {item.choice && <Typography variant="body2">{item.choice}</Typography>}
        {offer?.schedule && <Typography variant="body2">{formatSchedule(offer.schedule)}</Typography>}
        <Price item={item} offer={isAbsent ? null : offer} />
        <LineNotes item={item} offer={offer} />
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginTop: 1 }}>
          <QuantityStepper
            name={nameOf(item)}
            quantity={item.quantity}
            most={isAbsent ? item.quantity : stockLeft(offer)}
            onChange={(quantity) => updateQuantity(keyOf(item), quantity)}
          />
          <IconButton
            aria-label={`Remove ${nameOf(item)}`}
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

/** Of one, and of all of them if they can be bought. */
function Price({ item, offer }: CheckedLine) {
  const { price, quantity } = item;
  const hasTotal = quantity > 1 && offer !== null;
  return (
    <Typography
      component="div"
      variant="body2"
      color="textSecondary"
      sx={{ ...tabularFigures, display: 'flex', justifyContent: 'space-between', columnGap: 1 }}
    >
      <span>
        <span>{formatDollars(price)}</span>
        {hasTotal && ' each'}
        {offer?.compareAtPrice && (
          <>
            {' '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              was <s>{formatDollars(offer.compareAtPrice)}</s>
            </Box>
          </>
        )}
      </span>
      {hasTotal && (
        <Typography component="span" variant="subtitle2" color="textPrimary">
          <VisuallyHidden>Total </VisuallyHidden>
          {formatDollars(totalOf([item]))}
        </Typography>
      )}
    </Typography>
  );
}
