import { carrierOf, type Fulfillment } from '@stoa/contract';
import type { Block } from '../../../mail/blocks';

export type Tracking = Pick<Fulfillment, 'trackingNumber' | 'trackingUrl'>;

/** Where a package can be followed: the link that was entered, or its carrier’s. */
export const trackingOf = ({ trackingNumber, trackingUrl }: Tracking): Block[] => {
  const known = trackingNumber ? carrierOf(trackingNumber) : undefined;
  const url = trackingUrl ?? known?.trackingUrl;
  const carrier = url === known?.trackingUrl ? known : undefined;
  const number = [carrier?.name, trackingNumber].filter(Boolean).join(' ');
  if (!url) return number ? [{ kind: 'facts', facts: [{ label: 'Tracking number', value: number }] }] : [];
  return [{ kind: 'link', label: `Track your package${number ? ` (${number})` : ''}`, url }];
};

export const packageBlocks = (lines: string[], tracking: Tracking, { pickUp }: { pickUp: boolean }): Block[] => [
  { kind: 'list', title: pickUp ? 'Ready for pickup' : 'In this package', lines },
  ...trackingOf(tracking),
];
