import { leftToFulfill, type ManagedLine, type OrderDetail } from '@stoa/contract';

/** What is in a parcel that was sent or, without one, what is left to send. */
export function packedLines({ lines, fulfillments }: OrderDetail, parcel: string | null): ManagedLine[] {
  const packed = fulfillments.find(({ id }) => String(id) === parcel);
  const inParcel = new Map(packed?.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines
    .map((line) => ({ ...line, quantity: packed ? (inParcel.get(line.id) ?? 0) : leftToFulfill(line) }))
    .filter(({ quantity }) => quantity > 0);
}
