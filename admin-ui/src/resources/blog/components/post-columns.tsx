import { POST_STATUS_NAMES, type PostSummary } from '@stoa/contract';
import { formatDate, tabularFigures } from '@stoa/web-kit';
import { Badge } from '../../../components/badge';
import { actionsColumn, pictureColumn } from '../../../components/list/common-columns';
import type { RecordColumn } from '../../../components/list/record-grid';
import { outsidePaths, paths } from '../../../config/paths';
import { statusLooks } from '../domain/post-status';

export const postColumns = (onDelete: (post: PostSummary) => Promise<void>): RecordColumn<PostSummary>[] => [
  pictureColumn('featuredImage'),
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 110, hideable: false },
  { field: 'category', headerName: 'Category', width: 160, valueGetter: (_value, { category }) => category.name },
  {
    field: 'status',
    headerName: 'Status',
    width: 120,
    renderCell: ({ row: { status } }) => <Badge look={statusLooks[status]}>{POST_STATUS_NAMES[status]}</Badge>,
  },
  {
    field: 'viewCount',
    headerName: 'Views',
    width: 100,
    align: 'right',
    headerAlign: 'right',
    renderCell: ({ value }) => <span style={tabularFigures}>{Number(value).toLocaleString('en-US')}</span>,
  },
  {
    field: 'publishedAt',
    headerName: 'Published Date',
    width: 170,
    valueFormatter: (value: string | null) => (value ? formatDate(value) : 'Not published'),
  },
  actionsColumn({ view: ({ slug }) => outsidePaths.post(slug), edit: ({ id }) => paths.post(id), onDelete }),
];
