import { apiPaths, changePasswordInput } from '@stoa/contract';
import { Form, FormAlert, PasswordField, SubmitButton, schemaErrors, useAuth, useToast } from '@stoa/web-kit';
import { useSWRConfig } from 'swr';
import { confirmationErrors } from '../../../components/form/confirmed-password';
import { changePassword } from '../api';
import { AccountSection } from './account-section';
import { FoldedForm } from './folded-form';

const empty = { currentPassword: '', password: '', confirmPassword: '' };

export function PasswordSection() {
  return (
    <AccountSection title="Password" intro="Changing your password signs you out everywhere else.">
      <FoldedForm label="Choose a new password">{(fold) => <ChangeForm onChanged={fold} />}</FoldedForm>
    </AccountSection>
  );
}

function ChangeForm({ onChanged }: { onChanged: () => void }) {
  const { email, updateUser } = useAuth();
  const { mutate } = useSWRConfig();
  const toast = useToast();
  return (
    <Form
      aria-label="Password"
      initialValues={empty}
      validate={(values) => ({ ...schemaErrors(changePasswordInput, values), ...confirmationErrors(values) })}
      onSubmit={async ({ currentPassword, password }, reset) => {
        updateUser(await changePassword({ currentPassword, password }));
        reset();
        onChanged();
        toast.success('Password changed');
        await mutate(apiPaths.auth.sessions);
      }}
      failure="Your password couldn’t be changed. Please try again."
    >
      <FormAlert />
      <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        helperText="At least 6 characters"
      />
      <PasswordField name="confirmPassword" label="Confirm new password" autoComplete="new-password" />
      <div>
        {/* Tells password managers which account this password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <SubmitButton busy="Saving...">Change password</SubmitButton>
      </div>
    </Form>
  );
}
