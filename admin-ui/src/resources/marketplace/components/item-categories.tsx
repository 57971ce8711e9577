import { apiPaths, marketplaceCategoryInput } from '@stoa/contract';
import { schemaErrors, useReload } from '@stoa/web-kit';
import type { MoreActions } from '../../../components/list/row-action';
import { CategoryScreen } from '../../../components/terms/category-screen';
import type { TermRow } from '../../../components/terms/term-row';
import { deleteCategory } from '../api/delete-term';
import { useCategories } from '../api/get-terms';
import { addCategory, changeCategory } from '../api/save-category';
import { toTermRow } from '../domain/term-rows';

type Values = { name: string; slug: string };

export function ItemCategories({ moreActions }: { moreActions: MoreActions }) {
  const { data, error, mutate } = useCategories();
  return (
    <CategoryScreen
      title="Item categories"
      intro="Every item of the marketplace belongs to one of them."
      of="items"
      categories={{ rows: data?.map(toTermRow), failed: error !== undefined, retry: () => void mutate() }}
      reload={useReload(apiPaths.marketplace.categories)}
      form={form}
      remove={deleteCategory}
      moreActions={moreActions}
    />
  );
}

const form = {
  toValues: (row: TermRow | null): Values => ({ name: row?.name ?? '', slug: row?.slug ?? '' }),
  validate: (values: Values) => schemaErrors(marketplaceCategoryInput, values),
  add: addCategory,
  change: changeCategory,
};
