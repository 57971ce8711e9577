import { type CollectionSummary, shopPaths } from '@stoa/contract';
import { Badge } from '../../components/badge';
import { actionsColumn, changedColumn, slugColumn, titleColumn } from '../../components/list/common-columns';
import type { ListScreen } from '../../components/record/record-list-page';
import { FILLINGS } from './collection-fields';

const publishedChoices = [
  { value: '', label: 'All' },
  { value: 'true', label: 'Published' },
  { value: 'false', label: 'Unpublished' },
];

export const list: ListScreen<CollectionSummary> = {
  intro: 'Groups of items, such as gifts or sale items, each with a page of its own.',
  filters: [{ name: 'published', label: 'Published', choices: publishedChoices }],
  columns: ({ edit, onDelete }) => [
    titleColumn(edit),
    slugColumn(),
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
    changedColumn(),
    actionsColumn({ view: ({ slug }) => shopPaths.collection(slug), edit, onDelete }),
  ],
};
