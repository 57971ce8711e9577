import { classes, text } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import styles from './account-nav.module.css';

/** The parts of the account page, by what its address calls them. The first is shown if it calls none. */
export const ACCOUNT_PARTS = {
  orders: 'Orders',
  addresses: 'Addresses',
  profile: 'Profile',
  security: 'Security',
} as const;
export type AccountPart = keyof typeof ACCOUNT_PARTS;

const parts = Object.keys(ACCOUNT_PARTS) as AccountPart[];

export const accountPartOf = (search: URLSearchParams): AccountPart =>
  parts.find((part) => part === search.get('section')) ?? 'orders';

export const AccountNav = ({ current }: { current: AccountPart }) => (
  <nav aria-label="Your account">
    <ul className={styles.list}>
      {parts.map((part) => (
        <li key={part}>
          <Link
            className={classes(text.subtitle2, styles.link)}
            to={paths.accountPart(part)}
            aria-current={part === current ? 'page' : undefined}
            preventScrollReset
          >
            {ACCOUNT_PARTS[part]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
