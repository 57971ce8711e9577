import type { OrderDetail } from '@stoa/contract';
import { FlagField } from '../../../components/form/flag-field';

/** Whether a change is emailed, if there is an address to email. */
export function EmailCustomer({ order: { email } }: { order: Pick<OrderDetail, 'email'> }) {
  return email === null ? null : <FlagField name="notifyCustomer" label="Email the customer" as="checkbox" />;
}
