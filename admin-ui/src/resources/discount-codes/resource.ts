import CodeIcon from '@mui/icons-material/DiscountOutlined';
import { recordResource } from '../../components/record/record-resource';
import { codeSetup } from './code-setup';

export const discountCodes = recordResource(codeSetup, {
  link: { section: 'Catalog', Icon: CodeIcon },
  list: () => import('./code-list'),
  form: () => import('./code-form'),
  fields: async () => (await import('./code-fields')).codeFields,
  pages: { create: async () => (await import('./create-code')).CreateCode },
});
