import { choiceOf, shopPaths } from '@stoa/contract';
import { environment } from '../../../environment';
import { example, type MailDefinition, type MailFilling } from '../../../mail/definition';
import type { DueAlert } from './queries';

const urlOf = ({ slug, variantId, values }: Pick<DueAlert, 'slug' | 'variantId' | 'values'>) =>
  environment.publicUrl + (values.length > 0 ? shopPaths.variant(slug, variantId) : shopPaths.item(slug));

export const fillingOf = (alert: Omit<DueAlert, 'id' | 'email'>): MailFilling => ({
  values: { item: alert.title + (alert.values.length > 0 ? ` (${choiceOf(alert.values)})` : '') },
  blocks: [{ kind: 'button', label: 'See it in the shop', url: urlOf(alert) }],
});

export const backInStock: MailDefinition = {
  audience: 'customer',
  name: 'Back in stock',
  when: 'A customer asked for it, and an item is available',
  alwaysSent: true,
  variables: { item: 'The item, with what was chosen of it' },
  words: {
    subject: '{{item}} is available at {{shop}}',
    heading: '{{item}} is available',
    body: 'You asked for an email when you can buy this, and now you can. We can’t reserve it, so it may sell out again. You won’t get another email about it.',
  },
  preview: example(fillingOf({ title: 'Linen cushion', slug: 'linen-cushion', variantId: 1, values: ['Sage'] })),
};
