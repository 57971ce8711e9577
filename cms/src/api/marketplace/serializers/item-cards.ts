import {
  availabilityNote,
  displayStatus,
  effectivePrice,
  formatCents,
  ITEM_STATUS_NAMES,
  type Item,
  isLowest,
  itemSlugAt,
  toCents,
} from '@stoa/contract';
import { Markup, markup } from '../../../mail/html/markup';

/** As `blocks` marks it and `sanitize` leaves it. */
const CARD = /<p class="item-card"><a (?:title="[^"]*" )?href="(\/marketplace\/[^"]*)">(?:(?!<\/p>).)*?<\/a><\/p>/gs;

const IMAGE_WIDTH = 480;

/** The slugs of the items that HTML has cards of. */
export const slugsOfCards = (html: string): string[] => [
  ...new Set([...html.matchAll(CARD)].flatMap(([, address = '']) => itemSlugAt(address) ?? [])),
];

const imageOf = ({ imageUrl, libraryImage }: Item): Markup | '' => {
  const { url } = libraryImage?.sizes.find(({ width }) => width >= IMAGE_WIDTH) ?? { url: imageUrl };
  return url && markup`<img src="${url}" alt="" loading="lazy" decoding="async">`;
};

const priceOf = (item: Item): Markup => {
  const price = effectivePrice(item);
  const before = price < item.price && markup` <s>${formatCents(toCents(item.price))}</s>`;
  return markup`${isLowest(item) && 'from '}${formatCents(toCents(price))}${before}`;
};

const stateOf = (item: Item): string =>
  [ITEM_STATUS_NAMES[displayStatus(item)], availabilityNote(item, item.stockWords)].filter(Boolean).join(' · ');

/** `address` is HTML already. */
const cardOf = (item: Item, address: string): string =>
  markup`<div class="item-card">${imageOf(item)}<div><p><a href="${new Markup(address)}">${item.title}</a></p><p>${priceOf(item)}</p><p>${stateOf(item)}</p></div></div>`
    .html;

/** The cards as the items are now. One whose item visitors can’t see is left out. */
export const withItemCards = (html: string, items: Map<string, Item>): string =>
  html.replace(CARD, (_link, address: string) => {
    const item = items.get(itemSlugAt(address) ?? '');
    return item ? cardOf(item, address) : '';
  });
