import { ROLE_NAMES, type Role, type User } from '@stoa/contract';
import type { FieldWords } from '../../../lib/record-kinds';

/** How the activity names a user's fields; no form has all of them. */
export const userFields: Record<keyof Omit<User, 'id' | 'createdAt'>, FieldWords> = {
  name: { label: 'Name' },
  email: { label: 'Email' },
  role: { label: 'Role', activity: { format: (role: Role) => ROLE_NAMES[role] } },
  blocked: { label: 'Blocked' },
  avatar: { label: 'Avatar' },
};
