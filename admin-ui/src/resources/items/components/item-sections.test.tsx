/** @jest-environment jsdom */
import type { FieldErrors } from '@stoa/web-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInForm } from '../../../components/form/layout/form-in-tests';
import { SectionTabs } from '../../../components/form/layout/section-tabs';
import { type ItemTab, itemFields, itemTabs, newItem } from '../domain/item-fields';
import { withOptions } from '../variants/variants';
import { ItemSections } from './item-sections';

const imaged = { ...newItem, imageUrl: '/bowl.webp', gallery: [{ url: '/side.webp', alt: 'From the side' }] };
const sizes = [{ key: 1, name: 'Size', values: [{ key: 1, name: 'S', color: '' }] }];
const sized = { ...newItem, ...withOptions(newItem, sizes) };
const show = (values: object, errors?: FieldErrors) =>
  showInForm(
    <SectionTabs fields={itemFields} tabs={itemTabs}>
      <ItemSections flags="switch" />
    </SectionTabs>,
    values,
    errors,
  );

test('every field has its place in the section that its tab leads to, if folded', async () => {
  show(imaged);
  const { variants, gallery, ...others } = itemFields;
  const tabs = Object.keys(itemTabs) as ItemTab[];
  const panels = new Map(tabs.map((tab) => [tab, screen.getAllByRole('tabpanel', { name: itemTabs[tab] })]));
  for (const fold of screen.getAllByRole('button', { expanded: false })) await userEvent.click(fold);
  const foundIn = (tab: ItemTab, label: string) =>
    panels.get(tab)?.flatMap((panel) => within(panel).queryAllByText(label));
  for (const { label, tab } of Object.values(others))
    await waitFor(() => expect([label, foundIn(tab, label)?.length]).not.toEqual([label, 0]));
  const images = screen.getByRole('list', { name: 'Images' });
  expect(within(images).getByLabelText<HTMLInputElement>('Alt text of image 2').value).toBe('From the side');
});

test('in one column, images, price, and stock come before what few items need', () => {
  show(newItem);
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 5)).toEqual([
    'Basic Information',
    'Images',
    'Pricing & Inventory',
    'Options & Variants',
    'Visibility',
  ]);
});

test('variants have their place in the form of an item with options', async () => {
  show(sized);
  expect(await screen.findByRole('table', { name: 'Variants' })).not.toBeNull();
});

test('a folded row says what is set in it', () => {
  show({ ...newItem, priceKind: 'FROM', unitPrice: '$12.00 per lb', needsShipping: 'false', taxClass: 'reduced' });
  const row = (name: string) => screen.getByRole('group', { name }).textContent;
  expect(row('Price kind & units')).toContain('From · $12.00 per lb');
  expect(row('Shipping, tax & schedule')).toContain('No shipping · Tax class Reduced');
});

test.each([
  ['beside its category, for an item without options', newItem],
  ['in the table of variants', sized],
])('the mark of an invalid weight is on the tab that has it: %s', async (_where, values) => {
  show(values, { 'variants.0.weight': 'Weight must be a number' });
  fireEvent.submit(screen.getByRole('form', { name: 'Form' }));
  const wrong = await screen.findAllByRole('tab', { name: /needs attention/ });
  expect(wrong).toEqual([screen.getByRole('tab', { name: new RegExp(itemTabs.details) })]);
});
