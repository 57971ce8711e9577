import OutsideIcon from '@mui/icons-material/OpenInNewOutlined';
import Button from '@mui/material/Button';

/** Links a record's edit form to its page as visitors see it. */
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
