/** @jest-environment jsdom */
import { ApiError, AppTheme, AuthProvider, DataProvider, ToastProvider } from '@stoa/web-kit';
import { answerCalls } from '@stoa/web-kit/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { RecordForm } from '../../../components/form/saving/record-form';
import { newPost, type PostValues } from '../domain/post-fields';
import { PostEditor } from './post-editor';

const post: PostValues = { ...newPost, title: 'Lime', slug: 'lime', updatedAt: '2026-01-05T10:00:00.000Z' };

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no layout.
  Object.defineProperty(Range.prototype, 'getClientRects', { value: () => [], configurable: true });
  answerCalls(() => ({ body: { data: [] } }));
});
afterEach(() => jest.useRealTimers());

const announced = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
const pause = () => act(() => jest.advanceTimersByTimeAsync(2_000));
const type = (text: string) =>
  act(async () => void fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: text } }));

test('only a draft that couldn’t be saved is announced', async () => {
  const save = jest.fn(async (values: PostValues) => values);
  render(
    <MemoryRouter>
      <AppTheme>
        <DataProvider>
          <AuthProvider onLogout={() => {}}>
            <ToastProvider>
              <RecordForm
                aria-label="Post"
                draft="post-1"
                initialValues={post}
                validate={() => ({})}
                onSave={save}
                failure=""
              >
                <PostEditor />
              </RecordForm>
            </ToastProvider>
          </AuthProvider>
        </DataProvider>
      </AppTheme>
    </MemoryRouter>,
  );
  await type('On lime');
  screen.getByText('Unsaved changes');
  expect(announced().join('')).toBe('');
  await pause();
  screen.getByText('Draft saved');
  expect(announced().join('')).toBe('');
  save.mockRejectedValueOnce(new ApiError({ status: 400, name: 'Error', message: 'Slug is taken', details: {} }));
  await type('On lime plaster');
  await pause();
  expect(announced()).toContain('Draft not saved: Slug is taken');
});
