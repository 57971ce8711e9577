/** @jest-environment jsdom */
import { type Account, apiPaths } from '@stoa/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop } from '../shop-in-tests';

const clara: Account = { id: 7, name: 'Clara', email: 'clara@example.com', role: 'USER', avatar: null };
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

beforeEach(() => localStorage.clear());

test('what is required says so at its field, not in a bubble of the browser', async () => {
  await openShop('/contact');
  const name = await field(/^Name/);
  expect(name.required).toBe(true);
  expect(name.form?.noValidate).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  for (const message of [
    'Name is required',
    'Please enter a valid email address',
    'Subject is required',
    'Message is required',
  ])
    expect(await screen.findByText(message)).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(name));
});

test('whoever is signed in finds name and email filled in, again after a message is sent', async () => {
  await openShop('/contact', { signedIn: clara, answers: { [apiPaths.submitForm]: { id: 1, message: 'Thanks' } } });
  const name = await field(/^Name/);
  await waitFor(() => expect(name.value).toBe('Clara'));
  expect((await field(/^Email/)).value).toBe('clara@example.com');
  await userEvent.type(await field(/^Subject/), 'A bowl');
  await userEvent.type(await field(/^Message/), 'Is it blue?');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(async () => expect((await field(/^Subject/)).value).toBe(''));
  expect(name.value).toBe('Clara');
});
