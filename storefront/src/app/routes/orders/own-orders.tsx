import { text } from '@stoa/web-kit';
import { Breadcrumbs } from '../../../components/breadcrumbs';
import { paths } from '../../../config/paths';
import { OwnOrderList } from '../../../features/orders/components/own-order-list';
import { SignedInOnly } from '../../signed-in-only';
import styles from './own-orders.module.css';

const STEPS = [
  { name: 'Your account', path: paths.account },
  { name: 'Your orders', path: paths.ownOrders },
];

export const OwnOrders = () => (
  <SignedInOnly title="Your orders">
    <div className={styles.page}>
      <Breadcrumbs steps={STEPS} />
      <h1 className={text.h2}>Your orders</h1>
      <OwnOrderList />
    </div>
  </SignedInOnly>
);
