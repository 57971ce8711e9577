import { displayStatus, effectivePrice, ITEM_STATUS_NAMES, isLowest } from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';
import { typedNumber } from '../../../components/form/typed-number';
import { totalStock } from '../variants/variants';
import type { ItemValues } from './item-fields';

const amount = (text: string): number | null => {
  const typed = typedNumber(text);
  return typeof typed === 'number' ? typed : null;
};

/** 'from $20.00 · 12 in stock · Available': what is offered as it's typed. */
export function formatOffer(values: ItemValues, reserved = 0): string {
  const { options, variants, price, discountPrice, priceKind, status } = values;
  const enabled = variants.filter((variant) => variant.enabled);
  const inStock = enabled.filter(({ stock }) => amount(stock) !== 0);
  const prices = (inStock.length > 0 ? inStock : enabled)
    .map(({ own }) => (own.price.trim() ? own : { price, discountPrice }))
    .flatMap((pair) => {
      const whole = amount(pair.price);
      return whole === null ? [] : [effectivePrice({ price: whole, discountPrice: amount(pair.discountPrice) })];
    });
  const lowest = Math.min(...prices);
  const priceVaries = prices.some((other) => other > lowest);
  const stock = options.length > 0 ? totalStock(values) : values.counted ? values.stock.trim() : '';
  return [
    prices.length > 0 && `${isLowest({ priceVaries, priceKind }) ? 'from ' : ''}${formatDollars(lowest)}`,
    stock === '' ? 'stock not counted' : `${stock} in stock`,
    reserved > 0 && `${reserved} reserved`,
    ITEM_STATUS_NAMES[displayStatus({ status, stock: Number(stock), counted: stock !== '' })],
  ]
    .filter(Boolean)
    .join(' · ');
}
