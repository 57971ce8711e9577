import Box from '@mui/material/Box';
import { useState } from 'react';
import { useAskFirst } from '../form/unsaved-provider';
import type { MoreActions } from '../list/row-action';
import { PageHeader } from '../page-header';
import { useOutcome } from '../use-outcome';
import { type TagCalls, TagForm } from './tag-form';
import type { TermRow, Terms } from './term-row';
import { TermTable } from './term-table';

type TagScreenProps<Row extends TermRow> = {
  title: string;
  intro: string;
  /** What has tags, such as 'posts'. */
  of: string;
  tags: Terms<Row>;
  reload: () => Promise<void>;
  calls: TagCalls;
  remove: (id: number) => Promise<unknown>;
  moreActions: MoreActions;
};

const texts = { failure: 'Failed to load tags', empty: 'No tags found. Create your first tag above.' };

/** One form that adds a tag or changes the one that was chosen, and below it all of them. */
export function TagScreen<Row extends TermRow>(props: TagScreenProps<Row>) {
  const { title, intro, of: records, tags, reload, calls, remove, moreActions } = props;
  const { alert, attempt, succeed, fail } = useOutcome(reload);
  const askFirst = useAskFirst();
  const [edited, setEdited] = useState<Row | null>(null);
  return (
    <>
      <PageHeader title={title} intro={intro} />
      {alert}
      <TagForm
        key={edited?.id ?? 'new'}
        tag={edited}
        calls={calls}
        outcome={{ succeed, fail }}
        onLeave={() => setEdited(null)}
      />
      <Box sx={{ marginTop: 3 }}>
        <TermTable
          label={title}
          terms={tags}
          counted={records.replace(/^./, (letter) => letter.toUpperCase())}
          texts={texts}
          onEdit={(tag) => askFirst(() => setEdited(tag))}
          moreActions={moreActions}
          onDelete={async ({ id }) => {
            const isGone = await attempt(() => remove(id), {
              done: 'Tag deleted successfully',
              failure: 'Failed to delete tag',
            });
            if (isGone && edited?.id === id) setEdited(null);
          }}
        />
      </Box>
    </>
  );
}
