import { PAGE_STATUSES, POST_STATUS_NAMES, type ShopPageSummary, shopPaths } from '@stoa/contract';
import { Badge } from '../../components/badge';
import { alphabetically } from '../../components/list/columns/record-column';
import { actionsColumn, changedColumn, slugColumn, titleColumn } from '../../components/list/common-columns';
import type { ListScreen } from '../../components/record/record-list-page';

const statusChoices = PAGE_STATUSES.map((value) => ({ value, label: POST_STATUS_NAMES[value] }));

export const list: ListScreen<ShopPageSummary> = {
  intro: 'Your shop’s own pages, such as About, Privacy, or Shipping and returns.',
  filters: [{ name: 'status', label: 'Status', choices: [{ value: '', label: 'All' }, ...statusChoices] }],
  columns: ({ edit, onDelete }) => [
    titleColumn(edit),
    slugColumn(),
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
    changedColumn(),
    actionsColumn({ view: ({ slug }) => shopPaths.page(slug), edit, onDelete }),
  ],
};
