import { classes } from '@stoa/web-kit';
import type { ComponentProps } from 'react';
import styles from './round-button.module.css';

/** A round button with an icon, large enough for a thumb. */
export const RoundButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={classes(styles.round, className)} />
);

/** Opens the rest of its `details`. */
export const RoundSummary = ({ className, ...rest }: ComponentProps<'summary'>) => (
  <summary {...rest} className={classes(styles.round, className)} />
);

/** A link to another place that looks like it. */
export const RoundLink = ({ className, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={classes(styles.round, className)} />
);
