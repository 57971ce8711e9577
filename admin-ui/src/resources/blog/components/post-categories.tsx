import { apiPaths, blogCategoryInput } from '@stoa/contract';
import { schemaErrors, TextField, useReload } from '@stoa/web-kit';
import type { MoreActions } from '../../../components/list/row-action';
import { CategoryScreen } from '../../../components/terms/category-screen';
import { deleteCategory } from '../api/delete-term';
import { useCategories } from '../api/get-terms';
import { addCategory, changeCategory } from '../api/save-category';
import { type CategoryRow, toCategoryRow } from '../domain/term-rows';

type Values = { name: string; slug: string; description: string };

export function PostCategories({ moreActions }: { moreActions: MoreActions }) {
  const { data, error, mutate } = useCategories();
  return (
    <CategoryScreen
      title="Blog categories"
      intro="Every post of the blog belongs to one of them."
      of="posts"
      categories={{ rows: data?.map(toCategoryRow), failed: error !== undefined, retry: () => void mutate() }}
      reload={useReload(apiPaths.blog.categories)}
      describe={({ description }) => description}
      form={form}
      remove={deleteCategory}
      moreActions={moreActions}
    />
  );
}

const toInput = (values: Values) => ({ ...values, description: values.description.trim() || null });

const form = {
  toValues: (row: CategoryRow | null): Values => ({
    name: row?.name ?? '',
    slug: row?.slug ?? '',
    description: row?.description ?? '',
  }),
  validate: (values: Values) => schemaErrors(blogCategoryInput, toInput(values)),
  add: (values: Values) => addCategory(toInput(values)),
  change: (id: number, values: Values) => changeCategory(id, toInput(values)),
  more: <TextField name="description" label="Description" helperText="Optional" multiline minRows={2} maxRows={8} />,
};
