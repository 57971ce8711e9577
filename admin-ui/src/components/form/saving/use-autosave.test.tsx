/** @jest-environment jsdom */
import { ApiError, AppTheme, AuthProvider, FormAlert, TextField } from '@stoa/web-kit';
import { answerCalls } from '@stoa/web-kit/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RecordForm } from './record-form';
import { useAutosave } from './use-autosave';

type Note = { text: string; updatedAt: string };

const versionOf = (place: number) => `2026-01-05T10:00:0${place}.000Z`;
const opened: Note = { text: 'On', updatedAt: versionOf(0) };
const slugTaken = () => new ApiError({ status: 400, name: 'Error', message: 'Slug is taken', details: {} });

/** Saves that wait for their answer, the first one first. */
let waiting: Array<{ answer: (note: Note) => void; refuse: (error: Error) => void }>;
const onSave = jest.fn<Promise<Note>, [Note]>();

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  waiting = [];
  onSave.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        waiting.push({ answer: resolve, refuse: reject });
      }),
  );
  answerCalls(() => ({ status: 404 }));
});
afterEach(() => jest.useRealTimers());

function Editor() {
  const { state, problem } = useAutosave<Note>(() => true);
  return (
    <>
      <TextField name="text" label="Text" />
      <output>{problem ?? state}</output>
      <FormAlert />
    </>
  );
}

const show = () =>
  render(
    <AppTheme>
      <AuthProvider onLogout={() => {}}>
        <RecordForm
          aria-label="Note"
          draft="note-1"
          initialValues={opened}
          validate={() => ({})}
          onSave={onSave}
          canStay
          failure="Failed to save"
        >
          <Editor />
        </RecordForm>
      </AuthProvider>
    </AppTheme>,
  );

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
const type = (text: string) => act(async () => void fireEvent.change(field(), { target: { value: text } }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const pause = () => pass(2_000);
const answer = (text: string, place: number) =>
  act(async () => waiting.shift()?.answer({ text, updatedAt: versionOf(place) }));
const refuse = (error: Error) => act(async () => waiting.shift()?.refuse(error));
const pressSave = () => act(async () => void fireEvent.keyDown(field(), { key: 's', ctrlKey: true }));
const says = (text: string) => expect(document.querySelector('output')?.textContent).toBe(text);
const sent = () => onSave.mock.calls.map(([{ text, updatedAt }]) => [text, updatedAt]);

test('what was typed stays as it was typed, though the server trims it', async () => {
  show();
  await type('On lime ');
  await pause();
  await answer('On lime', 1);
  expect(field().value).toBe('On lime ');
  says('saved');
  await pause();
  await type('On lime plaster');
  await pause();
  await type('On lime plaster ');
  await answer('On lime plaster', 2);
  expect(field().value).toBe('On lime plaster ');
  says('waiting');
  await pause();
  expect(sent()).toEqual([
    ['On lime ', versionOf(0)],
    ['On lime plaster', versionOf(1)],
    ['On lime plaster ', versionOf(2)],
  ]);
});

test('a save that is refused after a quiet one is no conflict when it is tried again', async () => {
  show();
  await type('On lime');
  await pause();
  await pressSave();
  await answer('On lime', 1);
  await refuse(slugTaken());
  screen.getByText('Slug is taken');
  await refuse(slugTaken());
  await type('On lime plaster');
  await pressSave();
  expect(sent()).toEqual([
    ['On lime', versionOf(0)],
    ['On lime', versionOf(1)],
    ['On lime', versionOf(1)],
    ['On lime plaster', versionOf(1)],
  ]);
});

test('what failed is tried again when the browser is online again, and after a while', async () => {
  show();
  await type('On lime');
  await pause();
  await refuse(new Error());
  says('Failed to save the draft');
  await pause();
  expect(onSave).toHaveBeenCalledTimes(1);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(onSave).toHaveBeenCalledTimes(2);
  says('Failed to save the draft');
  await refuse(new Error());
  await pass(30_000);
  expect(onSave).toHaveBeenCalledTimes(3);
  await answer('On lime', 1);
  says('saved');
  await pass(60_000);
  expect(onSave).toHaveBeenCalledTimes(3);
});

test('what settles during a save that fails is saved after it', async () => {
  show();
  await type('On lime');
  await pause();
  await type('On lime plaster');
  await pause();
  await refuse(new Error());
  expect(sent()).toEqual([
    ['On lime', versionOf(0)],
    ['On lime plaster', versionOf(0)],
  ]);
});

test('restored changes wait until someone edits them', async () => {
  const { unmount } = show();
  await type('On lime');
  unmount();
  show();
  await pause();
  await pause();
  screen.getByText('We restored your unsaved changes.');
  expect(field().value).toBe('On lime');
  expect(onSave).not.toHaveBeenCalled();
  await type('On lime plaster');
  await pause();
  expect(sent()).toEqual([['On lime plaster', versionOf(0)]]);
});
