import { useState } from 'react';
import { useRecordHistory } from '../../../components/activity/use-record-history';
import { CreateButton } from '../../../components/create-button';
import { PageHeader } from '../../../components/page-header';
import { AddCategory } from '../../../components/terms/add-category';
import type { CategoryKind } from '../../../components/terms/api';
import { useOutcome } from '../../../components/use-outcome';
import { deleteTerm, type TermRow, useTermRows } from '../api';
import { categoryPath, termKinds } from '../domain/term-kinds';
import { BlogCategoryDialog } from './blog-category-dialog';
import { TermTable } from './term-table';

const words = {
  failure: 'Error loading categories. Please try again.',
  empty: 'No categories found. Create your first category!',
};

export const ItemCategories = () => <CategoryPage kind="itemCategory" />;
export const BlogCategories = () => <CategoryPage kind="blogCategory" />;

function CategoryPage({ kind }: { kind: CategoryKind }) {
  const { title, intro, of: records } = termKinds[kind];
  const categories = useTermRows(kind);
  const { attempt, succeed } = useOutcome(categories.reload);
  const history = useRecordHistory(kind);
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<TermRow | null>(null);
  return (
    <>
      <PageHeader
        title={title}
        intro={intro}
        actions={<CreateButton onClick={() => setAdding(true)}>Add Category</CreateButton>}
      />
      <TermTable
        kind={kind}
        terms={categories}
        texts={words}
        onCreate={() => setAdding(true)}
        refusal={({ count }) => (count > 0 ? `Cannot delete category with ${records}` : undefined)}
        onDelete={async ({ id, name: title }) => {
          await attempt(() => deleteTerm(kind, id), {
            done: 'Category deleted successfully',
            failure: 'Failed to delete category',
            trashed: { kind, recordId: id, title },
          });
        }}
        {...(kind === 'itemCategory'
          ? { editPath: categoryPath }
          : { onEdit: setEdited, moreActions: history.actions })}
      />
      {adding && (
        <AddCategory
          kind={kind}
          onAdded={() => succeed('Category added successfully')}
          onClose={() => setAdding(false)}
        />
      )}
      {edited && <BlogCategoryDialog category={edited} onSaved={succeed} onClose={() => setEdited(null)} />}
      {history.dialog}
    </>
  );
}
