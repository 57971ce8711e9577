import type { ReactNode } from 'react';
import { text } from '../theme/text';
import styles from './needs-scripts.module.css';

type NeedsScriptsProps = { otherwise: ReactNode; children: ReactNode };

/** Shows its children where scripts run, and something else where they don't. */
export const NeedsScripts = ({ otherwise, children }: NeedsScriptsProps) => (
  <>
    <div className={styles.part}>{children}</div>
    <noscript>
      <div className={text.body1}>{otherwise}</div>
    </noscript>
  </>
);
