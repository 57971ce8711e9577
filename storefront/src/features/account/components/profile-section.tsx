import Stack from '@mui/material/Stack';
import { profileInput } from '@stoa/contract';
import { Form, FormAlert, SubmitButton, schemaErrors, TextField, useAuth, useToast } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { updateProfile } from '../api';
import { AccountPicture } from './account-picture';
import { AccountSection } from './account-section';

export function ProfileSection() {
  const { name, avatar, updateUser } = useAuth();
  const toast = useToast();
  return (
    <AccountSection title="Profile" intro="Your name and avatar, as others see them.">
      <Form
        aria-label="Profile"
        initialValues={{ name, avatar: avatar ?? '' }}
        validate={(values) => schemaErrors(profileInput, values)}
        onSubmit={async (values, reset) => {
          const session = await updateProfile(values);
          updateUser(session);
          reset({ name: session.name, avatar: session.avatar ?? '' });
          toast.success('Profile saved');
        }}
        failure="Your profile couldn’t be saved. Please try again."
      >
        <FormAlert />
        <TextField name="name" label="Name" autoComplete="name" />
        <Stack direction="row" spacing={2.5} sx={{ alignItems: 'start' }}>
          <Preview />
          <TextField
            name="avatar"
            label="Avatar URL"
            type="url"
            autoComplete="off"
            helperText="The web address of an image. Leave empty for no avatar."
          />
        </Stack>
        <div>
          <SubmitButton busy="Saving...">Save profile</SubmitButton>
        </div>
      </Form>
    </AccountSection>
  );
}

function Preview() {
  const { values } = useFormikContext<{ name: string; avatar: string }>();
  return <AccountPicture name={values.name} url={values.avatar} size={56} />;
}
