import { formatCount, POST_STATUS_NAMES, type PostSummary, shopPaths } from '@stoa/contract';
import { formatDate, tabularFigures } from '@stoa/web-kit';
import { Badge } from '../../../components/badge';
import { alphabetically, byTime, type RecordColumn } from '../../../components/list/columns/record-column';
import { actionsColumn, imageColumn, titleColumn } from '../../../components/list/common-columns';
import { isVisible } from '../domain/is-visible';
import { statusLooks } from '../domain/post-status';
import { postSetup } from '../post-setup';

const edit = ({ id }: PostSummary) => postSetup.edit(id);

export const postColumns = (onDelete: (post: PostSummary) => Promise<void>): RecordColumn<PostSummary>[] => [
  imageColumn('featuredImage', ({ featuredImage }) => featuredImage),
  titleColumn(edit),
  {
    field: 'category',
    headerName: 'Category',
    width: 160,
    sorts: alphabetically('Category'),
    lessOnPhone: true,
    text: ({ category }) => category.name,
  },
  {
    field: 'status',
    headerName: 'Status',
    part: 'status',
    width: 120,
    sorts: alphabetically('Status'),
    cell: (post) =>
      post.status === 'PUBLISHED' && !isVisible(post) ? (
        <Badge look="outline">Scheduled</Badge>
      ) : (
        <Badge look={statusLooks[post.status]}>{POST_STATUS_NAMES[post.status]}</Badge>
      ),
  },
  {
    field: 'viewCount',
    headerName: 'Views',
    width: 100,
    sorts: { asc: 'Fewest views', desc: 'Most views' },
    alignsRight: true,
    named: true,
    lessOnPhone: true,
    cell: ({ viewCount }) => <span style={tabularFigures}>{formatCount(viewCount)}</span>,
  },
  {
    field: 'publishedAt',
    headerName: 'Published Date',
    width: 170,
    sorts: byTime,
    text: ({ publishedAt }) => (publishedAt ? formatDate(publishedAt) : 'Not published'),
  },
  actionsColumn({ view: ({ slug }) => shopPaths.post(slug), edit, onDelete }),
];
