import type { UpdateUserInput, User } from '@stoa/contract';

/** A change to a user's access: how it's asked, what follows from it, and how it's reported. */
export interface AccessChange {
  user: User;
  /** Label in the menu and on the confirm button. */
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
        question: `Remove ${name} as an administrator?`,
        consequence: `${name} will no longer be able to open this panel, but can still sign in to the shop.`,
        done: `${name} is now a user`,
        input: { role: 'USER' },
      }
    : {
        user,
        action: 'Make administrator',
        question: `Make ${name} an administrator?`,
        consequence: `${name} will be able to open this panel and change everything in it: items, posts, users, and settings.`,
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
        consequence: `${name} will be able to sign in again.`,
        done: `${name} has been unblocked`,
        input: { blocked: false },
      }
    : {
        user,
        action: 'Block',
        question: `Block ${name}?`,
        consequence: `${name} will be signed out everywhere and won’t be able to sign in until someone unblocks the account.`,
        done: `${name} has been blocked`,
        input: { blocked: true },
      };
}

/** The changes that can be made to a user's access now. */
export const accessChanges = (user: User): AccessChange[] => [roleChange(user), blockChange(user)];
