import { adminPaths, GIFT_CARD_SORTS, GIFT_CARD_STATES } from '@stoa/contract';
import { recordSetup } from '../../components/record/record-setup';

export const giftCardSetup = recordSetup({
  kind: 'giftCard',
  one: 'gift card',
  many: 'Gift cards',
  views: 'giftCards',
  api: adminPaths.giftCards,
  path: '/gift-cards',
  title: 'name',
  sorts: GIFT_CARD_SORTS,
  sorted: ['createdAt', 'desc'],
  filters: { state: GIFT_CARD_STATES },
});
