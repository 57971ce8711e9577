import { adminPaths, type Download, type OrderDocumentsInput } from '@stoa/contract';
import { errorMessage, sendData, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { download } from '../../../lib/download';

type Documents = Pick<OrderDocumentsInput, 'document' | 'numbers'> & Partial<OrderDocumentsInput>;

/** Saves invoices or packing slips as a PDF. */
export function useDocuments() {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function save(documents: Documents) {
    setBusy(true);
    try {
      download(await sendData<Download>(adminPaths.orderDocuments, { body: documents }));
    } catch (error) {
      toast.error('Error', errorMessage(error, 'The PDF couldn’t be made. Please try again.'));
    }
    setBusy(false);
  }

  return { busy, save };
}
