import type { Core } from '@strapi/strapi';
import { planRow } from '../../csv/plan-row';
import postSheet from './sheet';

const sheet = postSheet({ strapi: {} as Core.Strapi });
const cells = { id: '1', status: 'DRAFT', content: 'Lime breathes. '.repeat(20) };
const record = { id: 1, slug: 'lime', title: 'Lime', updatedAt: new Date(), cells, lines: [] };

test('a row that changes only the status leaves the text as it is, though both are checked', () => {
  const lookups = { categories: new Map(), tags: new Map() };
  const { outcome, input } = planRow(sheet, [{ id: '1', status: 'published' }], record, lookups);
  expect({ outcome, input }).toEqual({ outcome: 'changed', input: { status: 'PUBLISHED' } });
});
