/** @jest-environment jsdom */
import {
  adminPaths,
  type EditableMenus,
  type LinkTarget,
  MAX_MENU_LINKS,
  type MenuLink,
  type ReadLink,
} from '@stoa/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectRoomToAdd } from '../../components/form/layout/form-in-tests';
import { openPage } from '../panel-in-tests';

beforeEach(() => sessionStorage.clear());

const HIDDEN = 'Collection: Gifts. This collection isn’t published, so visitors don’t see the link.';
const gifts: LinkTarget = { kind: 'collection', title: 'Gifts', url: '/collections/gifts', visible: false };

async function openMenus(...footer: MenuLink[]) {
  return openMenusLeadingTo(gifts, ...footer);
}

async function openMenusLeadingTo(target: ReadLink, ...footer: MenuLink[]) {
  const menus: EditableMenus = { header: [], footer, updatedAt: '2026-01-01T00:00:00.000Z' };
  return openPage('/menus', {
    [adminPaths.menus]: menus,
    [adminPaths.activity]: { items: [], nextCursor: null },
    [`GET ${adminPaths.links}`]: [gifts],
    [`POST ${adminPaths.links}`]: [target],
  });
}

const footer = async () => within(await screen.findByRole('region', { name: 'Footer menu' }));
const address = async () => (await footer()).findByRole<HTMLInputElement>('combobox', { name: 'Address' });
const label = async () => (await footer()).findByRole<HTMLInputElement>('textbox', { name: 'Label' });

test('a page is found by its title and chosen by keyboard, and the link gets its name', async () => {
  await openMenus();
  await userEvent.click((await footer()).getByRole('button', { name: 'Add a link' }));
  expect(document.activeElement).toBe(await address());
  await userEvent.keyboard('gift');
  await screen.findByRole('option', { name: /Gifts/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect((await address()).value).toBe('/collections/gifts');
  expect((await label()).value).toBe('Gifts');
  await screen.findByText(HIDDEN);
});

test('a link to what is gone says that visitors don’t see it', async () => {
  const gone: ReadLink = { kind: 'item', title: null, url: '/marketplace/gone', visible: false };
  await openMenusLeadingTo(gone, { label: 'Bowl', url: '/marketplace/gone' });
  await screen.findByText('No item has this address, so visitors don’t see the link.');
});

test('removing a link from a full menu leads to the button that adds one', async () => {
  await openMenus(...Array.from({ length: MAX_MENU_LINKS.footer }, (_, place) => ({ label: `To ${place}`, url: '/' })));
  await expectRoomToAdd((await footer()).getByRole('button', { name: 'Add a link' }), 'Remove To 2');
});

test('the announcement’s link is found by its title', async () => {
  const settings = { shopName: 'Kiln', timeZone: 'UTC', socialLinks: [], updatedAt: '2026-01-01T00:00:00.000Z' };
  await openPage('/settings', {
    [adminPaths.settings]: settings,
    [adminPaths.activity]: { items: [], nextCursor: null },
    [`GET ${adminPaths.links}`]: [gifts],
    [`POST ${adminPaths.links}`]: [gifts],
  });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Link' }), 'gift');
  await userEvent.click(await screen.findByRole('option', { name: /Gifts/ }));
  await screen.findByText(HIDDEN);
});

test('any address can be typed, and a label that is there stays', async () => {
  const { calls } = await openMenus({ label: 'Elsewhere', url: '' });
  await userEvent.type(await address(), 'https://elsewhere.example');
  await userEvent.tab();
  expect((await address()).value).toBe('https://elsewhere.example');
  await userEvent.clear(await address());
  await userEvent.type(await address(), 'gift');
  await userEvent.click(await screen.findByRole('option', { name: /Gifts/ }));
  expect((await label()).value).toBe('Elsewhere');
  expect(calls.filter((call) => call.includes('elsewhere'))).toEqual([]);
});

test('the shop’s own pages are offered', async () => {
  await openMenus({ label: 'Shop', url: '' });
  await userEvent.type(await address(), 'mark');
  await userEvent.click(await screen.findByRole('option', { name: 'Marketplace' }));
  expect((await address()).value).toBe('/marketplace');
});
