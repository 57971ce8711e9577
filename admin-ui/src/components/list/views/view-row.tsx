import PencilIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type SavedView, updateSavedViewInput } from '@stoa/contract';
import { Form, FormAlert, SubmitButton, schemaErrors, TextField } from '@stoa/web-kit';
import { type ReactNode, useState } from 'react';
import { DeleteButton } from '../../dialog/delete-button';

type ViewRowProps = {
  view: SavedView;
  isCurrent: boolean;
  onApply: () => void;
  onRename: (name: string) => Promise<void>;
  onDelete: () => Promise<void>;
};

export function ViewRow({ view: { name }, isCurrent, onApply, onRename, onDelete }: ViewRowProps) {
  const [renaming, setRenaming] = useState(false);
  if (renaming)
    return (
      <ViewNameForm
        title={`Rename ${name}`}
        label="New name"
        name={name}
        submit="Save"
        failure="Failed to rename the view"
        autoFocus
        onName={async (changed) => {
          await onRename(changed);
          setRenaming(false);
        }}
      >
        <Button size="large" onClick={() => setRenaming(false)}>
          Cancel
        </Button>
      </ViewNameForm>
    );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Button
        onClick={onApply}
        aria-current={isCurrent}
        variant={isCurrent ? 'outlined' : 'text'}
        sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', textAlign: 'start', overflowWrap: 'anywhere' }}
      >
        {name}
      </Button>
      <Tooltip title="Rename">
        <IconButton aria-label={`Rename ${name}`} size="small" onClick={() => setRenaming(true)}>
          <PencilIcon />
        </IconButton>
      </Tooltip>
      <DeleteButton name={name} onDelete={onDelete} />
    </Box>
  );
}

type ViewNameFormProps = {
  title: string;
  label: string;
  name: string;
  submit: string;
  failure: string;
  autoFocus?: boolean;
  onName: (name: string) => Promise<void>;
  children?: ReactNode;
};

/** A one-line form for a name, used for both new and renamed views. */
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
