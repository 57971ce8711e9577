import { profileInput } from '@stoa/contract';
import { Form, FormAlert, SubmitButton, schemaErrors, TextField, useAuth, useToast } from '@stoa/web-kit';
import { useRef } from 'react';
import { updateProfile } from '../api';
import { AccountSection } from './account-section';
import { AvatarField } from './avatar-field';

export function ProfileSection() {
  const { name, avatar, updateUser } = useAuth();
  const toast = useToast();
  const savedAvatar = useRef(avatar ?? '');
  return (
    <AccountSection title="Profile" intro="Your name and avatar, as others see them.">
      <Form
        aria-label="Profile"
        initialValues={{ name, avatar: avatar ?? '' }}
        validate={(values) => schemaErrors(profileInput, values)}
        onSubmit={async ({ name, avatar }, reset) => {
          // Another tab may have another avatar by now.
          const session = await updateProfile(avatar === savedAvatar.current ? { name } : { name, avatar });
          updateUser(session);
          savedAvatar.current = session.avatar ?? '';
          reset({ name: session.name, avatar: savedAvatar.current });
          toast.success('Profile saved');
        }}
        failure="Your profile couldn’t be saved. Please try again."
      >
        <FormAlert />
        <TextField name="name" label="Name" autoComplete="name" />
        <AvatarField
          onKeep={(address) => {
            savedAvatar.current = address;
          }}
        />
        <div>
          <SubmitButton busy="Saving...">Save profile</SubmitButton>
        </div>
      </Form>
    </AccountSection>
  );
}
