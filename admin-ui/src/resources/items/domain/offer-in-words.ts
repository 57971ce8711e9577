import { effectivePrice, ITEM_STATUS_NAMES } from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';
import { typedNumber } from '../../../components/form/typed-number';
import type { ItemValues } from './item-fields';
import { totalStock } from './variants';

const amount = (text: string): number | null => {
  const typed = typedNumber(text);
  return typeof typed === 'number' ? typed : null;
};

/** 'from $20.00 · 12 in stock · Available': what is offered as it's typed. */
export function offerInWords(values: ItemValues): string {
  const { options, variants, price, discountPrice, status } = values;
  const prices = variants
    .filter(({ enabled }) => enabled)
    .map(({ own }) => (own.price.trim() ? own : { price, discountPrice }))
    .flatMap((pair) => {
      const whole = amount(pair.price);
      return whole === null ? [] : [effectivePrice({ price: whole, discountPrice: amount(pair.discountPrice) })];
    });
  const lowest = Math.min(...prices);
  const stock = options.length > 0 ? totalStock(values) : values.counted ? values.stock.trim() : '';
  return [
    prices.length > 0 && `${prices.some((other) => other > lowest) ? 'from ' : ''}${formatDollars(lowest)}`,
    stock === '' ? 'stock not counted' : `${stock} in stock`,
    ITEM_STATUS_NAMES[status],
  ]
    .filter(Boolean)
    .join(' · ');
}
