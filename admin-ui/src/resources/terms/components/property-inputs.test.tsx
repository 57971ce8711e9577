/** @jest-environment jsdom */
import { MAX_CHOICES } from '@stoa/contract';
import { AppTheme, Form } from '@stoa/web-kit';
import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { newProperty, type PropertyValues } from '../domain/property-rows';
import { PropertyInputs } from './property-inputs';

test('a value can be added until there are as many as allowed, which is said then', async () => {
  const choices = Array.from({ length: MAX_CHOICES - 1 }, (_, key) => ({ key, slug: '', name: `Value ${key}` }));
  const initialValues: PropertyValues = { properties: [{ ...newProperty([]), choices }], updatedAt: '' };
  render(
    <AppTheme>
      <Form aria-label="Form" initialValues={initialValues} validate={() => ({})} onSubmit={async () => {}} failure="">
        <PropertyInputs position={0} afterRemoval={createRef()} />
      </Form>
    </AppTheme>,
  );
  const add = screen.getByText('Add a value') as HTMLButtonElement;
  expect(add.disabled).toBe(false);
  await act(async () => add.click());
  expect(add.disabled).toBe(true);
  expect(screen.queryByText('A property can have at most 100 values.')).not.toBeNull();
});
