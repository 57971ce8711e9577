import PageIcon from '@mui/icons-material/DescriptionOutlined';
import { apiPaths, PAGE_SORTS, PAGE_STATUSES, shopPaths } from '@stoa/contract';
import { recordResource } from '../../components/record/record-resource';
import { recordSetup } from '../../components/record/record-setup';

const page = recordSetup({
  kind: 'page',
  one: 'page',
  many: 'Pages',
  views: 'pages',
  api: apiPaths.pages,
  path: '/pages',
  title: 'title',
  view: shopPaths.page,
  sorts: PAGE_SORTS,
  sorted: ['title', 'asc'],
  filters: { status: PAGE_STATUSES },
});

export const pages = recordResource(page, {
  link: { section: 'Content', Icon: PageIcon },
  list: () => import('./page-list'),
  form: () => import('./page-form'),
  fields: async () => (await import('./page-fields')).pageFields,
});
