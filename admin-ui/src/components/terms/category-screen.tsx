import Button from '@mui/material/Button';
import { PlusIcon } from '@stoa/web-kit';
import { useState } from 'react';
import type { MoreActions } from '../list/row-action';
import { PageHeader } from '../page-header';
import { useOutcome } from '../use-outcome';
import { CategoryDialog, type CategoryForm } from './category-dialog';
import type { TermRow, Terms } from './term-row';
import { TermTable } from './term-table';

type CategoryScreenProps<Row extends TermRow, Values extends { name: string; slug: string }> = {
  title: string;
  intro: string;
  /** What belongs to a category, such as 'posts'. */
  of: string;
  categories: Terms<Row>;
  reload: () => Promise<void>;
  describe?: (row: Row) => string | null;
  form: CategoryForm<Row, Values>;
  remove: (id: number) => Promise<unknown>;
  moreActions: MoreActions;
};

const texts = {
  failure: 'Error loading categories. Please try again.',
  empty: 'No categories found. Create your first category!',
};

export function CategoryScreen<Row extends TermRow, Values extends { name: string; slug: string }>(
  props: CategoryScreenProps<Row, Values>,
) {
  const { title, intro, of: records, categories, reload, describe, form, remove, moreActions } = props;
  const { alert, attempt, succeed } = useOutcome(reload);
  /** Which one the dialog is about; `new` for one to come. */
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  return (
    <>
      <PageHeader
        title={title}
        intro={intro}
        actions={
          <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setEdited('new')}>
            Add Category
          </Button>
        }
      />
      {alert}
      <TermTable
        label={title}
        terms={categories}
        counted={records.replace(/^./, (letter) => letter.toUpperCase())}
        texts={texts}
        describe={describe}
        refusal={({ count }) => (count > 0 ? `Cannot delete category with ${records}` : undefined)}
        onEdit={setEdited}
        moreActions={moreActions}
        onDelete={async ({ id }) => {
          await attempt(() => remove(id), {
            done: 'Category deleted successfully',
            failure: 'Failed to delete category',
          });
        }}
      />
      {edited && (
        <CategoryDialog
          category={edited === 'new' ? null : edited}
          form={form}
          onSaved={succeed}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
