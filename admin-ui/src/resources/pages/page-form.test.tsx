/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { expectEveryField } from '../../components/form/layout/form-in-tests';
import { newPage, pageFields } from './page-fields';
import { form, pageTabs } from './page-form';

test('every field has its place in the form, which says what search engines show', async () => {
  await expectEveryField(pageFields, pageTabs, newPage);
  screen.getByText('If empty, the page’s first words are used.');
});

test('search and sharing fields are optional', () => {
  const page = { ...newPage, title: 'About us', slug: 'about', content: 'We make bowls.' };
  expect(form.errors(page)).toEqual({});
  expect(form.errors({ ...page, slug: 'About us', shareImageUrl: 'bowl.webp' })).toEqual({
    slug: 'Slug can only contain lowercase letters, numbers, and hyphens',
    shareImageUrl: 'Social image URL must be a valid URL',
  });
});

test('empty search fields are sent as null', () => {
  const none = { seoTitle: null, seoDescription: null, shareImageUrl: null };
  expect(form.toInput?.({ ...newPage, seoTitle: ' ' })).toMatchObject(none);
});
