import { leftToSend, type ManagedLine, type WholeOrder } from '@stoa/contract';

/** What is in a parcel that was sent or, without one, what is left to send. */
export function packedLines({ lines, fulfilments }: WholeOrder, parcel: string | null): ManagedLine[] {
  const sent = fulfilments.find(({ id }) => String(id) === parcel);
  const inParcel = new Map(sent?.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines
    .map((line) => ({ ...line, quantity: sent ? (inParcel.get(line.id) ?? 0) : leftToSend(line) }))
    .filter(({ quantity }) => quantity > 0);
}
