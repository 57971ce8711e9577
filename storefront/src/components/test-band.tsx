import { classes, text } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import styles from './test-band.module.css';

/** Says that nobody is really charged. */
export const TestBand = ({ children }: { children: ReactNode }) => (
  <p className={classes(text.body2, styles.band)}>
    <strong>TEST MODE</strong> {children}
  </p>
);
