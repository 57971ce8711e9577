import { Button, errorMessage, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { fetchInvoice } from '../api';

/** Saves the invoice as a PDF. `path`: where this order's is asked for. */
export function InvoiceButton({ path }: { path: string }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      // Saved as a file, so that the page stays.
      window.location.assign((await fetchInvoice(path)).url);
    } catch (error) {
      toast.error('Error', errorMessage(error, 'The invoice couldn’t be made. Please try again.'));
    }
    setBusy(false);
  }

  return (
    <Button variant="outlined" disabled={busy} onClick={() => void save()}>
      Download invoice
    </Button>
  );
}
