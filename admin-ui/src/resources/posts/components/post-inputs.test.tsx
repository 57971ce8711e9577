/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { expectEveryField } from '../../../components/form/layout/form-in-tests';
import { newPost, type PostValues, postFields } from '../domain/post-fields';
import { fieldErrorsOf, postTabs } from './post-inputs';

const post: PostValues = {
  ...newPost,
  title: 'On lime plaster',
  slug: 'on-lime-plaster',
  categoryId: '2',
  content: 'Lime breathes. ![describe the image](/uploads/lime.webp)',
};

test('every setting has its place in the form, which says what search engines show', async () => {
  const { title: _title, content: _content, ...settings } = postFields;
  await expectEveryField(settings, postTabs, newPost);
  screen.getByText('If empty, the excerpt or else the post’s first words are used.');
});

test('an image without a description blocks publishing but not saving a draft', () => {
  expect(fieldErrorsOf({ ...post, status: 'PUBLISHED' })).toEqual({
    content: 'Content has an image without alt text. Replace “describe the image” with what it shows, then publish',
  });
  expect(fieldErrorsOf({ ...post, status: 'DRAFT' })).toEqual({});
  const content = post.content.replace('describe the image', 'A wall of lime');
  expect(fieldErrorsOf({ ...post, content, status: 'PUBLISHED' })).toEqual({});
});
