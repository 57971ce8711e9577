import DialogContentText from '@mui/material/DialogContentText';
import { apiPaths, type Item, type ItemBulkAction, type ItemBulkInput, type ItemStatus } from '@stoa/contract';
import { useListView, useReload, viewQuery } from '@stoa/web-kit';
import { useMemo } from 'react';
import { CreateButton } from '../../../components/create-button';
import type { BulkAction } from '../../../components/list/bulk/bulk-action';
import { BulkBar } from '../../../components/list/bulk/bulk-bar';
import { startJob } from '../../../components/list/bulk/start-job';
import { RecordList } from '../../../components/list/record-list';
import { flagChoices } from '../../../components/list/toolbar/filters';
import { ImportExportButtons } from '../../../components/list/toolbar/import-export-buttons';
import { useChosenRows } from '../../../components/list/use-chosen-rows';
import { PageHeader } from '../../../components/page-header';
import { useTermChoices, useTerms } from '../../../components/terms/api';
import { tagActions } from '../../../components/terms/bulk-tags';
import { useOutcome } from '../../../components/use-outcome';
import { changeItems, deleteItem, useItems } from '../api';
import { statusChoices } from '../domain/item-status';
import { type ItemView, itemSetup } from '../item-setup';
import { BulkStock } from '../stock/bulk-stock';
import { BulkPrice } from './bulk-price';
import { itemColumns } from './item-columns';
import { useOfferEdit } from './use-offer-edit';

export function ItemList() {
  const view = useListView(itemSetup.params);
  const answer = useItems(view);
  const { data: categories = [] } = useTerms('itemCategory');
  const { attempt } = useOutcome(useReload(apiPaths.marketplace.items));
  const chosen = useChosenRows<Item>();
  const { drop } = chosen;
  const onEdit = useOfferEdit();
  const columns = useMemo(
    () =>
      itemColumns({
        onEdit,
        onDelete: async ({ id, title }) => {
          const gone = await attempt(() => deleteItem(id), {
            done: 'Item deleted successfully',
            failure: 'Failed to delete item',
            slowly: true,
            trashed: { kind: 'item', recordId: id, title },
          });
          if (gone) drop(id);
        },
      }),
    [attempt, drop, onEdit],
  );
  return (
    <>
      <PageHeader
        title="Marketplace"
        actions={
          <>
            <ImportExportButtons kind="items" view={view} />
            <CreateButton to={itemSetup.create}>New item</CreateButton>
          </>
        }
      />
      <RecordList
        name="items"
        label="Marketplace items"
        view={view}
        sortedBy={{ sortBy: 'sortBy', order: 'order' }}
        answer={answer}
        columns={columns}
        placeholder="Search items..."
        filters={[
          {
            name: 'category',
            label: 'Category',
            choices: [
              { value: '', label: 'All Categories' },
              ...categories.map(({ name, slug }) => ({ value: slug, label: name })),
            ],
          },
          { name: 'status', label: 'Status', choices: [{ value: '', label: 'All' }, ...statusChoices] },
          { name: 'published', label: 'Visibility', choices: flagChoices('Published', 'Unpublished'), isMore: true },
          {
            name: 'lowStock',
            label: 'Stock',
            choices: [
              { value: '', label: 'All' },
              { value: 'true', label: 'Low stock' },
            ],
            isMore: true,
          },
          { name: 'featured', label: 'Featured', choices: flagChoices('Featured', 'Not featured'), isMore: true },
        ]}
        bulk={{
          chosen,
          bar: (
            <ItemBulk
              chosen={chosen.rows}
              onChoose={chosen.keep}
              view={view}
              total={answer.list?.pagination.total ?? 0}
            />
          ),
        }}
        texts={{
          empty: 'No marketplace items found. Create your first item!',
          create: { label: 'Create item', to: itemSetup.create },
          failure: 'Error loading marketplace items. Please try again.',
        }}
      />
    </>
  );
}

type ItemBulkProps = { chosen: Item[]; onChoose: (ids: number[]) => void; view: ItemView; total: number };
type Change = Omit<ItemBulkInput, 'ids'>;

function ItemBulk({ chosen, onChoose, view, total }: ItemBulkProps) {
  const categories = useTermChoices('itemCategory');
  const reload = useReload(apiPaths.marketplace.items);
  const simply = (action: ItemBulkAction) => () => ({ action });
  const actions: BulkAction<Change>[] = [
    { label: 'Publish', done: 'published', input: simply('publish') },
    { label: 'Unpublish', done: 'unpublished', input: simply('unpublish') },
    { label: 'Feature', done: 'featured', input: simply('feature') },
    { label: 'Stop featuring', done: 'no longer featured', input: simply('unfeature') },
    {
      label: 'Change status',
      question: (what) => `Change the status of ${what}?`,
      done: 'changed',
      choice: { label: 'Status', choices: statusChoices },
      input: (status) => ({ action: 'setStatus', status: status as ItemStatus }),
    },
    {
      label: 'Change category',
      question: (what) => `Change the category of ${what}?`,
      done: 'changed',
      choice: { label: 'Category', choices: categories },
      input: (categoryId) => ({ action: 'setCategory', categoryId: Number(categoryId) }),
    },
    {
      label: 'Change price',
      question: (what) => `Change the price of ${what}?`,
      details: (onChange) => <BulkPrice sample={chosen[0]} onChange={onChange} />,
    },
    {
      label: 'End discount',
      question: (what) => `End the discount of ${what}?`,
      change: { action: 'endDiscount' },
      details: () => <DialogContentText>Removes the discount prices of items and their variants.</DialogContentText>,
    },
    {
      label: 'Change stock',
      question: (what) => `Change the stock of ${what}?`,
      details: (onChange) => <BulkStock onChange={onChange} />,
    },
    ...tagActions('itemTag'),
    { label: 'Delete', done: 'deleted', danger: true, input: simply('delete'), trashed: 'item' },
  ];
  const query = viewQuery({ ...view, page: 1 });
  return (
    <BulkBar
      noun="item"
      chosen={chosen}
      actions={actions}
      send={changeItems}
      jobs={{ total, query, start: (target, change) => startJob('items', target, change) }}
      onChoose={onChoose}
      onDone={reload}
    />
  );
}
