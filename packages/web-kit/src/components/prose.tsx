import type { ComponentProps } from 'react';
import { classes } from '../lib/classes';
import styles from './prose.module.css';

/** Shows HTML that was rendered from Markdown. */
export const Prose = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classes(styles.prose, className)} />
);
