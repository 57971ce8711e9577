import { text } from 'node:stream/consumers';
import { hasInvoice, REHEARSED, type Rehearsal, type RehearsedMail, type RehearsedOutcome } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { inSandbox } from '../../../area/sandbox';
import { tables } from '../../../database/tables';
import { listGateways, withGateways } from '../../../gateways/gateways';
import { standInFor } from '../../../gateways/stand-in';
import { Problem } from '../../../http/problem';
import { type Context, services } from '../../../services';
import { type OrderMailKind, templateOf } from '../mails/order-mail';
import { notifications } from '../notifications/order-notifications';
import { readOrder } from '../orders/order-row';
import { findAdvice } from './advice';
import { giveNumbersBack, readLastNumber } from './order-numbers';
import { PURCHASES, type Scene } from './purchases';
import { readScene } from './scene';
import { openStage } from './stage';

/** 'order 12 PAID' */
const kindOf = (dedupeKey: string) => dedupeKey.split(' ')[2] as OrderMailKind;

const readMails = async (sandbox: Core.Strapi, number: number): Promise<RehearsedMail[]> => {
  const sql = sandbox.db.connection;
  const order = await readOrder(sql, { number });
  if (!order) return [];
  const sent = await tables(sql)
    .selectFrom('order_mails')
    .innerJoin('outbox_messages', 'outbox_messages.id', 'outbox_message_id')
    .where('order_id', '=', order.id)
    .orderBy('outbox_messages.id')
    .select(['dedupe_key as dedupeKey', 'subject', 'html'])
    .execute();
  const toCustomer = sent.map(({ dedupeKey, subject, html }) => ({
    kind: templateOf(kindOf(dedupeKey), order),
    to: 'The customer',
    subject,
    html: html ?? '',
  }));
  return [...toCustomer, ...(await staffMail(sandbox, order.id))];
};

/** A loop says it once the order stands. */
const staffMail = async (sandbox: Core.Strapi, orderId: number): Promise<RehearsedMail[]> => {
  const sql = sandbox.db.connection;
  const { mail, notifications: staff } = services(sandbox);
  const recipients = await staff.choices.recipients(sql, 'newOrder');
  const said = await notifications.newOrder(sandbox, sql, { orderId, why: null });
  const composed = said && recipients.length > 0 && (await mail.templates.compose('newOrder', said.mail));
  if (!composed) return [];
  return [{ kind: 'newOrder', to: recipients.join(', '), subject: composed.subject, html: composed.html }];
};

const readInvoice = async (sandbox: Core.Strapi, number: number): Promise<string> => {
  const pdf = await services(sandbox).sales.documents.pdf({
    document: 'invoice',
    numbers: [number],
    fulfillmentId: null,
    perPage: 1,
  });
  pdf.setEncoding('base64');
  return text(pdf);
};

/** Purchases for whoever runs the shop to look at. Nothing of them stays. */
export default ({ strapi }: Context) => {
  const rehearse = async (
    purchase: RehearsedOutcome['purchase'],
    scene: Scene,
  ): Promise<RehearsedOutcome | undefined> => {
    const { title, changeAt, play } = PURCHASES[purchase];
    const act = play(scene);
    if (!act) return undefined;
    const standIns = listGateways().map(standInFor);
    return withGateways(
      standIns.map(({ gateway }) => gateway),
      () =>
        inSandbox(strapi, async (sandbox) => {
          const stage = openStage(sandbox, standIns);
          const problem = await act(stage).then(
            () => null,
            (error: unknown) => {
              if (error instanceof Problem) return error.message;
              throw error;
            },
          );
          const order = await stage.order();
          return {
            purchase,
            title: title(scene),
            steps: stage.steps,
            problem,
            checkout: stage.checkout(),
            order,
            mails: order ? await readMails(sandbox, order.number) : [],
            invoice: order && hasInvoice(order.state) ? await readInvoice(sandbox, order.number) : null,
            changeAt,
          };
        }),
    );
  };

  return {
    advice: () => findAdvice(strapi),

    async run(): Promise<Rehearsal> {
      const scene = await readScene(strapi);
      const last = await readLastNumber(strapi.db.connection);
      const purchases: RehearsedOutcome[] = [];
      for (const purchase of REHEARSED) {
        const outcome = await rehearse(purchase, scene);
        if (outcome) purchases.push(outcome);
      }
      await giveNumbersBack(strapi, last, Math.max(0, ...purchases.map(({ order }) => order?.number ?? 0)));
      return { items: [...(scene.shipped?.titles ?? []), ...(scene.unshipped?.titles ?? [])], purchases };
    },
  };
};
