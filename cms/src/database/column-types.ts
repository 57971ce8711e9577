import type {
  Handoff,
  MailSecurity,
  MailWords,
  OrderDraftData,
  OrderEvent,
  OrderState,
  ShippingTier,
  StockLine,
  TaxRate,
} from '@stoa/contract';
import type { Json, Schema } from './schema';

/** What the schema doesn't say of a column: the values that the program writes there, and what its JSON is. Amounts in cents. */
interface ColumnTypes {
  mail_server: { security: MailSecurity };
  /** Null: the original ones. */
  mail_templates: { words: Json<MailWords> | null };
  order_drafts: { data: Json<OrderDraftData> };
  order_events: { kind: OrderEvent['kind']; from_state: OrderState | null; to_state: OrderState | null };
  orders: { taxes: Json<(TaxRate & { amount: number })[]> };
  /** What its browser needs to go on to the provider; null until it's opened there. */
  payments: { handoff: Json<Handoff> | null };
  return_images: { content: Buffer };
  /** Places: empty, everywhere; without areas, the whole country. Tiers in grams and cents. */
  shipping_methods: { places: Json<{ country: string; areas: string[] }[]>; tiers: Json<ShippingTier[]> };
  stock_changes: Pick<StockLine, 'reason'>;
}

type Narrowed<Columns, Types> = Omit<Columns, keyof Types> & {
  [Name in keyof Types]: Name extends keyof Columns ? Types[Name] : never;
};

export type Tables = {
  [Table in keyof Schema]: Table extends keyof ColumnTypes
    ? Narrowed<Schema[Table], ColumnTypes[Table]>
    : Schema[Table];
};
