import { createPostInput } from '@stoa/contract';
import { schemaErrors } from '@stoa/web-kit';
import { newPost, type PostValues, toInput } from './post-fields';

const fieldErrorsOf = (values: PostValues) => schemaErrors(createPostInput, toInput(values));

const good: PostValues = {
  ...newPost,
  title: 'On lime plaster',
  slug: 'on-lime-plaster',
  content: 'Lime breathes; cement does not.',
  categoryId: '2',
};

test('an untouched form has an error for each required field', () => {
  expect(Object.keys(fieldErrorsOf(newPost)).sort()).toEqual(['categoryId', 'content', 'slug', 'title']);
});

test('excerpt and image are optional, but an image needs a valid URL', () => {
  expect(fieldErrorsOf(good)).toEqual({});
  expect(fieldErrorsOf({ ...good, featuredImage: 'no address' })).toEqual({
    featuredImage: 'Featured image URL must be a valid URL',
  });
});

test('empty fields are sent as null, and the content as typed', () => {
  expect(toInput({ ...good, excerpt: '  ', content: ' # A\n\n\ttext ' })).toMatchObject({
    excerpt: null,
    featuredImage: null,
    content: ' # A\n\n\ttext ',
    categoryId: 2,
  });
});
