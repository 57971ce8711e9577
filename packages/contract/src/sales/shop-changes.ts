import type { ActivityEntry, Change } from '../records/history';

/** A week of sales beside a change. */
export interface SoldInWeek {
  orders: number;
  amount: number;
}

/** A change that may have changed what was sold: of a price, an image, shipping, or the home page. */
export interface ShopChange {
  entry: ActivityEntry;
  /** The week before and after. Of an item: what was sold of it. Of anything else: the shop's revenue. */
  before: SoldInWeek;
  after: SoldInWeek;
  /** False: the week after isn't over yet. */
  isWeekOver: boolean;
}

const UNDOABLE = ['price', 'discountPrice', 'imageUrl'];

/** The changes of an entry that can be put back one by one: those of an item's own price and image. */
export const undoableChanges = ({ subject, changes }: ActivityEntry): Change[] =>
  subject.kind === 'item' ? changes.filter(({ field, shortened }) => UNDOABLE.includes(field) && !shortened) : [];
