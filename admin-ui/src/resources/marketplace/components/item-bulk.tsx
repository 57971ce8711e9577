import { apiPaths, type Item, type ItemBulkAction, type ItemStatus } from '@stoa/contract';
import { useReload } from '@stoa/web-kit';
import type { BulkAction } from '../../../components/list/bulk/bulk-action';
import { BulkBar } from '../../../components/list/bulk/bulk-bar';
import { changeItems } from '../api/change-items';
import { useCategories } from '../api/get-terms';
import { statusChoices } from '../domain/item-status';

/** What can be done with the chosen items. */
export function ItemBulk({ chosen, onChoose }: { chosen: Item[]; onChoose: (ids: number[]) => void }) {
  const categories = useCategories();
  const reload = useReload(apiPaths.marketplace.items);
  const simply = (action: ItemBulkAction) => (ids: number[]) => changeItems({ ids, action });
  const actions: BulkAction[] = [
    { label: 'Publish', ask: (what) => `Publish ${what}?`, done: 'published', send: simply('publish') },
    { label: 'Unpublish', ask: (what) => `Unpublish ${what}?`, done: 'unpublished', send: simply('unpublish') },
    { label: 'Feature', ask: (what) => `Feature ${what}?`, done: 'featured', send: simply('feature') },
    {
      label: 'Stop featuring',
      ask: (what) => `Stop featuring ${what}?`,
      done: 'no longer featured',
      send: simply('unfeature'),
    },
    {
      label: 'Change status',
      ask: (what) => `Change the status of ${what}?`,
      done: 'changed',
      choice: { label: 'Status', choices: statusChoices },
      send: (ids, status) => changeItems({ ids, action: 'setStatus', status: status as ItemStatus }),
    },
    {
      label: 'Change category',
      ask: (what) => `Change the category of ${what}?`,
      done: 'changed',
      choice: {
        label: 'Category',
        choices: (categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      },
      send: (ids, categoryId) => changeItems({ ids, action: 'setCategory', categoryId: Number(categoryId) }),
    },
    { label: 'Delete', ask: (what) => `Delete ${what}?`, done: 'deleted', danger: true, send: simply('delete') },
  ];
  return <BulkBar noun="item" chosen={chosen} actions={actions} onChoose={onChoose} onDone={reload} />;
}
