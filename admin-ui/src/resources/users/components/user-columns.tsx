import PencilIcon from '@mui/icons-material/EditOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { ROLE_NAMES, type Role, type User } from '@stoa/contract';
import { formatDate } from '@stoa/web-kit';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Badge, type BadgeLook } from '../../../components/badge';
import { alphabetically, byTime, type RecordColumn } from '../../../components/list/columns/record-column';
import type { MoreActions, RowAction } from '../../../components/list/row/row-action';
import { RowActions } from '../../../components/list/row/row-actions';
import { RowMenu } from '../../../components/list/row/row-menu';
import { paths } from '../../../config/paths';
import { type AccessChange, accessChanges } from '../domain/access-change';

const roleLooks: Record<Role, BadgeLook> = { ADMIN: 'default', USER: 'secondary' };

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
    cell: ({ name, blocked, avatar, customerId }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minWidth: 0 }}>
        <Avatar src={avatar ?? undefined} alt="" sx={{ width: 28, height: 28, fontSize: 14 }}>
          {name.charAt(0).toUpperCase()}
        </Avatar>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {customerId === null ? (
            name
          ) : (
            <Link
              component={RouterLink}
              to={paths.customer(customerId)}
              color="textPrimary"
              underline="hover"
              title="Show this customer"
            >
              {name}
            </Link>
          )}
        </Box>
        {blocked && <Badge look="outline">Blocked</Badge>}
      </Box>
    ),
  },
  {
    field: 'email',
    headerName: 'Email',
    width: 200,
    sorts: alphabetically('Email'),
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
    width: 168,
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

type AccessMenuProps = { user: User; onChange: (change: AccessChange) => void };

function AccessMenu({ user, onChange }: AccessMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title="Change">
        <IconButton
          size="small"
          aria-label={`Change ${user.name}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <PencilIcon />
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': `Change ${user.name}` } }}
      >
        {accessChanges(user).map((change) => (
          <MenuItem
            key={change.action}
            onClick={() => {
              setAnchor(null);
              onChange(change);
            }}
          >
            {change.action}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
