import CloseIcon from '@mui/icons-material/CloseOutlined';
import { type CustomContentProps, SnackbarContent, useSnackbar } from 'notistack';
import { type Ref, useState } from 'react';
import { Keys } from '../components/keys';
import { classes } from '../lib/classes';
import { spokenKeysOf, useShortcut } from '../lib/use-shortcut';
import { text } from '../theme/text';
import styles from './toast.module.css';
import { type ToastContent, UNDO } from './toast-context';

type ToastProps = CustomContentProps & { notice: ToastContent; ref?: Ref<HTMLDivElement> };

export function Toast({ id, notice: { kind, title, description, undo }, style, ref }: ToastProps) {
  const { closeSnackbar } = useSnackbar();
  const [isUndone, setIsUndone] = useState(false);
  const close = () => closeSnackbar(id);
  const undoIt = () => {
    // It is still there while it leaves.
    if (isUndone) return;
    setIsUndone(true);
    close();
    undo?.();
  };
  useShortcut(UNDO, undoIt, undo !== undefined);
  return (
    <SnackbarContent ref={ref} style={style} role={kind === 'error' ? 'alert' : 'status'}>
      <div className={classes(text.body2, styles.toast, kind === 'error' && styles.error)}>
        <div className={styles.message}>
          <strong>{title}</strong>
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
