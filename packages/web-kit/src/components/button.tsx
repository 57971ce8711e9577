import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classes } from '../lib/classes';
import styles from './button.module.css';

type Look = {
  variant?: 'text' | 'outlined' | 'contained';
  size?: 'small' | 'medium' | 'large';
  color?: 'primary' | 'inherit';
  className?: string;
};

/** An icon goes before the text. */
export const Button = ({
  variant,
  size,
  color,
  className,
  ...rest
}: Look & Omit<ComponentProps<'button'>, 'color'>) => (
  <button type="button" {...rest} className={classFor({ variant, size, color, className })} />
);

/** A link within the front end that looks like a button. */
export const ButtonLink = ({ variant, size, color, className, ...rest }: Look & Omit<LinkProps, 'color'>) => (
  <Link {...rest} className={classFor({ variant, size, color, className })} />
);

/** A link to another place that looks like a button. */
export const ButtonAnchor = ({
  variant,
  size,
  color,
  className,
  ...rest
}: Look & Omit<ComponentProps<'a'>, 'color'>) => (
  <a {...rest} className={classFor({ variant, size, color, className })} />
);

const classFor = ({ variant = 'text', size = 'medium', color = 'primary', className }: Look) =>
  classes(styles.button, styles[variant], styles[size], color === 'inherit' && styles.inherit, className);
