import { consoleTexts } from '../../area/fields';
import { seoRows } from '../../area/seo';
import type { ConsoleLayout } from '../../console/layout';
import { pageFields } from './fields';

export const pageLayout: ConsoleLayout = {
  uid: 'api::pages.page',
  mainField: 'title',
  sort: { by: 'title', order: 'ASC' },
  columns: ['title', 'state', 'slug'],
  form: [{ title: 8, state: 4 }, { slug: 12 }, { content: 12 }, ...seoRows],
  ...consoleTexts(pageFields),
};
