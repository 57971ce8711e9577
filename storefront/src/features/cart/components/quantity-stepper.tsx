import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { MinusIcon, PlusIcon, tabularFigures } from '@stoa/web-kit';
import { useCart } from '../stores/cart';
import type { CartItem } from '../stores/cart-items';

const MINIMUM = 1;

export function QuantityStepper({ item: { id, name, quantity } }: { item: CartItem }) {
  const updateQuantity = useCart((cart) => cart.updateQuantity);
  const atMinimum = quantity <= MINIMUM;
  return (
    <Frame>
      <legend>Quantity of {name}</legend>
      {/* Not `disabled`: the focus would fall out of the drawer when the minimum is reached. */}
      <Step
        aria-label={`Decrease quantity of ${name}`}
        aria-disabled={atMinimum}
        onClick={() => updateQuantity(id, Math.max(MINIMUM, quantity - 1))}
      >
        <MinusIcon />
      </Step>
      <output aria-label={`Quantity of ${name}`}>{quantity}</output>
      <Step aria-label={`Increase quantity of ${name}`} onClick={() => updateQuantity(id, quantity + 1)}>
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
