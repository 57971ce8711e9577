/** @jest-environment jsdom */
import { type Account, apiPaths } from '@stoa/contract';
import { type Answers, broken, fillIn, Refusal } from '@stoa/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settings } from '../../lib/records-in-tests';
import { openShop } from '../shop-in-tests';

const clara: Account = { id: 7, name: 'Clara', email: 'clara@example.com', role: 'USER', avatar: null };
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

const letter = { Name: 'Clara', Email: 'clara@example.com', Subject: 'A bowl', Message: 'Is it blue?' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isRequired = async () => {
  const labels = ['Name', 'Email', 'Company', 'Phone', 'Subject', 'Message'];
  return Object.fromEntries(
    await Promise.all(labels.map(async (label) => [label, (await field(new RegExp(`^${label}`))).required])),
  );
};

beforeEach(() => localStorage.clear());

test('a missing value is reported at its field rather than in a browser bubble', async () => {
  const { calls } = await openShop('/contact');
  const name = await field(/^Name/);
  expect(name.form?.noValidate).toBe(true);
  expect((await field(/^Message/)).getAttribute('rows')).toBe('5');
  await press('Send Message');
  for (const message of [
    'Name is required',
    'Please enter a valid email address',
    'Subject is required',
    'Message is required',
  ])
    expect(await screen.findByText(message)).not.toBeNull();
  expect(await isRequired()).toEqual({
    Name: true,
    Email: true,
    Company: false,
    Phone: false,
    Subject: true,
    Message: true,
  });
  await waitFor(() => expect(document.activeElement).toBe(name));
  fillIn({ ...letter, Name: '   ', Email: 'clara@example' });
  await press('Send Message');
  await waitFor(() => expect(screen.queryByText('Subject is required')).toBeNull());
  for (const message of ['Name is required', 'Please enter a valid email address'])
    expect(screen.getByText(message)).not.toBeNull();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('whoever is signed in finds name and email filled in, until a message is sent', async () => {
  await openShop('/contact', { signedIn: clara, answers: { [apiPaths.submitForm]: { id: 1, message: 'Thanks' } } });
  const name = await field(/^Name/);
  await waitFor(() => expect(name.value).toBe('Clara'));
  expect((await field(/^Email/)).value).toBe('clara@example.com');
  fillIn({ Subject: 'A bowl', Message: 'Is it blue?' });
  await press('Send Message');
  for (const label of [/^Subject/, /^Message/, /^Name/, /^Email/])
    await waitFor(async () => expect((await field(label)).value).toBe(''));
  expect((await screen.findByRole('alert')).textContent).toContain('Your message has been sent successfully');
});

test.each([
  ['hello@kiln.example', 2],
  [null, 0],
])('the contact address %j stands on the page and in the footer, if there is one', async (contactEmail, links) => {
  await openShop('/contact', { answers: { [apiPaths.store]: { ...settings, contactEmail } } });
  await screen.findByRole('link', { name: 'X' });
  expect(document.querySelectorAll('a[href^="mailto:"]')).toHaveLength(links);
  expect(screen.queryAllByRole('link', { name: contactEmail ?? /@/ })).toHaveLength(links);
});

/** The form, filled in, with what the shop will answer to the message. */
async function openLetter(answer: unknown) {
  const answers: Answers = { [apiPaths.submitForm]: answer };
  const { calls } = await openShop('/contact', { answers });
  await field(/^Name/);
  fillIn({ ...letter, Phone: '+1 555' });
  return { answers, calls };
}

test('a message on its way says so, and is sent once', async () => {
  let answer = (_data: object) => {};
  const { calls } = await openLetter(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await press('Send Message');
  await screen.findByRole('button', { name: 'Sending...' });
  await userEvent.type(await field(/^Subject/), '{Enter}');
  answer({ id: 1, message: 'Thanks' });
  expect((await screen.findByRole('alert')).textContent).toContain('Your message has been sent successfully');
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('an error from the server stays at its field until the field is changed', async () => {
  const message = 'Phone contains characters that are not allowed';
  await openLetter(new Refusal(400, message, { errors: [{ path: ['phone'], message }] }));
  await press('Send Message');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  const phone = await field(/^Phone/);
  await waitFor(() => expect(document.activeElement).toBe(phone));
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(phone.value).toBe('+1 555');
  fillIn({ Phone: '+1 556' });
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('false'));
});

test('a failing server is reported, and nothing typed is lost', async () => {
  const { answers } = await openLetter(broken);
  await press('Send Message');
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong. Please try again.');
  expect((await field(/^Message/)).value).toBe('Is it blue?');
  answers[apiPaths.submitForm] = { id: 1, message: 'Thanks' };
  await press('Send Message');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('has been sent successfully'));
});
