import * as yup from 'yup';
import type { Role } from '../constants';
import { emailText, optionalUrl, passwordText, requiredText, text } from '../input/fields';

export interface Account {
  id: number;
  name: string;
  email: string;
  role: Role;
  avatar: string | null;
}

/** Response to login, register, refresh, me, and a password change: the account and the token to use from now on. */
export interface Session extends Account {
  token: string;
}

/** Response when there is only a sentence to show: after a logout, a sent link, or a new password. */
export interface Notice {
  message: string;
}

export interface ActiveSession {
  id: number;
  current: boolean;
  createdAt: string;
  lastUsedAt: string;
  userAgent: string;
}

/** What a signed-in person knows of their own address. */
export interface OwnEmail {
  confirmed: boolean;
  /** The address it changes to once the link mailed there is opened. */
  pending: string | null;
}

export const loginInput = yup.object({ email: emailText(), password: passwordText('Please enter your password') });
export type LoginInput = yup.InferType<typeof loginInput>;

/** Only these three fields: a body that also sets a role, a confirmation, or a block is refused. */
export const registerInput = yup
  .object({ name: requiredText('Name', 2, 100), email: emailText(), password: passwordText() })
  .exact();
export type RegisterInput = yup.InferType<typeof registerInput>;

const mailedToken = () => text('Token').required('Token is required').max(200, 'Token is not valid');

/** By whoever ordered as a guest: name and address are the order's. */
export const registerByOrderInput = yup.object({ token: mailedToken(), password: passwordText() }).exact();
export type RegisterByOrderInput = yup.InferType<typeof registerByOrderInput>;

export const forgotPasswordInput = yup.object({ email: emailText() });
export type ForgotPasswordInput = yup.InferType<typeof forgotPasswordInput>;

export const resetPasswordInput = yup.object({ token: mailedToken(), password: passwordText() });
export type ResetPasswordInput = yup.InferType<typeof resetPasswordInput>;

const currentPassword = () =>
  text('Current password').required('Enter your current password').max(500, 'Current password is incorrect');

export const changePasswordInput = yup.object({ currentPassword: currentPassword(), password: passwordText() });
export type ChangePasswordInput = yup.InferType<typeof changePasswordInput>;

export const changeEmailInput = yup.object({ email: emailText(), currentPassword: currentPassword() });
export type ChangeEmailInput = yup.InferType<typeof changeEmailInput>;

export const confirmEmailInput = yup.object({ token: mailedToken() });
export type ConfirmEmailInput = yup.InferType<typeof confirmEmailInput>;

export const deleteAccountInput = yup.object({ currentPassword: currentPassword() });
export type DeleteAccountInput = yup.InferType<typeof deleteAccountInput>;

export const profileInput = yup
  .object({ name: requiredText('Name', 2, 100, 'Enter your name').optional(), avatar: optionalUrl('Avatar') })
  .exact();
export type ProfileInput = yup.InferType<typeof profileInput>;
