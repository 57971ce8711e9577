import { classes } from '@stoa/web-kit';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './chip-link.module.css';

type ChipLinkProps = LinkProps & { chosen?: boolean };

/** Leads to the posts of a category or with a tag. */
export const ChipLink = ({ chosen = false, ...rest }: ChipLinkProps) => (
  <Link
    {...rest}
    className={classes(styles.chip, chosen && styles.chosen)}
    aria-current={chosen ? 'true' : undefined}
  />
);

export const chipList = styles.list;
