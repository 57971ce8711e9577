import CloseIcon from '@mui/icons-material/CloseOutlined';
import { type CustomContentProps, SnackbarContent, useSnackbar } from 'notistack';
import { type Ref, useEffect, useRef, useState } from 'react';
import { Keys } from '../components/keys';
import { classes } from '../lib/classes';
import { spokenKeysOf, useShortcut } from '../lib/use-shortcut';
import { text } from '../theme/text';
import styles from './toast.module.css';
import { type ToastContent, UNDO } from './toast-context';
import { useClearOfSaves } from './use-clear-of-saves';

type ToastProps = CustomContentProps & { notice: ToastContent; ref?: Ref<HTMLDivElement> };

const DURATION_MS = 5000;
/** The longest that a timer can wait: 24 days. */
const LONGEST_MS = 2 ** 31 - 1;
const RECHECK_MS = 500;

export function Toast({ id, notice, style, ref }: ToastProps) {
  const { kind, title, description, undo, later, until, lasts = DURATION_MS } = notice;
  const { closeSnackbar } = useSnackbar();
  const content = useRef<HTMLDivElement>(null);
  const [isLater, setIsLater] = useState(false);
  useClearOfSaves(content);

  useEffect(() => {
    if (!later) return;
    const timer = setTimeout(() => setIsLater(true), later.after);
    return () => clearTimeout(timer);
  }, [later]);

  // Not while someone reads it with the pointer on it, has the focus in it, or looks at another page.
  useEffect(() => {
    const goUnlessHeld = () => {
      const isHeld = document.hidden || content.current?.matches(':hover, :focus-within');
      if (isHeld) timer = setTimeout(goUnlessHeld, RECHECK_MS);
      else closeSnackbar(id);
    };
    let timer = setTimeout(goUnlessHeld, Math.min(lasts, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [id, lasts, closeSnackbar]);

  useEffect(() => {
    const goNow = () => closeSnackbar(id);
    if (until?.aborted) goNow();
    until?.addEventListener('abort', goNow);
    return () => until?.removeEventListener('abort', goNow);
  }, [id, until, closeSnackbar]);

  const [isUndone, setIsUndone] = useState(false);
  const close = () => closeSnackbar(id);
  const undoIt = () => {
    // It is still there while it leaves.
    if (isUndone) return;
    setIsUndone(true);
    close();
    undo?.();
  };
  useShortcut(UNDO, undoIt, undo !== undefined && !isUndone);
  return (
    <SnackbarContent ref={ref} style={style} role={kind === 'error' ? 'alert' : 'status'}>
      <div ref={content} className={classes(text.body2, styles.toast, kind === 'error' && styles.error)}>
        <div className={styles.message}>
          <strong>{later && isLater ? later.title : title}</strong>
          {description && <p>{description}</p>}
        </div>
        {undo && (
          <button className={styles.undo} type="button" aria-keyshortcuts={spokenKeysOf(UNDO)} onClick={undoIt}>
            Undo
            <Keys of={UNDO} />
          </button>
        )}
        <button className={styles.close} type="button" aria-label="Close" onClick={close}>
          <CloseIcon />
        </button>
      </div>
    </SnackbarContent>
  );
}
