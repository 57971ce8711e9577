import Button from '@mui/material/Button';
import { OutsideIcon } from './icons';

/** To a record as visitors see it, beside the form in which it is edited. */
export function ViewLink({ href, name }: { href: string; name: string }) {
  return (
    <Button
      variant="outlined"
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`View ${name}`}
      startIcon={<OutsideIcon />}
    >
      View
    </Button>
  );
}
