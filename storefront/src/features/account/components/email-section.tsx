import { changeEmailInput } from '@stoa/contract';
import { Form, FormAlert, PasswordField, SubmitButton, schemaErrors, TextField, useToast } from '@stoa/web-kit';
import { changeEmail, useOwnEmail } from '../api';
import { AccountSection } from './account-section';
import { FoldedForm } from './folded-form';

export function EmailSection() {
  return (
    <AccountSection title="Email address" intro="You sign in with it, and it’s where we email you.">
      <FoldedForm label="Use another email address">{(fold) => <ChangeForm onSent={fold} />}</FoldedForm>
    </AccountSection>
  );
}

const empty = { email: '', currentPassword: '' };

function ChangeForm({ onSent }: { onSent: () => void }) {
  const { mutate } = useOwnEmail();
  const toast = useToast();
  return (
    <Form
      aria-label="Email address"
      initialValues={empty}
      validate={(values) => schemaErrors(changeEmailInput, values)}
      onSubmit={async (values, reset) => {
        const { message } = await changeEmail(values);
        reset();
        onSent();
        toast.success(message);
        await mutate();
      }}
      failure="Your email address couldn’t be changed. Please try again."
    >
      <FormAlert />
      <TextField name="email" label="New email address" type="email" autoComplete="email" />
      <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
      <div>
        <SubmitButton busy="Sending...">Change email address</SubmitButton>
      </div>
    </Form>
  );
}
