import type { Area } from '../../area/area';
import { conflictOf } from '../../database/errors';
import type { MadeBy } from '../../services';
import { customerLayout } from './console';
import { keepAnAdministrator } from './keep-an-administrator';
import { migrations } from './migrations';
import { userRecord } from './records';
import { customerRule } from './rules';
import createUsersService from './services/users';

const factories = { users: createUsersService };

declare module '../../services' {
  interface Services {
    users: MadeBy<typeof factories>;
  }
}

const emailTaken = () => conflictOf('email', 'An account with this email address already exists');

export const users = {
  services: factories,
  migrations,
  records: { user: userRecord },
  dashboard: { user: userRecord },
  rules: { [userRecord.uid]: customerRule },
  constraints: { up_users_email_unique: emailTaken, up_users_username_unique: emailTaken },
  layouts: [customerLayout],
  register: keepAnAdministrator,
} satisfies Area;
