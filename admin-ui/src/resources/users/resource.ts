import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import { adminPaths, ROLE_NAMES, type Role, type User, type UserList } from '@stoa/contract';
import { getData, readView } from '@stoa/web-kit';
import type { FieldWords } from '../../lib/record-kinds';
import type { Resource } from '../../lib/resource';
import { userParams, usersPath } from './domain/user-params';

const PATH = '/users';

/** How the activity names a user's fields; no form has all of them. */
const userFields: Record<keyof Omit<User, 'id' | 'createdAt' | 'customerId'>, FieldWords> = {
  name: { label: 'Name' },
  email: { label: 'Email' },
  role: { label: 'Role', activity: { format: (role: Role) => ROLE_NAMES[role] } },
  blocked: { label: 'Blocked' },
  avatar: { label: 'Avatar' },
};

export const users = {
  pages: [
    {
      path: PATH,
      requests: (address) => [usersPath(readView(userParams, address))],
      lazy: async () => ({ Component: (await import('./components/user-list')).UserList }),
    },
  ],
  links: [{ section: 'People', label: 'Users', to: PATH, Icon: PeopleIcon }],
  search: {
    heading: 'Users',
    find: async (query, request) => {
      const { items } = await getData<UserList>(`${adminPaths.users}?${query}`, request);
      // Leads to the list filtered to this user.
      return items.map(({ name, email }) => ({
        label: name,
        hint: email,
        to: `${PATH}?${new URLSearchParams({ search: email })}`,
      }));
    },
  },
  kinds: {
    user: {
      one: 'user',
      many: 'Users',
      fields: async () => userFields,
    },
  },
} satisfies Resource;
