import useMediaQuery from '@mui/material/useMediaQuery';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useState } from 'react';
import { classes } from '../lib/classes';
import { Toast } from './toast';
import styles from './toast.module.css';
import type { ToastContent } from './toast-context';

declare module 'notistack' {
  interface VariantOverrides {
    toast: { notice: ToastContent };
  }
}

const VISIBLE = 1;

type QueueProps = { waiting: ToastContent[]; onTaken: (taken: ToastContent[]) => void };

type SnackbarsProps = QueueProps & {
  /** There, the account is at the bottom left, and on phones a bar at the top. */
  inPanel: boolean;
};

export function Snackbars({ inPanel, ...queue }: SnackbarsProps) {
  const place = useHeardPlace();
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  return (
    <SnackbarProvider
      domRoot={place}
      maxSnack={VISIBLE}
      // Away from the buttons at the end of a drawer, such as Checkout, or below a form.
      anchorOrigin={{ vertical: isPhone ? 'top' : 'bottom', horizontal: inPanel ? 'right' : 'left' }}
      classes={{ containerRoot: isPhone ? classes(styles.atTop, inPanel && styles.belowBar) : styles.atBottom }}
      Components={{ toast: Toast }}
    >
      <Queue {...queue} />
    </SnackbarProvider>
  );
}

/**
 * Placed next to the page and kept audible: an open dialog hides everything around it from screen readers, but must not hide
 * toasts.
 */
function useHeardPlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    const hidden = new MutationObserver(() => place.removeAttribute('aria-hidden'));
    hidden.observe(place, { attributeFilter: ['aria-hidden'] });
    document.body.append(place);
    return () => {
      hidden.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
}

function Queue({ waiting, onTaken }: QueueProps) {
  const { enqueueSnackbar } = useSnackbar();
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const urgent = waiting.filter(({ waits }) => !waits);
    const taken = urgent.length > 0 ? urgent : shown === 0 ? waiting.slice(0, 1) : [];
    if (taken.length === 0) return;
    for (const notice of taken) {
      const onExited = () => setShown((count) => count - 1);
      // The toast goes by itself: it waits for whoever reaches for its buttons.
      enqueueSnackbar(notice.title, { variant: 'toast', notice, autoHideDuration: null, onExited });
    }
    setShown((count) => count + taken.length);
    onTaken(taken);
  }, [waiting, shown, onTaken, enqueueSnackbar]);
  return null;
}
