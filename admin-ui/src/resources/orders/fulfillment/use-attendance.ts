import { hasBegun, isPaid, type ManagedLine, type OrderDetail } from '@stoa/contract';
import { errorMessage, shopTimeZone, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { useOrderChange } from '../api';

const HALF_DAY_MS = 12 * 60 * 60_000;

/** Of what was paid and has its day by now, what isn’t marked as attended yet. Who arrives early can be marked, too. */
export const dueAttendance = ({ state, lines }: Pick<OrderDetail, 'state' | 'lines'>): ManagedLine[] =>
  isPaid(state)
    ? lines.filter(
        ({ schedule, attendedAt, quantity, refundedQuantity }) =>
          attendedAt === null &&
          quantity > refundedQuantity &&
          hasBegun(schedule, shopTimeZone(), Date.now() + HALF_DAY_MS),
      )
    : [];

export function useAttendance(order: OrderDetail) {
  const [isSaving, setIsSaving] = useState(false);
  const toast = useToast();
  const change = useOrderChange(order);

  async function mark({ id }: ManagedLine, attended: boolean) {
    setIsSaving(true);
    await change(
      'attendance',
      { lineId: id, attended },
      attended ? 'Marked as attended' : 'Marked as not attended',
    ).catch((error) => toast.error('Error', errorMessage(error, 'Failed to change the attendance')));
    setIsSaving(false);
  }

  return { isSaving, mark };
}
