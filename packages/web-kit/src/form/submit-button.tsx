import { useFormikContext } from 'formik';
import { Button } from '../components/button';
import { classes } from '../lib/classes';
import styles from './submit-button.module.css';

type SubmitButtonProps = { children: string; busy: string; size?: 'medium' | 'large'; color?: 'primary' | 'error' };

/** Keeps focus while busy, which a disabled button would lose. The form ignores a second press. */
export function SubmitButton({ children, busy, size = 'large', color = 'primary' }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      variant="contained"
      size={size}
      className={classes(styles.submit, color === 'error' && styles.error)}
      aria-disabled={isSubmitting}
    >
      {isSubmitting && <span className={styles.ring} aria-hidden="true" />}
      {isSubmitting ? busy : children}
    </Button>
  );
}
