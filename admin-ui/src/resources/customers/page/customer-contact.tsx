import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { addressLines, type CustomerDetail } from '@stoa/contract';
import { mailTo } from '@stoa/web-kit';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CopyButton } from '../../../components/copy-button';
import { Rows } from '../../../components/facts';
import { FormCard } from '../../../components/form/layout/form-card';
import { paths } from '../../../config/paths';
import { EditCustomerDialog } from './edit-customer-dialog';

export function CustomerContact({ customer }: { customer: CustomerDetail }) {
  const { emails, email: mainEmail, phone, accounts } = customer;
  const [isEditing, setIsEditing] = useState(false);
  const sorted = [...emails].sort((one, other) => Number(other === mainEmail) - Number(one === mainEmail));
  return (
    <FormCard title="Contact">
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        {sorted.map((email) => (
          <div key={email}>
            <Link href={mailTo(email)}>{email}</Link> <CopyButton what="email" text={email} />
          </div>
        ))}
        {emails.length === 0 && <div>No email address</div>}
        {phone && (
          <div>
            <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
          </div>
        )}
        {accounts.length === 0 && <Box sx={{ color: 'text.secondary' }}>No account</Box>}
        {accounts.map(({ id, email }) => (
          <div key={id}>
            Has an account:{' '}
            <Link component={RouterLink} to={paths.user(email)}>
              {email}
            </Link>
          </div>
        ))}
      </Box>
      <div>
        <Button variant="outlined" size="small" onClick={() => setIsEditing(true)}>
          Edit name and phone
        </Button>
      </div>
      {isEditing && <EditCustomerDialog customer={customer} onClose={() => setIsEditing(false)} />}
    </FormCard>
  );
}

export function CustomerAddresses({ customer: { addresses } }: { customer: CustomerDetail }) {
  if (addresses.length === 0) return null;
  return (
    <FormCard title="Addresses">
      <Rows aria-label="Addresses">
        {addresses.map((address) => (
          <li key={addressLines(address).join('\n')}>
            <Box component="address" sx={{ typography: 'body2', fontStyle: 'normal' }}>
              {addressLines(address).map((line) => (
                <div key={line}>{line}</div>
              ))}
            </Box>
            <CopyButton what="address" text={addressLines(address).join('\n')} />
          </li>
        ))}
      </Rows>
    </FormCard>
  );
}
