/** @jest-environment jsdom */
import { MAX_OPTIONS } from '@stoa/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInForm } from '../../../components/form/layout/form-in-tests';
import { OptionsField } from './options-field';
import { newChoices, withOptions } from './variants';

const options = ['Size', 'Color', 'Glaze'].map((name, place) => ({
  key: place + 1,
  name,
  values: ['One', 'Two'].map((value, at) => ({ key: at + 1, name: `${name} ${value}`, color: '' })),
}));
const choices = withOptions(newChoices, options);
const button = (name: string) => screen.getByRole('button', { name });

test('removing one of as many options as there can be leads to the button that adds one', async () => {
  expect(options).toHaveLength(MAX_OPTIONS);
  showInForm(<OptionsField label="Options" />, { ...choices, variants: [] });
  await userEvent.click(button('Remove Size'));
  expect(document.activeElement).toBe(button('Add an option'));
});

test('removing a value whose variants have stock asks first, and then leads to the button that adds one', async () => {
  const variants = choices.variants.map((variant) => ({ ...variant, stock: '2' }));
  showInForm(<OptionsField label="Options" />, { ...choices, variants });
  await userEvent.click(button('Remove Color Two'));
  const dialog = await screen.findByRole('dialog', { name: 'Remove 4 variants with stock?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  const color = within(await screen.findByRole('group', { name: 'Color' }));
  expect(document.activeElement).toBe(color.getByRole('button', { name: 'Add a value' }));
  expect(color.queryByDisplayValue('Color Two')).toBeNull();
});
