import { classes } from '@stoa/web-kit';
import type { ComponentProps } from 'react';
import styles from './container.module.css';

/** As wide as the shop's pages. */
export const Container = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classes(styles.container, className)} />
);
