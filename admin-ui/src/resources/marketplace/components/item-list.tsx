import Button from '@mui/material/Button';
import { apiPaths, type Item } from '@stoa/contract';
import { PlusIcon, useListView, useReload } from '@stoa/web-kit';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { ExportButton } from '../../../components/list/export-button';
import { RecordList } from '../../../components/list/record-list';
import { useChosenRows } from '../../../components/list/use-chosen-rows';
import { PageHeader } from '../../../components/page-header';
import { useOutcome } from '../../../components/use-outcome';
import { paths } from '../../../config/paths';
import { deleteItem } from '../api/delete-item';
import { useItems } from '../api/get-items';
import { useCategories } from '../api/get-terms';
import { itemParams } from '../domain/item-params';
import { statusChoices } from '../domain/item-status';
import { ItemBulk } from './item-bulk';
import { itemColumns } from './item-columns';

const visibilities = [
  { value: '', label: 'All' },
  { value: 'true', label: 'Published' },
  { value: 'false', label: 'Unpublished' },
];
const featurings = [
  { value: '', label: 'All' },
  { value: 'true', label: 'Featured' },
  { value: 'false', label: 'Not featured' },
];

export function ItemList() {
  const view = useListView(itemParams);
  const found = useItems(view);
  const { data: categories = [] } = useCategories();
  const { alert, attempt } = useOutcome(useReload(apiPaths.marketplace.items));
  const chosen = useChosenRows<Item>();
  const { drop } = chosen;
  const columns = useMemo(
    () =>
      itemColumns(async ({ id }) => {
        const gone = await attempt(() => deleteItem(id), {
          done: 'Item deleted successfully',
          failure: 'Failed to delete item',
          slowly: true,
        });
        if (gone) drop(id);
      }),
    [attempt, drop],
  );
  return (
    <>
      <PageHeader
        title="Marketplace"
        actions={
          <>
            <ExportButton path={apiPaths.admin.exportItems} view={view} />
            <Button component={Link} to={paths.newItem} variant="contained" startIcon={<PlusIcon />}>
              New item
            </Button>
          </>
        }
      />
      {alert}
      <RecordList
        name="items"
        label="Marketplace items"
        view={view}
        sortedBy={{ sortBy: 'sortBy', order: 'order' }}
        found={found}
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
          { name: 'published', label: 'Visibility', choices: visibilities },
          { name: 'featured', label: 'Featured', choices: featurings },
        ]}
        bulk={{ chosen, bar: <ItemBulk chosen={chosen.rows} onChoose={chosen.keep} /> }}
        texts={{
          empty: 'No marketplace items found. Create your first item!',
          failure: 'Error loading marketplace items. Please try again.',
        }}
      />
    </>
  );
}
