import PlusIcon from '@mui/icons-material/AddOutlined';
import MinusIcon from '@mui/icons-material/RemoveOutlined';
import { classes, text, VisuallyHidden } from '@stoa/web-kit';
import styles from './quantity-stepper.module.css';
import { RoundButton } from './round-button';

const MINIMUM = 1;

type QuantityStepperProps = { name: string; quantity: number; most: number; onChange: (quantity: number) => void };

export function QuantityStepper({ name, quantity, most, onChange }: QuantityStepperProps) {
  return (
    <fieldset className={styles.frame}>
      <legend>
        <VisuallyHidden>Quantity of {name}</VisuallyHidden>
      </legend>
      {/* Not `disabled`: focus would leave the drawer once a limit is reached. */}
      <RoundButton
        className={styles.step}
        aria-label={`Decrease quantity of ${name}`}
        aria-disabled={quantity <= MINIMUM}
        onClick={() => onChange(Math.max(MINIMUM, quantity - 1))}
      >
        <MinusIcon />
      </RoundButton>
      <output className={classes(text.body2, text.figures, styles.quantity)} aria-label={`Quantity of ${name}`}>
        {quantity}
      </output>
      <RoundButton
        className={styles.step}
        aria-label={`Increase quantity of ${name}`}
        aria-disabled={quantity >= most}
        onClick={() => onChange(Math.min(most, quantity + 1))}
      >
        <PlusIcon />
      </RoundButton>
    </fieldset>
  );
}
