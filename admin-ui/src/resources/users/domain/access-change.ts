import type { UpdateUserInput, User } from '@stoa/contract';

/** A change of what somebody may do: how it is asked for, what comes of it, and how it is told. */
export interface AccessChange {
  user: User;
  /** In the menu and on the button that does it. */
  action: string;
  question: string;
  consequence: string;
  done: string;
  input: UpdateUserInput;
}

function roleChange(user: User): AccessChange {
  const { name } = user;
  return user.role === 'ADMIN'
    ? {
        user,
        action: 'Make user',
        question: `Take the administrator's rights from ${name}?`,
        consequence: `${name} can then no longer open this panel, but still sign in to the shop.`,
        done: `${name} is now a user`,
        input: { role: 'USER' },
      }
    : {
        user,
        action: 'Make administrator',
        question: `Make ${name} an administrator?`,
        consequence: `${name} can then open this panel and change everything in it: items, posts, users and settings.`,
        done: `${name} is now an administrator`,
        input: { role: 'ADMIN' },
      };
}

function blockChange(user: User): AccessChange {
  const { name } = user;
  return user.blocked
    ? {
        user,
        action: 'Unblock',
        question: `Unblock ${name}?`,
        consequence: `${name} can then sign in again.`,
        done: `${name} is unblocked`,
        input: { blocked: false },
      }
    : {
        user,
        action: 'Block',
        question: `Block ${name}?`,
        consequence: `${name} is signed out everywhere at once and cannot sign in until somebody unblocks the account.`,
        done: `${name} is blocked`,
        input: { blocked: true },
      };
}

/** What can be changed of somebody now. */
export const accessChanges = (user: User): AccessChange[] => [roleChange(user), blockChange(user)];
