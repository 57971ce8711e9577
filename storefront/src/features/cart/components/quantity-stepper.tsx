import PlusIcon from '@mui/icons-material/AddOutlined';
import MinusIcon from '@mui/icons-material/RemoveOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { tabularFigures } from '@stoa/web-kit';
import { type CartItem, keyOf, nameOf } from '../stores/cart-items';
import { useCart } from '../stores/cart-provider';

const MINIMUM = 1;

export function QuantityStepper({ item, stock }: { item: CartItem; stock: number }) {
  const { quantity } = item;
  const key = keyOf(item);
  const name = nameOf(item);
  const updateQuantity = useCart((cart) => cart.updateQuantity);
  const atMinimum = quantity <= MINIMUM;
  const atMaximum = quantity >= stock;
  return (
    <Frame>
      <legend>Quantity of {name}</legend>
      {/* Not `disabled`: focus would leave the drawer once a limit is reached. */}
      <Step
        aria-label={`Decrease quantity of ${name}`}
        aria-disabled={atMinimum}
        onClick={() => updateQuantity(key, Math.max(MINIMUM, quantity - 1))}
      >
        <MinusIcon />
      </Step>
      <output aria-label={`Quantity of ${name}`}>{quantity}</output>
      <Step
        aria-label={`Increase quantity of ${name}`}
        aria-disabled={atMaximum}
        onClick={() => updateQuantity(key, Math.min(stock, quantity + 1))}
      >
        <PlusIcon />
      </Step>
    </Frame>
  );
}

const Frame = styled('fieldset')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 999,
  '& legend': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& output': { ...theme.typography.body2, ...tabularFigures, minWidth: '2ch', textAlign: 'center' },
}));

const Step = styled(IconButton)({
  width: 40,
  height: 40,
  fontSize: '1rem',
  color: 'inherit',
  '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
});
