import Box from '@mui/material/Box';
import { ROLE_NAMES, type User } from '@stoa/contract';
import { formatDate } from '@stoa/web-kit';
import { Badge } from '../../../components/badge';
import type { RecordColumn } from '../../../components/list/record-grid';
import { type MoreActions, RowActions } from '../../../components/list/row-actions';
import type { AccessChange } from '../domain/access-change';
import { roleLooks } from '../domain/user-role';
import { AccessMenu } from './access-menu';

export const userColumns = (
  onChange: (change: AccessChange) => void,
  moreActions: MoreActions,
): RecordColumn<User>[] => [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 130,
    hideable: false,
    renderCell: ({ row: { name, blocked } }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minWidth: 0 }}>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {name}
        </Box>
        {blocked && <Badge look="outline">Blocked</Badge>}
      </Box>
    ),
  },
  { field: 'email', headerName: 'E-mail', flex: 1, minWidth: 200 },
  {
    field: 'role',
    headerName: 'Role',
    width: 140,
    renderCell: ({ row: { role } }) => <Badge look={roleLooks[role]}>{ROLE_NAMES[role]}</Badge>,
  },
  { field: 'createdAt', headerName: 'Joined', width: 170, valueFormatter: (value: string) => formatDate(value) },
  {
    field: 'actions',
    headerName: 'Actions',
    width: 90,
    sortable: false,
    hideable: false,
    renderCell: ({ row }) => (
      <RowActions name={row.name}>
        <AccessMenu user={row} onChange={onChange} />
        {moreActions(row)}
      </RowActions>
    ),
  },
];
