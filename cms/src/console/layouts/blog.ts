import type { ConsoleLayout } from '../layout';

const post: ConsoleLayout = {
  uid: 'api::blog.post',
  mainField: 'title',
  sort: { by: 'createdAt', order: 'DESC' },
  columns: ['title', 'state', 'category', 'author', 'publishedOn', 'viewCount', 'featured'],
  form: [
    [
      ['title', 8],
      ['state', 4],
    ],
    [
      ['slug', 8],
      ['category', 4],
    ],
    [['content', 12]],
    [['excerpt', 12]],
    [['featuredImage', 12]],
    [
      ['publishedOn', 6],
      ['author', 6],
    ],
    [['tags', 12]],
    [['featured', 6]],
  ],
  labels: {
    title: 'Title',
    slug: 'Slug',
    state: 'Status',
    category: 'Category',
    content: 'Content',
    excerpt: 'Excerpt',
    featuredImage: 'Picture',
    publishedOn: 'Published on',
    author: 'Author',
    tags: 'Tags',
    featured: 'Featured',
    viewCount: 'Views',
  },
  help: {
    slug: 'The last part of the address of the article.',
    state: 'Visitors see PUBLISHED posts only.',
    category: 'Every post has exactly one.',
    content: 'Markdown: headings, lists, tables, task lists and code are all welcome.',
    excerpt: 'What the list shows. Leave empty to use the beginning of the content.',
    featuredImage: 'The address of a picture: copy it from the Media Library (/uploads/…) or use https://….',
    publishedOn: 'Set by itself when the post is first published.',
    author: 'The customer account whose name and picture stand under the title.',
  },
};

const category: ConsoleLayout = {
  uid: 'api::blog.blog-category',
  mainField: 'name',
  sort: { by: 'name', order: 'ASC' },
  columns: ['name', 'slug', 'description', 'posts'],
  form: [
    [
      ['name', 6],
      ['slug', 6],
    ],
    [['description', 12]],
  ],
  labels: { name: 'Name', slug: 'Slug', description: 'Description', posts: 'Posts' },
  help: { slug: 'The part of the address that filters the blog.' },
  readOnly: ['posts'],
};

const tag: ConsoleLayout = {
  uid: 'api::blog.blog-tag',
  mainField: 'name',
  sort: { by: 'name', order: 'ASC' },
  columns: ['name', 'slug', 'posts', 'createdAt'],
  form: [
    [
      ['name', 6],
      ['slug', 6],
    ],
  ],
  labels: { name: 'Name', slug: 'Slug', posts: 'Posts', createdAt: 'Created' },
  help: { slug: 'Lowercase letters, digits and hyphens.' },
  readOnly: ['posts'],
};

export const blogLayouts = [post, category, tag];
