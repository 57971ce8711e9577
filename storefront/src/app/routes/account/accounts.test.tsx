/** @jest-environment jsdom */
import { type Account, apiPaths } from '@stoa/contract';
import { type Answers, broken, fillIn, Refusal } from '@stoa/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop } from '../../shop-in-tests';

const { auth } = apiPaths;
const clara: Account = { id: 7, name: 'Clara', email: 'clara@example.com', role: 'USER', avatar: null };
const unreachable = () => {
  throw new Error('The network is gone');
};

const login = { Email: 'clara@example.com', Password: 'secret-123' };
const registration = { ...login, Name: 'Clara', 'Confirm password': 'secret-123' };
const change = { 'Current password': 'old-123', 'New password': 'new-123', 'Confirm new password': 'new-123' };
const move = { 'New email address': 'ada@example.com', 'Current password': 'old-123' };
const farewell = { 'Current password': 'old-123' };
const reset = { 'New password': 'new-123', 'Confirm new password': 'new-123' };

beforeEach(() => localStorage.clear());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['/login', 'Login', login, auth.login, 'An error occurred during login'],
  ['/register', 'Create account', registration, auth.register, 'An error occurred during registration'],
  ['/forgot-password', 'Send link', { Email: 'clara@example.com' }, auth.forgotPassword, 'The email couldn’t be sent.'],
  ['/reset-password?token=t', 'Save password', reset, auth.resetPassword, 'Your password couldn’t be changed.'],
  ['/account?section=security', 'Change password', change, auth.changePassword, 'Your password couldn’t be changed.'],
  ['/account?section=profile', 'Change email address', move, auth.email, 'Your email address couldn’t be changed.'],
  ['/account?section=security', 'Delete my account', farewell, auth.deleteAccount, 'Your account couldn’t be deleted.'],
  [
    '/account?section=profile',
    'Save profile',
    { Name: 'Clara Oak' },
    `PATCH ${auth.me}`,
    'Your profile couldn’t be saved.',
  ],
])('%s: %s that fails is said, offline too, and nothing typed is lost', async (address, button, values, path, text) => {
  const answers: Answers = {
    [auth.sessions]: [],
    [auth.email]: { confirmed: true, pending: null },
    [path]: broken,
  };
  await openShop(address, { answers, signedIn: address.startsWith('/account') ? clara : undefined });
  const form = (await screen.findByRole('button', { name: button })).closest('form') as HTMLElement;
  const value = (label: string) => within(form).getByLabelText<HTMLInputElement>(label, { selector: 'input' }).value;
  fillIn(values, form);
  for (const box of within(form).queryAllByRole('checkbox')) await userEvent.click(box);
  await press(button);
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  answers[path] = unreachable;
  await press(button);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Check your connection'));
  for (const [label, typed] of Object.entries(values)) expect(value(label)).toBe(typed);
});

test('errors appear at their fields from the first attempt on, and the first wrong field gets the focus', async () => {
  await openShop('/register');
  await screen.findByRole('button', { name: 'Create account' });
  expect(document.title).toContain('Register');
  fillIn({ Name: 'A', Email: 'not an address', Password: '12345', 'Confirm password': '123456' });
  const describing = (label: string) =>
    document.getElementById(
      screen.getByLabelText(label, { selector: 'input' }).getAttribute('aria-describedby') ?? 'none',
    )?.textContent;
  expect(describing('Email')).toBeUndefined();
  await press('Create account');
  await screen.findByText('Name must be at least 2 characters');
  expect(['Name', 'Email', 'Password', 'Confirm password'].map(describing)).toEqual([
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
    "Passwords don't match",
  ]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name', { selector: 'input' })));
  fillIn({ Email: 'clara@example.com' });
  await waitFor(() => expect(describing('Email')).toBeUndefined());
});

test('a login shows that it is in progress, and a second press sends nothing', async () => {
  const answers: Answers = { [auth.login]: new Promise(() => {}) };
  const { calls } = await openShop('/login', { answers });
  await screen.findByRole('button', { name: 'Login' });
  expect(document.title).toContain('Login');
  fillIn(login);
  await press('Login');
  const busy = await screen.findByRole('button', { name: 'Logging in...' });
  expect(document.activeElement).toBe(busy);
  await userEvent.keyboard('{Enter}');
  expect(calls.filter((call) => call.includes(auth.login))).toHaveLength(1);
});

test('a password that is repeated wrongly is not sent', async () => {
  const { calls } = await openShop('/register');
  await screen.findByRole('button', { name: 'Create account' });
  fillIn({ ...registration, 'Confirm password': 'secret-124' });
  await press('Create account');
  expect(await screen.findByText("Passwords don't match")).not.toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Confirm password', { selector: 'input' })),
  );
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('a link to a new password without its token says so', async () => {
  await openShop('/reset-password');
  expect((await screen.findByRole('alert')).textContent).toContain('This link is incomplete');
});

test('a browser that could not be signed out stays in the list, and says so', async () => {
  const moment = '2026-01-05T12:00:00.000Z';
  const other = { id: 2, current: false, createdAt: moment, lastUsedAt: moment, userAgent: '' };
  await openShop('/account?section=security', {
    signedIn: clara,
    answers: { [auth.sessions]: [other], [`DELETE ${auth.session(2)}`]: broken },
  });
  const button = await screen.findByRole('button', { name: /^Sign out / });
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to sign out this browser');
  expect(button.isConnected).toBe(true);
});

test('a cart that is too long for the account says so once, and stays on the device', async () => {
  const line = { id: 1, slug: 'bowl', name: 'Bowl', image: '/bowl.webp', price: 40, quantity: 2 };
  localStorage.setItem('cart-storage', JSON.stringify({ state: { items: [line] } }));
  const message = 'A cart can have at most 100 lines';
  const tooLong = new Refusal(400, message, { errors: [{ path: ['lines'], message }] });
  const { calls } = await openShop('/account', {
    answers: { [auth.cart]: tooLong, [auth.sessions]: [] },
    signedIn: clara,
  });
  const warnings = () => screen.queryAllByText('Some of your cart couldn’t be saved to your account');
  await waitFor(() => expect(warnings()).toHaveLength(1));
  const saves = () => calls.filter((call) => call.endsWith(auth.cart)).length;
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(saves()).toBe(2));
  expect(warnings()).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Shopping cart, 2 items/ })).not.toBeNull();
});

test('a new password leads to the login, even if the session is still being checked', async () => {
  let answerCheck: (account: Account & { token: string }) => void = () => undefined;
  const check = new Promise<Account & { token: string }>((resolve) => {
    answerCheck = resolve;
  });
  const message = 'Your password has been changed. Please sign in';
  const answers: Answers = { [auth.me]: check, [auth.resetPassword]: { message }, [auth.logout]: { message: '' } };
  await openShop('/reset-password?token=t', { signedIn: clara, answers });
  await userEvent.type(await screen.findByLabelText('New password'), 'brand-new-1');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'brand-new-1');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await act(async () => answerCheck({ ...clara, token: 't' }));
  expect(await screen.findByText(message)).not.toBeNull();
  expect(window.location.pathname).toBe('/login');
});
