import Box from '@mui/material/Box';
import { updateSavedViewInput } from '@stoa/contract';
import { Form, FormAlert, SubmitButton, schemaErrors, TextField } from '@stoa/web-kit';
import type { ReactNode } from 'react';

type ViewNameFormProps = {
  /** What the form is for. */
  title: string;
  label: string;
  name: string;
  submit: string;
  failure: string;
  autoFocus?: boolean;
  onName: (name: string) => Promise<void>;
  /** Beside the button. */
  children?: ReactNode;
};

/** One name on one line, for a new view as for one that gets another. */
export function ViewNameForm(props: ViewNameFormProps) {
  const { title, label, name, submit, failure, autoFocus, onName, children } = props;
  return (
    <Form
      aria-label={title}
      initialValues={{ name }}
      validate={(values) => schemaErrors(updateSavedViewInput, values)}
      failure={failure}
      onSubmit={async (values, reset) => {
        await onName(values.name.trim());
        reset();
      }}
    >
      <FormAlert />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, '& > button': { minHeight: 56 } }}
      >
        <Box sx={{ flex: '1 1 12rem' }}>
          <TextField name="name" label={label} autoFocus={autoFocus} />
        </Box>
        <SubmitButton busy="Saving...">{submit}</SubmitButton>
        {children}
      </Box>
    </Form>
  );
}
