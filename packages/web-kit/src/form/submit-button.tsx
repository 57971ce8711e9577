import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useFormikContext } from 'formik';

type SubmitButtonProps = { children: string; busy: string; size?: 'medium' | 'large'; color?: 'primary' | 'error' };

/** Keeps focus while busy, which a disabled button would lose. The form ignores a second press. */
export function SubmitButton({ children, busy, size = 'large', color = 'primary' }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      variant="contained"
      size={size}
      color={color}
      aria-disabled={isSubmitting}
      startIcon={isSubmitting ? <CircularProgress size={18} color="inherit" aria-hidden="true" /> : undefined}
      sx={{ '&[aria-disabled="true"]': { opacity: 0.75, cursor: 'progress' } }}
    >
      {isSubmitting ? busy : children}
    </Button>
  );
}
