import type { OrderDetail } from '@stoa/contract';
import { FlagField } from '../../../components/form/flag-field';
import { MailNotConnected } from '../../../components/mail-not-connected';
import { useMailConnected } from '../../../lib/use-mail-connected';

/** Whether a change is emailed, if there is an address to email. */
export function EmailCustomer({ order: { email } }: { order: Pick<OrderDetail, 'email'> }) {
  const isConnected = useMailConnected();
  if (email === null) return null;
  return (
    <FlagField
      name="notifyCustomer"
      label="Email the customer"
      as="checkbox"
      helperText={isConnected === false && <MailNotConnected />}
    />
  );
}
