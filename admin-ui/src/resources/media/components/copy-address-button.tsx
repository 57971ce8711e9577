import Button from '@mui/material/Button';
import { useToast } from '@stoa/web-kit';

/** As it is pasted into other places: with the shop's own name. */
export function CopyAddressButton({ address }: { address: string }) {
  const toast = useToast();
  const whole = new URL(address, window.location.href).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(whole);
      toast.success('Address copied');
    } catch {
      // Browsers lend the clipboard to encrypted pages only, and may ask.
      toast.error('The address could not be copied', whole);
    }
  }

  return (
    <Button variant="outlined" onClick={() => void copy()}>
      Copy address
    </Button>
  );
}
