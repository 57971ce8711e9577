import type { User } from '@stoa/contract';
import type { Fields } from '../../area/fields';

export const IS_ADMIN = "COALESCE(up_roles.type = 'admin', false)";

/** In form order. Never records a password or token, nor that one has changed. */
export const userFields = {
  id: { select: 'up_users.id', activity: null, console: null },
  name: { column: 'name', console: { label: 'Name' } },
  email: { column: 'email', console: { label: 'Email' } },
  role: {
    select: `CASE WHEN ${IS_ADMIN} THEN 'ADMIN' ELSE 'USER' END`,
    activity: `CASE WHEN EXISTS (SELECT FROM up_users_role_lnk link JOIN up_roles role ON role.id = link.role_id
      WHERE link.user_id = subject.id AND role.type = 'admin') THEN 'ADMIN' ELSE 'USER' END`,
    console: { label: 'Role', help: 'Authenticated is a customer; Administrator runs the shop.' },
  },
  blocked: {
    select: 'COALESCE(up_users.blocked, false)',
    activity: 'COALESCE(subject.blocked, false)',
    console: { label: 'Blocked', help: 'Blocked customers are signed out immediately and can’t sign in.' },
  },
  avatar: {
    column: 'avatar',
    console: {
      label: 'Avatar',
      help: 'The address of an image: copy it from the Media Library (/uploads/…) or use https://….',
    },
  },
  createdAt: { select: 'up_users.created_at', activity: null, console: { label: 'Joined' } },
  customerId: {
    select: `(SELECT customer_id FROM customer_emails WHERE customer_emails.email = up_users.email AND up_users.confirmed)`,
    activity: null,
    console: null,
  },
} satisfies Fields<User>;
