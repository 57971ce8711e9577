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

test('an untouched form complains about each field that is required', () => {
  expect(Object.keys(fieldErrorsOf(newPost)).sort()).toEqual(['categoryId', 'content', 'slug', 'title']);
});

test('the excerpt and the image may be missing, but an image has an address', () => {
  expect(fieldErrorsOf(good)).toEqual({});
  expect(fieldErrorsOf({ ...good, featuredImage: 'no address' })).toEqual({
    featuredImage: 'Featured image URL must be a valid URL',
  });
});

test('what is left empty is sent as nothing, the content as it was typed', () => {
  expect(toInput({ ...good, excerpt: '  ', content: ' # A\n\n\ttext ' })).toMatchObject({
    excerpt: null,
    featuredImage: null,
    content: ' # A\n\n\ttext ',
    categoryId: 2,
  });
});
