import { apiPaths, type BlogCategory, type BlogCategoryInput } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const addCategory = (input: BlogCategoryInput) =>
  sendData<BlogCategory>(apiPaths.blog.categories, { body: input });

export const changeCategory = (id: number, input: BlogCategoryInput) =>
  sendData<BlogCategory>(apiPaths.blog.category(id), { method: 'PATCH', body: input });
