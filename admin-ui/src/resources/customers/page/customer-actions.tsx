import Button from '@mui/material/Button';
import type { CustomerDetail } from '@stoa/contract';
import { errorMessage, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MoreActions } from '../../../components/more-actions';
import { PhoneAction } from '../../../components/phone-action';
import { paths } from '../../../config/paths';
import { download } from '../../../lib/download';
import { offerData } from '../api';
import { EraseDialog } from './erase-dialog';
import { MergeDialog } from './merge-dialog';

export function CustomerActions({ customer }: { customer: CustomerDetail }) {
  const [open, setOpen] = useState<'merge' | 'erase' | null>(null);
  const toast = useToast();
  const close = () => setOpen(null);

  async function exportData() {
    try {
      download(await offerData(customer.id));
    } catch (error) {
      toast.error('Error', errorMessage(error, 'The export failed. Please try again.'));
    }
  }

  return (
    <>
      <MoreActions
        actions={[
          { label: 'Merge with another customer', run: () => setOpen('merge') },
          { label: 'Export everything about them', run: () => void exportData() },
          { label: 'Erase their data', isGrave: true, run: () => setOpen('erase') },
        ]}
      />
      <PhoneAction>
        <Button component={Link} to={paths.newOrderFor(customer.id)} variant="contained">
          Create order
        </Button>
      </PhoneAction>
      {open === 'merge' && <MergeDialog customer={customer} onClose={close} />}
      {open === 'erase' && <EraseDialog customer={customer} onClose={close} />}
    </>
  );
}
