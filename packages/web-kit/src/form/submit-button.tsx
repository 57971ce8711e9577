import { useFormikContext } from 'formik';
import { Button } from '../components/button';
import { classes } from '../lib/classes';
import styles from './submit-button.module.css';

type SubmitButtonProps = {
  children: string;
  busy: string;
  size?: 'medium' | 'large';
  variant?: 'contained' | 'outlined';
  color?: 'primary' | 'error';
};

/** Keeps focus while busy, which a disabled button would lose. The form ignores a second press. */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, busy, size = 'large', variant = 'contained', color = 'primary' } = props;
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      variant={variant}
      size={size}
      className={classes(styles.submit, styles[variant], color === 'error' && styles.error)}
      aria-disabled={isSubmitting}
    >
      {isSubmitting && <span className={styles.ring} aria-hidden="true" />}
      {isSubmitting ? busy : children}
    </Button>
  );
}
