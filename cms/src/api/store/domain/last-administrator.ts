import type { Role } from '@stoa/contract';

export interface AccountState {
  role: Role;
  blocked: boolean;
}

const isActiveAdministrator = ({ role, blocked }: AccountState): boolean => role === 'ADMIN' && !blocked;

/** Whether a change would leave a shop that nobody can run. */
export const leavesNoAdministrator = (before: AccountState, after: AccountState, otherActiveAdministrators: number) =>
  isActiveAdministrator(before) && !isActiveAdministrator(after) && otherActiveAdministrators === 0;
