import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { slugify } from '@stoa/contract';
import { SubmitButton } from '@stoa/web-kit';
import { useState } from 'react';
import { useRecordHistory } from '../../../components/activity/use-record-history';
import { FormCard } from '../../../components/form/layout/form-card';
import { ShortForm } from '../../../components/form/saving/short-form';
import { NameField, SlugField } from '../../../components/form/slug-fields';
import { PageHeader } from '../../../components/page-header';
import type { TermKind } from '../../../components/terms/api';
import { termInput, toTermValues } from '../../../components/terms/term-fields';
import { addTerm, termErrors } from '../../../components/terms/term-input';
import { useConfirmLeaving } from '../../../components/unsaved/unsaved-provider';
import { useOutcome } from '../../../components/use-outcome';
import { changeTerm, deleteTerm, type TermRow, useTermRows } from '../api';
import { termKinds } from '../domain/term-kinds';
import { TermTable } from './term-table';

const texts = { failure: 'Failed to load tags', empty: 'No tags found. Create your first tag above.' };

export const ItemTags = () => <TagPage kind="itemTag" />;
export const BlogTags = () => <TagPage kind="blogTag" />;

/** One form that adds a tag or edits the selected one, with all tags below it. */
function TagPage({ kind }: { kind: TermKind }) {
  const { title, intro } = termKinds[kind];
  const tags = useTermRows(kind);
  const { attempt, succeed, fail } = useOutcome(tags.reload);
  const history = useRecordHistory(kind);
  const confirmLeaving = useConfirmLeaving();
  const [edited, setEdited] = useState<TermRow | null>(null);
  return (
    <>
      <PageHeader title={title} intro={intro} />
      <TagForm
        key={edited?.id ?? 'new'}
        kind={kind}
        tag={edited}
        outcome={{ succeed, fail }}
        onLeave={() => setEdited(null)}
      />
      <Box sx={{ marginTop: 3 }}>
        <TermTable
          kind={kind}
          terms={tags}
          texts={texts}
          onEdit={(tag) => confirmLeaving(() => setEdited(tag))}
          moreActions={history.actions}
          onDelete={async ({ id, name: title }) => {
            const isGone = await attempt(() => deleteTerm(kind, id), {
              done: 'Tag deleted successfully',
              failure: 'Failed to delete tag',
              trashed: { kind, recordId: id, title },
            });
            if (isGone && edited?.id === id) setEdited(null);
          }}
        />
      </Box>
      {history.dialog}
    </>
  );
}

type TagFormProps = {
  kind: TermKind;
  /** The tag being edited; null while adding one. */
  tag: TermRow | null;
  outcome: Pick<ReturnType<typeof useOutcome>, 'succeed' | 'fail'>;
  onLeave: () => void;
};

function TagForm({ kind, tag, outcome, onLeave }: TagFormProps) {
  const confirmLeaving = useConfirmLeaving();
  const title = tag ? 'Edit Tag' : 'Add Tag';
  const failure = tag ? 'Failed to update tag' : 'Failed to add tag';
  return (
    <FormCard title={title}>
      <ShortForm
        aria-label={title}
        initialValues={toTermValues(tag)}
        validate={(values) => termErrors(kind, values)}
        failure={failure}
        onSubmit={async (values, reset) => {
          try {
            await (tag ? changeTerm(kind, tag.id, values) : addTerm(kind, values));
          } catch (error) {
            outcome.fail(error, failure);
            // The form shows what it can next to its fields.
            throw error;
          }
          await outcome.succeed(tag ? 'Tag updated successfully' : 'Tag added successfully');
          reset();
          onLeave();
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
          <NameField
            {...termInput('name')}
            follows={tag ? 'whenEmpty' : 'always'}
            slugify={slugify}
            autoFocus={tag !== null}
          />
          <SlugField {...termInput('slug')} />
        </Box>
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <SubmitButton busy="Saving...">{tag ? 'Update Tag' : 'Add Tag'}</SubmitButton>
          {tag && (
            <Button variant="outlined" size="large" onClick={() => confirmLeaving(onLeave)}>
              Cancel
            </Button>
          )}
        </Box>
      </ShortForm>
    </FormCard>
  );
}
