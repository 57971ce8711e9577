import { PasswordField } from '@stoa/web-kit';

type SecretFieldProps = { name: string; label: string; isStored: boolean };

/** For what is stored encrypted, and never shown. */
export const SecretField = ({ isStored, ...field }: SecretFieldProps) => (
  <PasswordField
    {...field}
    autoComplete="new-password"
    {...(isStored ? { helperText: 'Stored encrypted. Leave empty to keep it.' } : {})}
  />
);
