import { apiPaths, POST_STATUS_NAMES, type ShopPageSummary } from '@stoa/contract';
import { formatDate, useListView, useReload } from '@stoa/web-kit';
import { useMemo } from 'react';
import { Badge } from '../../../components/badge';
import { CreateButton } from '../../../components/create-button';
import { actionsColumn, titleColumn } from '../../../components/list/common-columns';
import { alphabetically, byTime, type RecordColumn } from '../../../components/list/record-column';
import { RecordList } from '../../../components/list/record-list';
import { PageHeader } from '../../../components/page-header';
import { useOutcome } from '../../../components/use-outcome';
import { deletePage, usePages } from '../api';
import { pageParams } from '../domain/page-params';
import { pagePaths } from '../paths';
import { statusChoices } from './page-inputs';

export function PageList() {
  const view = useListView(pageParams);
  const answer = usePages(view);
  const { attempt } = useOutcome(useReload(apiPaths.pages));
  const columns = useMemo(
    () =>
      pageColumns(async ({ id, title }) => {
        await attempt(() => deletePage(id), {
          done: 'Page deleted successfully',
          failure: 'Failed to delete page',
          trashed: { kind: 'page', recordId: id, title },
        });
      }),
    [attempt],
  );
  return (
    <>
      <PageHeader
        title="Pages"
        intro="Pages of your shop’s own, such as About, Privacy, or Shipping and returns."
        actions={<CreateButton to={pagePaths.create}>New page</CreateButton>}
      />
      <RecordList
        name="pages"
        label="Pages"
        view={view}
        sortedBy={{ sortBy: 'sortBy', order: 'order' }}
        answer={answer}
        columns={columns}
        placeholder="Search pages..."
        filters={[{ name: 'status', label: 'Status', choices: [{ value: '', label: 'All' }, ...statusChoices] }]}
        texts={{
          empty: 'No pages found. Create your first page!',
          failure: 'Error loading pages. Please try again.',
        }}
      />
    </>
  );
}

const edit = ({ id }: ShopPageSummary) => pagePaths.edit(id);

const pageColumns = (onDelete: (page: ShopPageSummary) => Promise<void>): RecordColumn<ShopPageSummary>[] => [
  titleColumn(edit),
  { field: 'slug', headerName: 'Slug', width: 180, lessOnPhone: true, text: ({ slug }) => slug },
  {
    field: 'status',
    headerName: 'Status',
    part: 'status',
    width: 120,
    sorts: alphabetically('Status'),
    cell: ({ status }) => (
      <Badge look={status === 'PUBLISHED' ? 'default' : 'secondary'}>{POST_STATUS_NAMES[status]}</Badge>
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
  actionsColumn({ view: ({ slug }) => pagePaths.view(slug), edit, onDelete }),
];
