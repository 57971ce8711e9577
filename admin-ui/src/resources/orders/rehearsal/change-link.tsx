import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { RehearsalPlace } from '@stoa/contract';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../config/paths';

const places: Record<RehearsalPlace, { label: string; to: string }> = {
  SHIPPING: { label: 'Shipping', to: paths.salesSettingsTab('shipping') },
  TAXES: { label: 'Taxes', to: paths.salesSettingsTab('taxes') },
  PAYMENT: { label: 'Payments', to: paths.salesSettingsTab('payment') },
  PAYPAL: { label: 'PayPal', to: paths.paymentProvider('paypal') },
  INVOICE: { label: 'Invoices', to: paths.salesSettingsTab('invoices') },
  DISCOUNTS: { label: 'Discounts', to: paths.discounts },
  ITEMS: { label: 'Items', to: paths.items },
  MAILS: { label: 'Emails', to: paths.notifications },
  MAIL_SERVER: { label: 'Mail server', to: paths.mailServer },
  STAFF: { label: 'Staff notifications', to: paths.mailTemplate('newOrder') },
  PAGES: { label: 'Menus', to: paths.menus },
  SHOP: { label: 'Settings', to: paths.settings },
};

/** To where something is changed. */
export function ChangeLink({ place }: { place: RehearsalPlace }) {
  const { label, to } = places[place];
  return (
    <Link component={RouterLink} to={to} sx={{ whiteSpace: 'nowrap' }}>
      {label}
    </Link>
  );
}

export function ChangeThis({ at }: { at: readonly RehearsalPlace[] }) {
  return (
    <Typography variant="body2" component="div" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      Change this:
      {at.map((place) => (
        <ChangeLink key={place} place={place} />
      ))}
    </Typography>
  );
}
