import { apiPaths, type ShopPage, type ShopPageList } from '@stoa/contract';
import { sendData, useList } from '@stoa/web-kit';
import { useRecord } from '../../lib/use-own-answer';
import { type PageValues, toInput } from './domain/page-fields';
import { type PageView, pagesPath } from './domain/page-params';

const { pages, page } = apiPaths;

export const usePages = ({ page: shown, values }: PageView) =>
  useList<ShopPageList>((at) => pagesPath({ page: at, values }), shown);

export const usePage = (id: string) => useRecord<ShopPage>(page(id));

export const createPage = (values: PageValues) => sendData<ShopPage>(pages, { body: toInput(values) });

export const updatePage = (id: number, values: PageValues) =>
  sendData<ShopPage>(page(id), { method: 'PATCH', body: { ...toInput(values), updatedAt: values.updatedAt } });

export const deletePage = (id: number) => sendData<{ id: number }>(page(id), { method: 'DELETE' });
