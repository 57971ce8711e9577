import { classes, text } from '@stoa/web-kit';
import { type ComponentProps, startTransition, useOptimistic } from 'react';
import styles from './check.module.css';

type CheckProps = Omit<ComponentProps<'input'>, 'onChange'> & { checked: boolean; onToggle: () => void };

/** Changes at once, although the address that says what is checked changes a little later. */
export function Check({ checked, onToggle, className, children, ...rest }: CheckProps) {
  const [shown, show] = useOptimistic(checked);
  const toggle = () =>
    startTransition(() => {
      show(!shown);
      onToggle();
    });
  return (
    <label className={classes(text.body2, styles.check, className)}>
      <input type="checkbox" {...rest} checked={shown} onChange={toggle} />
      {children}
    </label>
  );
}
