import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { Toast } from './toast';
import type { ToastContent } from './toast-context';

declare module 'notistack' {
  interface VariantOverrides {
    toast: { notice: ToastContent };
  }
}

const VISIBLE = 1;
const DURATION_MS = 5000;

type SnackbarsProps = { waiting: ToastContent[]; onTaken: () => void };

export default function Snackbars(props: SnackbarsProps) {
  return (
    <SnackbarProvider
      maxSnack={VISIBLE}
      autoHideDuration={DURATION_MS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={{ toast: Toast }}
    >
      <Queue {...props} />
    </SnackbarProvider>
  );
}

function Queue({ waiting, onTaken }: SnackbarsProps) {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const notice of waiting) enqueueSnackbar(notice.title, { variant: 'toast', notice });
    onTaken();
  }, [waiting, onTaken, enqueueSnackbar]);
  return null;
}
