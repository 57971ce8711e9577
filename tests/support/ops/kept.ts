import { isTaken } from '../sales/at-paypal';
import type { World } from './world';

/** What the shop said that it has. */
export interface Acknowledged {
  orders: number[];
  /** What it said is paid. */
  paid: number[];
  messages: string[];
  uploads: { id: number; url: string }[];
}

export const nothingYet = (): Acknowledged => ({ orders: [], paid: [], messages: [], uploads: [] });

/** What was taken by PayPal, by its books and by the shop’s. */
const books = async ({ paypal, database }: World): Promise<{ ours: string[]; theirs: string[] }> => {
  const ours = await database.query<{ line: string }>(
    `SELECT uuid || ' ' || provider_capture_id AS line FROM captures JOIN orders ON orders.id = captures.order_id
     WHERE provider_capture_id IS NOT NULL`,
  );
  const theirs = (await paypal.ledger()).flatMap(({ customId, captures }) =>
    captures.filter(isTaken).map(({ id }) => `${customId} ${id}`),
  );
  return { ours: ours.map(({ line }) => line).sort(), theirs: theirs.sort() };
};

const without = <Value>(acknowledged: Value[], stored: Value[]): Value[] => {
  const known = new Set(stored);
  return acknowledged.filter((value) => !known.has(value));
};

const lostUploads = async ({ front, database }: World, uploads: Acknowledged['uploads']): Promise<string[]> => {
  const rows = await database.query<{ id: number }>('SELECT id FROM files');
  const known = new Set(rows.map(({ id }) => Number(id)));
  const lost: string[] = [];
  for (const { id, url } of uploads) {
    const { pathname } = new URL(url, front.url);
    const { status } = await front.ask({ method: 'GET', path: pathname });
    if (status !== 200 || !known.has(id)) lost.push(url);
  }
  return lost;
};

/** What isn’t there of it. Throws as long as the books of PayPal and of the shop differ. */
export const findLost = async (world: World, acknowledged: Acknowledged): Promise<string[]> => {
  const { ours, theirs } = await books(world);
  if (ours.join() !== theirs.join())
    throw new Error(`PayPal took ${theirs.length} payments, the shop knows ${ours.length}`);
  const { database } = world;
  const orders = await database.query<{ number: number; isPaid: boolean; hasMail: boolean }>(
    `SELECT number, state = 'PAID' AS "isPaid",
       EXISTS (SELECT FROM outbox_messages WHERE dedupe_key LIKE 'order ' || orders.id || ' %' AND failed_at IS NULL) AS "hasMail"
     FROM orders`,
  );
  const numbers = (some: typeof orders) => some.map(({ number }) => Number(number));
  const messages = await database.query<{ message: string }>('SELECT message FROM submissions');
  const lost = {
    order: without(acknowledged.orders, numbers(orders)),
    payment: without(acknowledged.paid, numbers(orders.filter(({ isPaid }) => isPaid))),
    email: without(acknowledged.paid, numbers(orders.filter(({ hasMail }) => hasMail))),
    message: without(
      acknowledged.messages,
      messages.map(({ message }) => message),
    ),
    upload: await lostUploads(world, acknowledged.uploads),
  };
  return Object.entries(lost).flatMap(([kind, some]) => some.map((one) => `lost ${kind} ${one}`));
};
