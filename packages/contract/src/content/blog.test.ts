import { check } from '../input/errors';
import {
  blogCategoryInput,
  createPostInput,
  deleteByIdInput,
  postListQuery,
  updateBlogCategoryInput,
  updatePostInput,
} from './blog';

const post = {
  title: 'Ash bends',
  slug: 'ash-bends',
  content: 'Ash bends because its fibres are long.',
  categoryId: 1,
};

const refused = (path: string, message: string) => ({ errors: [{ path: [path], message }] });

const POST_RULES: [field: string, message: string, value: unknown][] = [
  ['title', 'Title must be at least 3 characters', 'ab'],
  ['slug', 'Slug must be at least 3 characters', 'ab'],
  ['slug', 'Slug cannot be one of categories, tags', 'categories'],
  ['content', 'Content must be at least 10 characters', 'too short'],
  ['content', 'Content must be at most 200000 characters', 'x'.repeat(200_001)],
  ['excerpt', 'Excerpt must be at most 1000 characters', 'x'.repeat(1001)],
  ['featuredImage', 'Featured image URL must be a valid URL', 'libraryImage'],
  ['featuredImage', 'Featured image URL must be a valid URL', 'javascript:alert(1)'],
  ['status', 'Status must be one of DRAFT, PUBLISHED, ARCHIVED', 'LIVE'],
  ['categoryId', 'Category must be a number', 'craft'],
  ['featured', 'Featured must be true or false', 'perhaps'],
  ['tags', 'Tags must be a list', 'wood'],
];

describe('a new post', () => {
  it('gets its defaults', () =>
    expect(check(createPostInput, post)).toEqual({
      value: { ...post, excerpt: null, featuredImage: null, status: 'DRAFT', featured: false, tags: [] },
    }));

  it('may have any slug, and nothing for excerpt and image', () =>
    expect(check(createPostInput, { ...post, slug: 'Ash Bends', excerpt: null, featuredImage: '' })).toMatchObject({
      value: { slug: 'Ash Bends', excerpt: null, featuredImage: null },
    }));

  it.each([
    ...POST_RULES,
    ['title', 'Title must be at least 3 characters', undefined],
    ['slug', 'Slug must be at least 3 characters', undefined],
    ['content', 'Content must be at least 10 characters', undefined],
    ['categoryId', 'Category is required', undefined],
  ])('%s: %s', (field, message, value) =>
    expect(check(createPostInput, { ...post, [field]: value })).toEqual(refused(field, message)),
  );
});

describe('a changed post', () => {
  it('holds only what was sent', () => expect(check(updatePostInput, {})).toEqual({ value: {} }));
  it.each([...POST_RULES, ['updatedAt', 'updatedAt must be a date', 'yesterday']])('%s: %s', (field, message, value) =>
    expect(check(updatePostInput, { [field]: value })).toEqual(refused(field, message)),
  );
});

describe('categories of the blog', () => {
  it.each([
    [{ name: 'a', slug: 'ab' }, 'name', 'Name must be at least 2 characters'],
    [{ name: 'ab', slug: 'a' }, 'slug', 'Slug must be at least 2 characters'],
  ])('%j', (input, field, message) => {
    expect(check(blogCategoryInput, input)).toEqual(refused(field, message));
    expect(check(updateBlogCategoryInput, input)).toEqual(refused(field, message));
  });

  it('may have no description', () => {
    expect(check(blogCategoryInput, { name: 'ab', slug: 'ab' })).toMatchObject({ value: { description: null } });
    expect(check(blogCategoryInput, { name: 'ab', slug: 'ab', description: null })).toMatchObject({
      value: { description: null },
    });
  });

  it.each([
    [{}, 'id is required'],
    [{ id: null }, 'id is required'],
    [{ id: 'x' }, 'id must be a number'],
    [{ id: 0 }, 'id must be a positive number'],
    [{ id: 1e12 }, 'id is too large'],
  ])('are deleted by their id, not by %j', (input, message) =>
    expect(check(deleteByIdInput, input)).toEqual(refused('id', message)),
  );
});

describe('the query of the blog', () => {
  it('shows the latest nine', () =>
    expect(check(postListQuery, {})).toEqual({ value: { page: 1, limit: 9, sortBy: 'publishedAt', order: 'desc' } }));
});
