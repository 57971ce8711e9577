import type { OrderLine, OrderReturn, ReturnState } from '@stoa/contract';

/** What customers read of a return. */
const STATES: Record<ReturnState, string> = {
  REQUESTED: 'Return requested',
  ACCEPTED: 'Return accepted',
  RECEIVED: 'Return received',
  REFUNDED: 'Return refunded',
  DECLINED: 'Return declined',
  WITHDRAWN: 'Return withdrawn',
};

const NOTES: Partial<Record<ReturnState, string>> = {
  REQUESTED: 'We’ll look at it and email you. Please don’t send anything back before that.',
  ACCEPTED: 'You can send it back now. We’ll refund it when it has arrived.',
  RECEIVED: 'It has arrived. We’ll refund it soon.',
};

export const formatReturnState = ({ state }: Pick<OrderReturn, 'state'>): string => STATES[state];

const TO_BE_CONTACTED = 'We’ll tell you how to send it back. Please keep it until then.';

/** What comes next. */
export function formatReturnNote({
  state,
  isRefunding,
  answer,
}: Pick<OrderReturn, 'state' | 'isRefunding' | 'answer'>) {
  if (isRefunding) return 'Your refund is on its way.';
  return state === 'ACCEPTED' && answer === null ? TO_BE_CONTACTED : (NOTES[state] ?? null);
}

/** Lamp (Blue) */
export const nameOf = ({ title, choice }: Pick<OrderLine, 'title' | 'choice'>): string =>
  choice ? `${title} (${choice})` : title;

/** 1 × Lamp (Blue), 2 × Bowl */
export const formatReturned = (lines: readonly OrderLine[], returned: OrderReturn['lines']): string =>
  returned
    .flatMap(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line ? [`${quantity} × ${nameOf(line)}`] : [];
    })
    .join(', ');
