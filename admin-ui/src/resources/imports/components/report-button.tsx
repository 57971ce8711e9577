import Button from '@mui/material/Button';
import { errorMessage, useToast } from '@stoa/web-kit';
import { download } from '../../../lib/download';
import { requestReport } from '../api';

export function ReportButton({ id }: { id: number }) {
  const toast = useToast();

  async function save() {
    try {
      download(await requestReport(id));
    } catch (error) {
      toast.error('Error', errorMessage(error, 'Failed to download the report. Please try again.'));
    }
  }

  return (
    <Button variant="outlined" onClick={() => void save()}>
      Download report
    </Button>
  );
}
