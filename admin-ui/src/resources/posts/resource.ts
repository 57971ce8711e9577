import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import { recordResource } from '../../components/record/record-resource';
import { postSetup } from './post-setup';

export const posts = recordResource(postSetup, {
  link: { section: 'Content', label: 'Blog', Icon: ArticleIcon },
  form: () => import('./components/post-form'),
  fields: async () => (await import('./domain/post-fields')).postFields,
  pages: { list: async () => (await import('./components/post-list')).PostList },
});
