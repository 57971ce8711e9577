import type { MailKind } from '@stoa/contract';
import type { MailDefinition } from '../../../mail/definition';
import { EXAMPLE_DECLINED, EXAMPLE_INSTRUCTIONS, EXAMPLE_RETURN } from './examples';
import { greeted, ofOrder, preview } from './of-order';

export const returnMails = {
  returnRequestReceived: ofOrder({
    name: 'Return requested',
    when: 'A customer requested a return',
    words: {
      subject: 'We received your return request for {{shop}} order {{order}}',
      heading: 'We received your return request',
      body: greeted('We’ll look at it and email you. Please don’t send anything back before that.'),
    },
    preview: preview('RETURN_REQUESTED', EXAMPLE_RETURN),
  }),
  returnAccepted: ofOrder({
    name: 'Return accepted',
    when: 'A return was accepted',
    words: {
      subject: 'Your return for {{shop}} order {{order}} is accepted',
      heading: 'Your return is accepted',
      body: greeted('We’ll refund it when it has arrived.'),
    },
    preview: preview('RETURN_ACCEPTED', [...EXAMPLE_RETURN, EXAMPLE_INSTRUCTIONS]),
  }),
  returnDeclined: ofOrder({
    name: 'Return declined',
    when: 'A return was declined',
    words: {
      subject: 'Your return for {{shop}} order {{order}} was declined',
      heading: 'We can’t accept your return',
      body: greeted('We’re sorry, but we can’t accept your return. If you have questions, please contact us.'),
    },
    preview: preview('RETURN_DECLINED', [...EXAMPLE_RETURN, EXAMPLE_DECLINED]),
  }),
} satisfies Partial<Record<MailKind, MailDefinition>>;
