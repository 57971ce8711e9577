/** What administrators do with a return. */
import * as yup from 'yup';
import { flag, recordId, requiredText, textOrNull } from '../../input/fields';
import { requestKey } from '../checkout';
import { linePieces, notifyCustomer, openedOrder, refundedAmount, someLines } from '../orders/changes';

const ofReturn = { ...openedOrder, returnId: recordId('Return').required('Return is required') };

export const acceptReturnInput = yup.object({
  ...ofReturn,
  ...notifyCustomer,
  /** How to send it back. */
  instructions: textOrNull('Instructions', 2_000).default(null),
});
export type AcceptReturnInput = yup.InferType<typeof acceptReturnInput>;

export const declineReturnInput = yup.object({
  ...ofReturn,
  ...notifyCustomer,
  why: requiredText('Reason', 1, 1_000, 'Enter a reason'),
});
export type DeclineReturnInput = yup.InferType<typeof declineReturnInput>;

export const receiveReturnInput = yup.object({
  ...ofReturn,
  /** What has arrived. The rest isn’t part of the return anymore. */
  lines: someLines(yup.object({ ...linePieces(), restock: flag('Restock').default(false) }))
    .required('Enter how many you received')
    .min(1, 'Enter how many you received'),
});
export type ReceiveReturnInput = yup.InferType<typeof receiveReturnInput>;

export const refundReturnInput = yup.object({
  ...ofReturn,
  ...notifyCustomer,
  /** Made by the browser: sent twice, it’s the same refund. */
  key: requestKey(),
  amount: refundedAmount(),
  reason: textOrNull('Reason', 300).default(null),
});
export type RefundReturnInput = yup.InferType<typeof refundReturnInput>;
