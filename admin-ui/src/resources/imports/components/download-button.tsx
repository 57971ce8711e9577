import Button from '@mui/material/Button';
import type { Download } from '@stoa/contract';
import { errorMessage, useToast } from '@stoa/web-kit';
import { download } from '../../../lib/download';

type DownloadButtonProps = { noun: 'report' | 'template'; request: () => Promise<Download> };

export function DownloadButton({ noun, request }: DownloadButtonProps) {
  const toast = useToast();

  async function save() {
    try {
      download(await request());
    } catch (error) {
      toast.error('Error', errorMessage(error, `Failed to download the ${noun}. Please try again.`));
    }
  }

  return (
    <Button variant="outlined" onClick={() => void save()}>
      Download {noun}
    </Button>
  );
}
