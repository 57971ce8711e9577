/** @jest-environment jsdom */
import type { Account, Session } from '@stoa/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useId } from 'react';
import useSWR from 'swr';
import { errorMessage } from '../http/api-error';
import { type Answer, answerCalls, type Call } from '../testing';
import { useAuth } from './auth-context';
import { AuthProvider } from './auth-provider';

const ada: Account = { id: 1, name: 'Ada', email: 'ada@example.com', role: 'USER', avatar: null };
const boss: Account = { id: 2, name: 'Boss', email: 'boss@example.com', role: 'ADMIN', avatar: null };
const session = (account: Account, token = 'fresh'): Session => ({ ...account, token });
const refusal = (status: number, message: string): Answer => ({
  status,
  body: { data: null, error: { status, name: 'Error', message, details: {} } },
});

const respond = jest.fn<Answer | Promise<Answer>, [Call]>();
const left = jest.fn();

beforeEach(() => {
  localStorage.clear();
  respond.mockReset();
  left.mockReset();
  answerCalls(respond);
});

function Card() {
  const { loading, name, isAuthenticated, isAdmin, login, register, logout, updateUser } = useAuth();
  const input = { email: 'ada@example.com', password: 'secret-123' };
  const say = (error: unknown) => {
    document.title = errorMessage(error, 'An error occurred during login');
  };
  return (
    <>
      <p>{loading ? 'loading' : isAuthenticated ? `${name}${isAdmin ? ', admin' : ''}` : 'nobody'}</p>
      <button type="button" onClick={() => login(input).catch(say)}>
        login
      </button>
      <button type="button" onClick={() => register({ ...input, name: 'Ada' })}>
        register
      </button>
      <button type="button" onClick={() => logout()}>
        logout
      </button>
      <button type="button" onClick={() => updateUser(session({ ...ada, name: 'Countess' }, 'newer'))}>
        rename
      </button>
    </>
  );
}

function Fetched() {
  const { data } = useSWR(useId(), () => localStorage.getItem('token'));
  return <p>fetched with {data}</p>;
}

const show = (more?: ReactNode) =>
  render(
    <AuthProvider onLogout={left}>
      <Card />
      {more}
    </AuthProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const keep = (account: Account | string, token = 'stored') => {
  localStorage.setItem('user', typeof account === 'string' ? account : JSON.stringify(account));
  localStorage.setItem('token', token);
};
const otherTab = (change: () => void, key: string | null = 'token') =>
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });

test('a visitor without a stored session makes no request', () => {
  show();
  expect(screen.getByText('nobody')).not.toBeNull();
  expect(respond).not.toHaveBeenCalled();
});

test('a token without a user doesn’t count as a session', () => {
  localStorage.setItem('token', 'stored');
  show();
  expect(screen.getByText('nobody')).not.toBeNull();
  expect(respond).not.toHaveBeenCalled();
});

test('a stored session is checked with the server, whose answer wins', async () => {
  keep(ada);
  respond.mockReturnValue({ body: { data: session({ ...ada, name: 'Ada Lovelace' }, 'stored') } });
  show();
  expect(screen.getByText('loading')).not.toBeNull();
  expect(await screen.findByText('Ada Lovelace')).not.toBeNull();
  expect(respond.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', url: '/api/auth/me', token: 'stored' });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ ...ada, name: 'Ada Lovelace' });
});

test.each([
  ['refused', () => refusal(401, 'Please sign in')],
  ['broken', () => refusal(500, 'Internal Server Error')],
  [
    'not answered',
    () => {
      throw new Error('offline');
    },
  ],
])('a check that is %s clears the session without a word', async (_how, answer) => {
  keep(ada);
  respond.mockImplementation(answer);
  show();
  expect(await screen.findByText('nobody')).not.toBeNull();
  expect(localStorage.length).toBe(0);
});

test.each(['{"id":', 'null', '[]', '{"name":"Ada"}'])('a damaged user (%s) counts as none', (user) => {
  keep(user);
  show();
  expect(screen.getByText('nobody')).not.toBeNull();
});

test('a login is stored, shows as loading, and recognizes an administrator', async () => {
  show();
  let answer: (value: Answer) => void = () => {};
  respond.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await press('login');
  expect(screen.getByText('loading')).not.toBeNull();
  await act(async () => answer({ body: { data: session(boss) } }));
  expect(await screen.findByText('Boss, admin')).not.toBeNull();
  expect(localStorage.getItem('token')).toBe('fresh');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(boss);
});

test('a failed login says why, and leaves the visitor signed out', async () => {
  show();
  respond.mockReturnValue(refusal(401, 'Invalid email or password'));
  await press('login');
  await waitFor(() => expect(document.title).toBe('Invalid email or password'));
  respond.mockImplementation(() => {
    throw new Error('offline');
  });
  await press('login');
  await waitFor(() => expect(document.title).toBe('An error occurred during login'));
  expect(screen.getByText('nobody')).not.toBeNull();
});

test('a registration signs in', async () => {
  show();
  respond.mockReturnValue({ body: { data: session(ada) } });
  await press('register');
  expect(await screen.findByText('Ada')).not.toBeNull();
});

test('a logout clears everything and leads away, whether the server hears of it or not', async () => {
  keep(ada);
  sessionStorage.setItem('draft', 'half a thought');
  respond.mockReturnValueOnce({ body: { data: session(ada, 'stored') } });
  show();
  await screen.findByText('Ada');
  respond.mockImplementation(() => {
    throw new Error('offline');
  });
  await press('logout');
  expect(await screen.findByText('nobody')).not.toBeNull();
  expect(respond.mock.calls[1]?.[0]).toMatchObject({ method: 'POST', url: '/api/auth/logout', token: 'stored' });
  expect(localStorage.length).toBe(0);
  expect(sessionStorage.length).toBe(0);
  expect(left).toHaveBeenCalledTimes(1);
});

test('a changed profile is shown and stored with its token', async () => {
  show();
  await press('rename');
  expect(await screen.findByText('Countess')).not.toBeNull();
  expect(localStorage.getItem('token')).toBe('newer');
});

test('a tab follows another tab that signs in, switches accounts, and signs out', () => {
  show();
  otherTab(() => keep(ada));
  expect(screen.getByText('Ada')).not.toBeNull();
  otherTab(() => keep(boss));
  expect(screen.getByText('Boss, admin')).not.toBeNull();
  otherTab(() => localStorage.clear(), null);
  expect(screen.getByText('nobody')).not.toBeNull();
  expect(left).not.toHaveBeenCalled();
});

test.each([
  ['succeeds', { body: { data: session(ada, 'stored') } }],
  ['is refused', refusal(401, 'Please sign in')],
])('an account that signs in in another tab wins over a session check that %s', async (_how, checked) => {
  keep(ada);
  let answer: (value: Answer) => void = () => {};
  respond.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show(<Fetched />);
  expect(await screen.findByText('fetched with stored')).not.toBeNull();
  keep(boss, 'fresh');
  await act(async () => answer(checked));
  expect(await screen.findByText('Boss, admin')).not.toBeNull();
  expect(await screen.findByText('fetched with fresh')).not.toBeNull();
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(boss);
  expect(localStorage.getItem('token')).toBe('fresh');
});

test('the hook throws a helpful error outside its provider', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<Card />)).toThrow('must be used within an auth provider');
});
