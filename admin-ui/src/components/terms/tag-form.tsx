import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { slugify, type TagInput, tagInput } from '@stoa/contract';
import { Form, SubmitButton, schemaErrors } from '@stoa/web-kit';
import { FormCard } from '../form/form-card';
import { SlugFields } from '../form/slug-fields';
import { AsksWhileUnsaved, useAskFirst } from '../form/unsaved-provider';
import type { useOutcome } from '../use-outcome';
import type { TermRow } from './term-row';

export interface TagCalls {
  add: (values: TagInput) => Promise<unknown>;
  change: (id: number, values: TagInput) => Promise<unknown>;
}

type TagFormProps = {
  /** The one that is changed, null while one is added. */
  tag: TermRow | null;
  calls: TagCalls;
  outcome: Pick<ReturnType<typeof useOutcome>, 'succeed' | 'fail'>;
  /** Back to adding. */
  onLeave: () => void;
};

export function TagForm({ tag, calls, outcome, onLeave }: TagFormProps) {
  const askFirst = useAskFirst();
  const title = tag ? 'Edit Tag' : 'Add Tag';
  const failure = tag ? 'Failed to update tag' : 'Failed to add tag';
  return (
    <FormCard title={title}>
      <Form<TagInput>
        aria-label={title}
        initialValues={{ name: tag?.name ?? '', slug: tag?.slug ?? '' }}
        validate={(values) => schemaErrors(tagInput, values)}
        failure={failure}
        onSubmit={async (values, reset) => {
          try {
            await (tag ? calls.change(tag.id, values) : calls.add(values));
          } catch (error) {
            outcome.fail(error, failure);
            // The form says at its fields what it can.
            throw error;
          }
          await outcome.succeed(tag ? 'Tag updated successfully' : 'Tag added successfully');
          reset();
          onLeave();
        }}
      >
        <AsksWhileUnsaved />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
          <SlugFields
            name="name"
            label="Name"
            follows={tag ? 'whenEmpty' : 'always'}
            slugify={slugify}
            autoFocus={tag !== null}
          />
        </Box>
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <SubmitButton busy="Saving...">{tag ? 'Update Tag' : 'Add Tag'}</SubmitButton>
          {tag && (
            <Button variant="outlined" size="large" onClick={() => askFirst(onLeave)}>
              Cancel
            </Button>
          )}
        </Box>
      </Form>
    </FormCard>
  );
}
