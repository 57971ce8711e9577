import { profileInput } from '@stoa/contract';
import { Form, FormAlert, SubmitButton, schemaErrors, TextField, useAuth, useToast } from '@stoa/web-kit';
import { updateProfile } from '../api';
import { AccountSection } from './account-section';
import { AvatarField } from './avatar-field';

export function ProfileSection() {
  const { name, updateUser } = useAuth();
  const toast = useToast();
  return (
    <AccountSection title="Profile" intro="Your name and image, as others see them.">
      <Form
        aria-label="Profile"
        initialValues={{ name }}
        validate={(values) => schemaErrors(profileInput, values)}
        onSubmit={async (values, reset) => {
          const session = await updateProfile(values);
          updateUser(session);
          reset({ name: session.name });
          toast.success('Profile saved');
        }}
        failure="Your profile couldn’t be saved. Please try again."
      >
        <FormAlert />
        <TextField name="name" label="Name" autoComplete="name" />
        <AvatarField />
        <div>
          <SubmitButton busy="Saving...">Save profile</SubmitButton>
        </div>
      </Form>
    </AccountSection>
  );
}
