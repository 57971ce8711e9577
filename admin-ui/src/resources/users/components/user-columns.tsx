import Box from '@mui/material/Box';
import { ROLE_NAMES, type User } from '@stoa/contract';
import { formatDate } from '@stoa/web-kit';
import { Badge } from '../../../components/badge';
import { PencilIcon } from '../../../components/icons';
import { alphabetically, byTime, type RecordColumn } from '../../../components/list/record-column';
import type { MoreActions, RowAction } from '../../../components/list/row-action';
import { RowActions } from '../../../components/list/row-actions';
import { RowMenu } from '../../../components/list/row-menu';
import { type AccessChange, accessChanges } from '../domain/access-change';
import { roleLooks } from '../domain/user-role';
import { AccessMenu } from './access-menu';

export const userColumns = (
  onChange: (change: AccessChange) => void,
  moreActions: MoreActions,
): RecordColumn<User>[] => [
  {
    field: 'name',
    headerName: 'Name',
    part: 'title',
    width: 160,
    sorts: alphabetically('Name'),
    grows: true,
    hideable: false,
    cell: ({ name, blocked }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minWidth: 0 }}>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {name}
        </Box>
        {blocked && <Badge look="outline">Blocked</Badge>}
      </Box>
    ),
  },
  {
    field: 'email',
    headerName: 'E-mail',
    width: 200,
    sorts: alphabetically('E-mail'),
    grows: true,
    text: ({ email }) => email,
  },
  {
    field: 'role',
    headerName: 'Role',
    part: 'status',
    width: 140,
    sorts: { asc: 'Users first', desc: 'Administrators first' },
    cell: ({ role }) => <Badge look={roleLooks[role]}>{ROLE_NAMES[role]}</Badge>,
  },
  {
    field: 'createdAt',
    headerName: 'Joined',
    width: 160,
    sorts: byTime,
    named: true,
    lessOnPhone: true,
    text: ({ createdAt }) => formatDate(createdAt),
  },
  {
    field: 'actions',
    headerName: 'Actions',
    part: 'actions',
    width: 90,
    hideable: false,
    cell: (user, layout) =>
      layout === 'phone' ? (
        <RowMenu name={user.name} actions={[...changes(user, onChange), ...moreActions(user)]} />
      ) : (
        <RowActions name={user.name} layout={layout} actions={moreActions(user)}>
          <AccessMenu user={user} onChange={onChange} />
        </RowActions>
      ),
  },
];

const changes = (user: User, onChange: (change: AccessChange) => void): RowAction[] =>
  accessChanges(user).map((change) => ({ label: change.action, icon: <PencilIcon />, run: () => onChange(change) }));
