import { deleteAccountInput } from '@stoa/contract';
import { Form, FormAlert, PasswordField, SubmitButton, schemaErrors, useAuth, useToast } from '@stoa/web-kit';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { deleteAccount } from '../api';
import { AccountSection } from './account-section';
import { ConsentField } from './consent-field';
import { FoldedForm } from './folded-form';

const NOT_UNDERSTOOD = { understood: 'Please confirm that you understand this' };

export function DeletionSection() {
  return (
    <AccountSection
      title="Delete account"
      intro="Permanently erases your name, email address, avatar, saved addresses, and cart, and signs you out everywhere. The shop keeps a record of your orders. This can’t be undone."
    >
      <FoldedForm label="Delete this account">{() => <DeletionForm />}</FoldedForm>
    </AccountSection>
  );
}

function DeletionForm() {
  const { logout } = useAuth();
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <Form
      aria-label="Delete account"
      initialValues={{ currentPassword: '', understood: false }}
      validate={({ understood, ...input }) => ({
        ...schemaErrors(deleteAccountInput, input),
        ...(!understood && NOT_UNDERSTOOD),
      })}
      onSubmit={async ({ currentPassword }) => {
        const { message } = await deleteAccount({ currentPassword });
        // Which leads to the login page.
        await logout();
        navigate(paths.home, { replace: true });
        toast.success(message);
      }}
      failure="Your account couldn’t be deleted. Please try again."
    >
      <FormAlert />
      <PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        helperText="Enter your password to confirm that it’s you"
      />
      <ConsentField name="understood" label="I understand that this can’t be undone" />
      <div>
        <SubmitButton busy="Deleting..." color="error">
          Delete my account
        </SubmitButton>
      </div>
    </Form>
  );
}
