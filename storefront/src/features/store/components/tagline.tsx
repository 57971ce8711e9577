import { classes, text } from '@stoa/web-kit';
import { useStore } from '../api';
import styles from './tagline.module.css';

export function Tagline() {
  const { data } = useStore();
  return <p className={classes(text.body2, text.muted, styles.line)}>{data?.tagline}</p>;
}
