import DiscountIcon from '@mui/icons-material/DiscountOutlined';
import { recordResource } from '../../components/record/record-resource';
import { discountSetup } from './discount-setup';

export const discounts = recordResource(discountSetup, {
  link: { section: 'Sales', Icon: DiscountIcon },
  list: () => import('./discount-list'),
  form: () => import('./discount-form'),
  fields: async () => (await import('./discount-fields')).discountFields,
  pages: { create: async () => (await import('./create-discount')).CreateDiscount },
});
