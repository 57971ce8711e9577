import {
  hasOpenPrice,
  type LineProblem,
  MAX_QUANTITY,
  type OrderPrice,
  type Place,
  priceOrder,
  type QuoteInput,
  type TaxRate,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { badField } from '../../../http/problem';
import { services } from '../../../services';
import { knownPlace } from '../addresses/check';
import { type CodeInUse, findCode } from './code';
import { type DeliveryMethod, methodsTo, readMethods } from './delivery';
import { byRate, readTaxes } from './taxes';

type AskedLine = QuoteInput['lines'][number];
export type OnSale = NonNullable<
  Awaited<ReturnType<ReturnType<typeof services>['marketplace']['sale']['read']>>[number]
>;

export interface CartLine extends AskedLine {
  /** Null: it isn't on sale (anymore). */
  sale: OnSale | null;
  problem: LineProblem | null;
  taxRate: TaxRate | null;
}

/** Amounts in cents. */
export interface PricedCart {
  lines: CartLine[];
  needsDelivery: boolean;
  place: Place | null;
  methods: DeliveryMethod[];
  method: DeliveryMethod | null;
  code: CodeInUse | null;
  taxes: (TaxRate & { amount: number })[];
  taxIncluded: boolean;
  price: OrderPrice;
}

interface Terms {
  country: string;
  administrativeArea: string;
  pricesIncludeTax: boolean;
}

export const readTerms = (sql: Sql): Promise<Terms> =>
  sql('terms_of_sale').first({
    country: 'country',
    administrativeArea: 'administrative_area',
    pricesIncludeTax: 'prices_include_tax',
  });

type SoldLine = AskedLine & { sale: OnSale | null };

/** Lines that ask for the same thing are one line, also when only one of them names an item's only variant. */
const merged = (lines: readonly SoldLine[]): SoldLine[] => {
  const byThing = new Map<string, SoldLine>();
  for (const line of lines) {
    const key = `${line.itemId}-${line.sale?.variantId ?? line.variantId}`;
    const earlier = byThing.get(key);
    byThing.set(key, { ...line, quantity: line.quantity + (earlier?.quantity ?? 0) });
  }
  return [...byThing.values()];
};

const problemOf = (sale: OnSale | null, quantity: number): LineProblem | null => {
  if (!sale) return 'GONE';
  if (hasOpenPrice(sale)) return 'OPEN_PRICE';
  if (sale.variantId === null) return 'CHOOSE';
  if (sale.status !== 'AVAILABLE' || sale.stock === 0) return 'UNAVAILABLE';
  return sale.stock !== null && sale.stock < quantity ? 'TOO_FEW' : null;
};

const linesOf = async (strapi: Core.Strapi, sql: Sql, asked: readonly AskedLine[]) => {
  const sales = await services(strapi).marketplace.sale.read(sql, asked);
  const lines = merged(asked.map((line, place) => ({ ...line, sale: sales[place] ?? null })));
  if (lines.some(({ quantity }) => quantity > MAX_QUANTITY))
    throw badField('lines', `Quantity must be a whole number from 1 to ${MAX_QUANTITY}`);
  return lines.map((line) => ({ ...line, problem: problemOf(line.sale, line.quantity) }));
};

const codeOf = (
  sql: Sql,
  { code, email }: Pick<QuoteInput, 'code' | 'email'>,
  { lines, isDelivered }: { lines: Omit<CartLine, 'taxRate'>[]; isDelivered: boolean },
) =>
  code === null
    ? null
    : findCode(sql, code, {
        email: email ?? null,
        isDelivered,
        lines: lines.flatMap(({ sale, quantity }) => (sale ? [{ ...sale, total: sale.unitPrice * quantity }] : [])),
      });

/** What a cart costs by what the database says now. Nothing but ids, quantities, and the place comes from the browser. */
export const priceCart = async (
  strapi: Core.Strapi,
  sql: Sql,
  input: Omit<QuoteInput, 'methodId' | 'pickUp'>,
  methodOf: (methods: readonly DeliveryMethod[]) => DeliveryMethod | null,
): Promise<PricedCart> => {
  const lines = await linesOf(strapi, sql, input.lines);
  const place = input.place && knownPlace(input.place);
  const needsDelivery = lines.some(({ sale }) => sale?.needsDelivery);
  const methods = needsDelivery ? methodsTo(await readMethods(sql), place) : [];
  const method = methodOf(methods);
  const code = await codeOf(sql, input, { lines, isDelivered: needsDelivery && !method?.pickUp });
  const terms = await readTerms(sql);
  const taxes = await readTaxes(sql, terms, needsDelivery && !method?.pickUp ? place : null);
  const taxed = lines.map((line) => ({ ...line, taxRate: line.sale && taxes.rateOf(line.sale) }));
  const price = priceOrder({
    lines: taxed.map(({ sale, quantity, taxRate }) => ({
      unitPrice: sale?.unitPrice ?? 0,
      quantity,
      discounted: Boolean(sale && code?.isFor(sale)),
      taxRate,
    })),
    discount: code?.discount ?? null,
    delivery: method && { price: method.price, freeFrom: method.freeFrom, taxRate: taxes.onDelivery },
    pricesIncludeTax: terms.pricesIncludeTax,
  });
  const amounts = taxed.map(({ taxRate }, index) => ({ rate: taxRate, amount: price.lines[index]?.tax ?? 0 }));
  return {
    lines: taxed,
    needsDelivery,
    place,
    methods,
    method,
    code,
    taxes: byRate([...amounts, { rate: taxes.onDelivery, amount: price.deliveryTax }]),
    taxIncluded: terms.pricesIncludeTax,
    price,
  };
};
