import type { OrderDetail, OrderReturn } from '@stoa/contract';
import type { OrderDialogProps } from '../components/order-dialog';
import { nameOf } from '../order-words';

export type ReturnDialogProps = OrderDialogProps & { request: OrderReturn };

/** 1 × Lamp (Blue), 2 × Bowl */
export const formatReturned = ({ lines }: Pick<OrderDetail, 'lines'>, request: Pick<OrderReturn, 'lines'>): string =>
  request.lines
    .map(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      return `${quantity} × ${line ? nameOf(line) : ''}`;
    })
    .join(', ');
