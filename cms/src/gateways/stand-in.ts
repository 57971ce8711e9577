import { randomUUID } from 'node:crypto';
import { type Gateway, GatewayRefusal, type Snapshot } from './gateway';

/** Takes a provider’s place in a rehearsal: it answers from memory, as a provider would, and moves no money. */
export interface StandIn {
  gateway: Gateway;
  /** What the buyer does at its window, for all that is open. */
  approve(): void;
  declineNext(): void;
}

export const standInFor = ({ name, title, note }: Pick<Gateway, 'name' | 'title' | 'note'>): StandIn => {
  const orders = new Map<string, Snapshot>();
  let declines = false;

  const snapshotOf = (id: string): Snapshot => {
    const snapshot = orders.get(id);
    if (!snapshot) throw new GatewayRefusal('NOT_FOUND', 'There is no such order');
    return structuredClone(snapshot);
  };

  const ofCapture = (captureId: string): Snapshot => {
    const found = [...orders.values()].find(({ captures }) => captures.some(({ id }) => id === captureId));
    if (!found) throw new GatewayRefusal('NOT_FOUND', 'There is no such capture');
    return found;
  };

  return {
    approve() {
      for (const order of orders.values()) if (order.state === 'OPEN') order.state = 'APPROVED';
    },
    declineNext() {
      declines = true;
    },
    gateway: {
      approvalFlow: 'REDIRECT',
      captureMode: 'AFTER_APPROVAL',
      canVoid: false,
      name,
      title,
      note,
      isTest: true,
      express: null,
      idempotencyWindow: Number.POSITIVE_INFINITY,
      async open({ uuid, total, currency, returnUrl }) {
        const id = randomUUID();
        orders.set(id, {
          providerOrderId: id,
          state: 'OPEN',
          amount: total,
          currency,
          orderUuid: uuid,
          captures: [],
          refunds: [],
        });
        return { providerOrderId: id, handoff: { url: returnUrl } };
      },
      fetchStatus: async (id) => snapshotOf(id),
      async capture(id) {
        const order = orders.get(id);
        if (!order) throw new GatewayRefusal('NOT_FOUND', 'There is no such order');
        if (declines) {
          declines = false;
          order.state = 'OPEN';
          throw new GatewayRefusal('DECLINED', 'The card was declined');
        }
        const { amount, currency } = order;
        order.state = 'CAPTURED';
        order.captures.push({ id: randomUUID(), status: 'COMPLETED', amount, currency, ownerAction: null });
        return snapshotOf(id);
      },
      async refund(captureId, amount) {
        const refund = { id: randomUUID(), status: 'COMPLETED', amount } as const;
        ofCapture(captureId).refunds.push(refund);
        return refund;
      },
      readEvent: async () => 'forged',
      isApproval: () => false,
    },
  };
};
