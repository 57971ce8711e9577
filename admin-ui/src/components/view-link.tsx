import OutsideIcon from '@mui/icons-material/OpenInNewOutlined';
import Button from '@mui/material/Button';

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
