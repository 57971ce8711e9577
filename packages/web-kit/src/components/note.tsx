import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import WarningIcon from '@mui/icons-material/ReportProblemOutlined';
import type { ComponentProps } from 'react';
import { classes } from '../lib/classes';
import { text } from '../theme/text';
import createIcon from './icon';
import styles from './note.module.css';

type NoteProps = ComponentProps<'div'> & { severity: keyof typeof icons };

/** A framed message within a page. */
export function Note({ severity, className, children, ...rest }: NoteProps) {
  const Icon = icons[severity];
  return (
    <div role="alert" {...rest} className={classes(text.body2, styles.note, styles[severity], className)}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.message}>{children}</div>
    </div>
  );
}

const SuccessIcon = createIcon(
  <path d="M20,12A8,8 0 0,1 12,20A8,8 0 0,1 4,12A8,8 0 0,1 12,4C12.76,4 13.5,4.11 14.2, 4.31L15.77,2.74C14.61,2.26 13.34,2 12,2A10,10 0 0,0 2,12A10,10 0 0,0 12,22A10,10 0 0, 0 22,12M7.91,10.08L6.5,11.5L11,16L21,6L19.59,4.58L11,13.17L7.91,10.08Z" />,
);

const icons = { success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };
