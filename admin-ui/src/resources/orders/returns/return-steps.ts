import { canMoveReturn, type OrderReturn } from '@stoa/contract';

export type ReturnStep = 'acceptReturn' | 'receiveReturn' | 'refundReturn' | 'declineReturn';

/** What can be done with a return. While its refund is on its way, nothing can. */
const STEPS: Record<ReturnStep, (request: OrderReturn) => boolean> = {
  refundReturn: ({ state }) => state === 'RECEIVED',
  acceptReturn: ({ state }) => state === 'REQUESTED',
  receiveReturn: ({ state }) => state === 'ACCEPTED',
  declineReturn: ({ state }) => canMoveReturn(state, 'DECLINED'),
};

export const RETURN_STEP_NAMES: Record<ReturnStep, string> = {
  refundReturn: 'Refund return',
  acceptReturn: 'Accept return',
  receiveReturn: 'Mark return as received',
  declineReturn: 'Decline return',
};

export const returnStepsOf = (request: OrderReturn): ReturnStep[] =>
  request.isRefunding ? [] : (Object.keys(STEPS) as ReturnStep[]).filter((step) => STEPS[step](request));

/** The oldest return that a step can be taken with. */
export const returnFor = (returns: readonly OrderReturn[], step: ReturnStep): OrderReturn | undefined =>
  returns.findLast((request) => returnStepsOf(request).includes(step));

export const isReturnStep = (step: string): step is ReturnStep => step in STEPS;
