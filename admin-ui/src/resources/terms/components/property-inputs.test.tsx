/** @jest-environment jsdom */
import { MAX_CHOICES } from '@stoa/contract';
import { AppTheme, Form } from '@stoa/web-kit';
import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { newProperty, type PropertyRow, type PropertyValues } from '../domain/property-rows';
import { PropertyInputs } from './property-inputs';

const open = (property: Partial<PropertyRow>) => {
  const initialValues: PropertyValues = { properties: [{ ...newProperty([]), ...property }], updatedAt: '' };
  render(
    <AppTheme>
      <Form aria-label="Form" initialValues={initialValues} validate={() => ({})} onSubmit={async () => {}} failure="">
        <PropertyInputs position={0} afterRemoval={createRef()} />
      </Form>
    </AppTheme>,
  );
};

test('values can be added up to the limit, which is then shown', async () => {
  const choices = Array.from({ length: MAX_CHOICES - 1 }, (_, key) => ({ key, slug: '', name: `Value ${key}` }));
  open({ choices });
  const add = screen.getByText('Add a value') as HTMLButtonElement;
  expect(add.disabled).toBe(false);
  await act(async () => add.click());
  expect(add.disabled).toBe(true);
  expect(screen.queryByText('A property can have at most 100 values.')).not.toBeNull();
});

test.each([
  [1, '1 item has a value for it. After you save, shoppers won’t see this value anymore.'],
  [3, '3 items have a value for it. After you save, shoppers won’t see these values anymore.'],
])('removing a property that %i items use warns about their values', (items, warning) => {
  open({ name: 'Material', items });
  act(() => screen.getByRole('button', { name: 'Remove Material' }).click());
  expect(screen.getByRole('dialog', { name: 'Remove Material?' }).textContent).toContain(`${warning}Cancel`);
});
