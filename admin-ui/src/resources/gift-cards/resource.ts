import GiftCardIcon from '@mui/icons-material/CardGiftcardOutlined';
import { recordResource } from '../../components/record/record-resource';
import { giftCardSetup } from './gift-card-setup';

export const giftCards = recordResource(giftCardSetup, {
  link: { section: 'Sales', Icon: GiftCardIcon },
  list: () => import('./gift-card-list'),
  fields: async () => (await import('./gift-card-fields')).giftCardFields,
  pages: {
    create: async () => (await import('./issue-gift-card')).IssueGiftCard,
    edit: async () => (await import('./gift-card-page')).GiftCardPage,
  },
});
