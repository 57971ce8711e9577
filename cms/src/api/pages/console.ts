import { consoleTexts } from '../../area/fields';
import type { ConsoleLayout } from '../../console/layout';
import { pageFields } from './fields';

export const pageLayout: ConsoleLayout = {
  uid: 'api::pages.page',
  mainField: 'title',
  sort: { by: 'title', order: 'ASC' },
  columns: ['title', 'state', 'slug'],
  form: [
    { title: 8, state: 4 },
    { slug: 12 },
    { content: 12 },
    { seoTitle: 12 },
    { seoDescription: 12 },
    { shareImageUrl: 12 },
  ],
  ...consoleTexts(pageFields),
};
