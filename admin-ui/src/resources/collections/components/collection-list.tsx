import { apiPaths, type CollectionSummary } from '@stoa/contract';
import { formatDate, useListView, useReload } from '@stoa/web-kit';
import { useMemo } from 'react';
import { Badge } from '../../../components/badge';
import { CreateButton } from '../../../components/create-button';
import { actionsColumn, titleColumn } from '../../../components/list/common-columns';
import { byTime, type RecordColumn } from '../../../components/list/record-column';
import { RecordList } from '../../../components/list/record-list';
import { PageHeader } from '../../../components/page-header';
import { useOutcome } from '../../../components/use-outcome';
import { deleteCollection, useCollections } from '../api';
import { FILLINGS } from '../domain/collection-fields';
import { collectionParams } from '../domain/collection-params';
import { collectionPaths } from '../paths';

const publishedChoices = [
  { value: '', label: 'All' },
  { value: 'true', label: 'Published' },
  { value: 'false', label: 'Unpublished' },
];

export function CollectionList() {
  const view = useListView(collectionParams);
  const answer = useCollections(view);
  const { attempt } = useOutcome(useReload(apiPaths.collections));
  const columns = useMemo(
    () =>
      collectionColumns(async ({ id, title }) => {
        await attempt(() => deleteCollection(id), {
          done: 'Collection deleted successfully',
          failure: 'Failed to delete collection',
          trashed: { kind: 'collection', recordId: id, title },
        });
      }),
    [attempt],
  );
  return (
    <>
      <PageHeader
        title="Collections"
        intro="Items that belong together, such as gifts or what’s on sale, each on a page of its own."
        actions={<CreateButton to={collectionPaths.create}>New collection</CreateButton>}
      />
      <RecordList
        name="collections"
        label="Collections"
        view={view}
        sortedBy={{ sortBy: 'sortBy', order: 'order' }}
        answer={answer}
        columns={columns}
        placeholder="Search collections..."
        filters={[{ name: 'published', label: 'Published', choices: publishedChoices }]}
        texts={{
          empty: 'No collections found. Create your first collection!',
          failure: 'Error loading collections. Please try again.',
        }}
      />
    </>
  );
}

const edit = ({ id }: CollectionSummary) => collectionPaths.edit(id);

const collectionColumns = (
  onDelete: (collection: CollectionSummary) => Promise<void>,
): RecordColumn<CollectionSummary>[] => [
  titleColumn(edit),
  { field: 'slug', headerName: 'Slug', width: 180, lessOnPhone: true, text: ({ slug }) => slug },
  { field: 'rule', headerName: 'Items', width: 150, text: ({ rule }) => FILLINGS[rule ? 'rule' : 'hand'] },
  {
    field: 'published',
    headerName: 'Published',
    part: 'status',
    width: 120,
    cell: ({ published }) => (
      <Badge look={published ? 'default' : 'secondary'}>{published ? 'Published' : 'Unpublished'}</Badge>
    ),
  },
  {
    field: 'updatedAt',
    headerName: 'Last changed',
    width: 170,
    sorts: byTime,
    named: true,
    text: ({ updatedAt }) => formatDate(updatedAt),
  },
  actionsColumn({ view: ({ slug }) => collectionPaths.view(slug), edit, onDelete }),
];
