import CloseIcon from '@mui/icons-material/CloseOutlined';
import { type CustomContentProps, SnackbarContent, useSnackbar } from 'notistack';
import type { Ref } from 'react';
import { classes } from '../lib/classes';
import { text } from '../theme/text';
import styles from './toast.module.css';
import type { ToastContent } from './toast-context';

type ToastProps = CustomContentProps & { notice: ToastContent; ref?: Ref<HTMLDivElement> };

export function Toast({ id, notice: { kind, title, description }, style, ref }: ToastProps) {
  const { closeSnackbar } = useSnackbar();
  return (
    <SnackbarContent ref={ref} style={style} role={kind === 'error' ? 'alert' : 'status'}>
      <div className={classes(text.body2, styles.toast, kind === 'error' && styles.error)}>
        <div className={styles.message}>
          <strong>{title}</strong>
          {description && <p>{description}</p>}
        </div>
        <button className={styles.close} type="button" aria-label="Close" onClick={() => closeSnackbar(id)}>
          <CloseIcon />
        </button>
      </div>
    </SnackbarContent>
  );
}
