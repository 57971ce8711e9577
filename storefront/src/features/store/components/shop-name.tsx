import { Skeleton } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { useStore } from '../api';
import styles from './shop-name.module.css';

/** `fallback` is shown if the shop's name can't be loaded. */
export function ShopName({ fallback = null }: { fallback?: ReactNode }) {
  const { data, error } = useStore();
  if (data) return <span className={styles.name}>{data.shopName}</span>;
  if (error) return fallback;
  return <Skeleton width="6em" className={styles.awaited} />;
}
