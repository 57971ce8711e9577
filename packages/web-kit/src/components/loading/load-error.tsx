import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes';
import { text } from '../../theme/text';
import { Button } from '../button';
import styles from './load-error.module.css';

type LoadErrorProps = { children: ReactNode; onRetry: () => void };

/** Says what couldn't be loaded and offers a retry. */
export function LoadError({ children, onRetry }: LoadErrorProps) {
  return (
    <div className={classes(text.body2, styles.frame)} role="alert">
      <span className={styles.icon}>
        <ErrorIcon />
      </span>
      <div className={styles.message}>{children}</div>
      <Button className={styles.retry} color="inherit" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
