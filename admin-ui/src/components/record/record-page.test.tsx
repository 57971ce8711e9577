/** @jest-environment jsdom */
import NoteIcon from '@mui/icons-material/ArticleOutlined';
import { AppTheme, AuthProvider, DataProvider, definePages, PageOutlet, TextField, ToastProvider } from '@stoa/web-kit';
import { type Answer, answerCalls, type Call } from '@stoa/web-kit/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UnsavedProvider } from '../unsaved/unsaved-provider';
import type { FormScreen } from './form-screen';
import { recordResource } from './record-resource';
import { recordSetup } from './record-setup';

type Note = { id: number; text: string; updatedAt: string };

const form: FormScreen<Omit<Note, 'id'>, Note> = {
  fields: { text: { label: 'Text' } },
  Inputs: () => <TextField name="text" label="Text" />,
  empty: { text: '', updatedAt: '' },
  errors: () => ({}),
  savedAs: 'Save draft',
};
const setup = recordSetup({
  one: 'note',
  many: 'Notes',
  views: 'posts',
  api: '/api/notes',
  path: '/notes',
  title: 'text',
  sorts: ['text'],
  sorted: ['text', 'asc'],
});
const { pages } = recordResource(setup, { link: { section: 'Content', Icon: NoteIcon }, form: async () => ({ form }) });

const respond = jest.fn<Answer | Promise<Answer>, [Call]>();
const saved = (text: string, place: number): Answer => ({
  body: { data: { id: 7, text, updatedAt: `2026-01-05T10:00:0${place}.000Z` } },
});

/** All that the router asks of one; jsdom has none. */
class Request {
  readonly method = 'GET';
  readonly signal: AbortSignal;
  constructor(
    readonly url: string,
    { signal }: { signal: AbortSignal },
  ) {
    this.signal = signal;
  }
}

beforeEach(() => {
  Object.assign(globalThis, { Request });
  sessionStorage.clear();
  answerCalls((call) => (call.url.startsWith('/api/notes') ? respond(call) : { status: 404 }));
});

const Layout = () => (
  <UnsavedProvider>
    <PageOutlet />
  </UnsavedProvider>
);

const start = { path: '/', Component: () => null };

async function openNew() {
  const router = createMemoryRouter(definePages([{ Component: Layout, children: [start, ...pages] }]));
  render(
    <AppTheme>
      <DataProvider>
        <AuthProvider onLogout={() => {}}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </AuthProvider>
      </DataProvider>
    </AppTheme>,
  );
  await act(() => router.navigate('/notes/new'));
  await screen.findByRole('heading', { name: 'New note' });
  return router;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
const pressSave = () => userEvent.keyboard('{Control>}s{/Control}');

test('a new record that is saved and stays open goes on in the same form, with what was typed meanwhile', async () => {
  let answer = (_: Answer) => {};
  respond.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const router = await openNew();
  const before = field();
  await userEvent.type(before, 'On lime');
  await pressSave();
  await userEvent.keyboard(' plaster');
  await act(async () => answer(saved('On lime', 1)));
  await screen.findByRole('heading', { name: 'Edit note' });
  expect(router.state.location.pathname).toBe('/notes/7/edit');
  expect(field()).toBe(before);
  expect(document.activeElement).toBe(before);
  expect(before.value).toBe('On lime plaster');
  expect(screen.queryByText('Leave without saving?')).toBeNull();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('stoa-draft'))).toEqual([
    expect.stringMatching(/note-7$/),
  ]);

  respond.mockReturnValueOnce(saved('On lime plaster', 2));
  await pressSave();
  await screen.findByText('Note updated successfully');
  expect(respond.mock.calls.at(-1)?.[0]).toMatchObject({
    method: 'PATCH',
    url: '/api/notes/7',
    body: { text: 'On lime plaster', updatedAt: '2026-01-05T10:00:01.000Z' },
  });

  await act(() => router.navigate('/notes/new'));
  await screen.findByRole('heading', { name: 'New note' });
  expect(field().value).toBe('');
});
