/** @jest-environment jsdom */
import { slugify } from '@stoa/contract';
import { AppTheme, Form } from '@stoa/web-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Following, NameField, SlugField } from './slug-fields';

function showForm(follows: Following, initialValues = { title: '', slug: '' }) {
  render(
    <AppTheme>
      <Form aria-label="Form" initialValues={initialValues} validate={() => ({})} onSubmit={async () => {}} failure="">
        <NameField name="title" label="Title" follows={follows} slugify={slugify} />
        <SlugField name="slug" label="Slug" />
      </Form>
    </AppTheme>,
  );
}

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
const slug = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Slug' });
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test('an empty slug follows the title until the title loses focus', async () => {
  showForm('whenEmpty');
  await userEvent.type(title(), 'Oak Table!');
  expect(slug().value).toBe('oak-table');
  await userEvent.tab();
  await retype(title(), 'Elm');
  expect(slug().value).toBe('oak-table');
});

test('an existing slug does not change', async () => {
  showForm('whenEmpty', { title: 'Oak', slug: 'my-oak' });
  await userEvent.type(title(), ' table');
  expect(slug().value).toBe('my-oak');
});

test('a category’s slug follows its name until someone edits the slug', async () => {
  showForm('untilEdited');
  await userEvent.type(title(), 'Oak');
  await userEvent.tab();
  await retype(title(), 'Elm tables');
  expect(slug().value).toBe('elm-tables');
  await retype(slug(), 'mine');
  await retype(title(), 'Ash');
  expect(slug().value).toBe('mine');
});

test('a slug that matches its name follows it until someone edits the slug', async () => {
  showForm('madeAlready', { title: 'Oak copy', slug: 'oak-copy' });
  await retype(title(), 'Elm');
  expect(slug().value).toBe('elm');
  await retype(slug(), 'mine');
  await retype(title(), 'Ash');
  expect(slug().value).toBe('mine');
});

test('a new tag’s slug follows every change of its name', async () => {
  showForm('always');
  await retype(slug(), 'mine');
  await userEvent.type(title(), 'Half price');
  expect(slug().value).toBe('half-price');
});
