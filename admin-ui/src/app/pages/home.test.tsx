/** @jest-environment jsdom */
import { adminPaths, type HomeSettings, newSection } from '@stoa/contract';
import { type Answers, broken, type Call, fillIn } from '@stoa/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, press } from '../panel-in-tests';
import { listOf } from '../records-in-tests';

// Drafts are kept.
afterEach(() => sessionStorage.clear());

const home: HomeSettings = {
  sections: [newSection('hero'), newSection('text'), newSection('quote')],
  updatedAt: '2026-01-05T12:00:00.000Z',
};

const openHome = (answers: Answers = {}) =>
  openPage('/home', {
    [adminPaths.home]: home,
    [adminPaths.homePreview]: {},
    [adminPaths.activity]: listOf(),
    ...answers,
  });

test('after a save, what is open and the focus stay with the section that was moved', async () => {
  await openHome({ [`PATCH ${adminPaths.home}`]: ({ body }: Call) => ({ ...home, ...(body as HomeSettings) }) });
  await press('Move Quote up');
  await press('Move Quote up');
  await press('Quote');
  await userEvent.type(screen.getByLabelText('Who said it'), 'A');
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByText('Home page saved');
  const field = within(screen.getByRole('group', { name: 'Quote' })).getByLabelText('Who said it');
  expect(document.activeElement).toBe(field);
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
});

test('an earlier version that fails says nothing of the preview of a later one', async () => {
  let fail: (answer: unknown) => void = () => {};
  const first = new Promise((resolve) => {
    fail = resolve;
  });
  const previews: unknown[] = [first, {}];
  const { calls } = await openHome({ [adminPaths.homePreview]: () => previews.shift() });
  const asked = () => calls.filter((call) => call.includes(adminPaths.homePreview)).length;
  await press('Text');
  await waitFor(() => expect(asked()).toBe(1));
  fillIn({ Title: 'About' });
  await waitFor(() => expect(asked()).toBe(2));
  await act(async () => {
    fail(broken);
    await new Promise((done) => setTimeout(done));
  });
  expect(screen.queryByText(/The preview shows the last version/)).toBeNull();
});
