import type { User } from '@stoa/contract';
import type { UserRow } from '../queries/users';

export const toUser = ({ id, name, email, role, avatar, blocked, createdAt, customerId }: UserRow): User => ({
  id,
  name,
  email,
  role,
  avatar,
  blocked,
  createdAt: createdAt.toISOString(),
  customerId,
});
