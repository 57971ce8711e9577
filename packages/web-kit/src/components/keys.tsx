import { keysOf, type Shortcut } from '../lib/use-shortcut';
import styles from './keys.module.css';

type KeysProps = {
  of: Shortcut;
  /** If it isn't on a button, from which screen readers hear `aria-keyshortcuts`. */
  isSpoken?: boolean;
};

export const Keys = ({ of, isSpoken = false }: KeysProps) => (
  <span className={styles.keys} aria-hidden={!isSpoken}>
    {keysOf(of)}
  </span>
);
