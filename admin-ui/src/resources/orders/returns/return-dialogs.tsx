import type { ComponentType } from 'react';
import { AcceptReturnDialog } from './accept-return-dialog';
import { DeclineReturnDialog } from './decline-return-dialog';
import { ReceiveReturnDialog } from './receive-return-dialog';
import { RefundReturnDialog } from './refund-return-dialog';
import type { ReturnDialogProps } from './return-dialog';
import type { ReturnStep } from './return-steps';

const dialogs: Record<ReturnStep, ComponentType<ReturnDialogProps>> = {
  acceptReturn: AcceptReturnDialog,
  receiveReturn: ReceiveReturnDialog,
  refundReturn: RefundReturnDialog,
  declineReturn: DeclineReturnDialog,
};

/** The form of a step. */
export function ReturnDialog({ step, ...props }: ReturnDialogProps & { step: ReturnStep }) {
  const Dialog = dialogs[step];
  return <Dialog {...props} />;
}
