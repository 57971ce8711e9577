import {
  apiPaths,
  displayStatus,
  effectivePrice,
  formatCents,
  ITEM_STATUS_NAMES,
  type Item,
  isLowest,
  NO_ALT_TEXT_YET,
  toCents,
} from '@stoa/contract';
import { getData, isNotFound } from '@stoa/web-kit';
import type { ShownBlock } from './shown-blocks';

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  look: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = look;
  made.textContent = text;
  return made;
}

function drawImage(src: string, alt: string, onLoad: () => void): HTMLImageElement {
  const image = element('img', '');
  image.alt = alt;
  image.onload = onLoad;
  image.src = src;
  return image;
}

const isDescribed = (alt: string) => alt !== '' && alt !== NO_ALT_TEXT_YET;

type Of<Kind> = Extract<ShownBlock, { kind: Kind }>;
type Draw<Kind> = (block: Of<Kind>, onLoad: () => void, items: ShownItems) => HTMLElement;

const drawImages: Draw<'images'> = ({ images }, onLoad) => {
  const box = element('div', images.length > 1 ? 'md-gallery' : 'md-image');
  box.append(
    ...images.map(({ url, alt }) => {
      const figure = element('figure', '');
      figure.append(drawImage(url, alt, onLoad));
      if (!isDescribed(alt)) figure.append(element('figcaption', '', 'No alt text yet'));
      return figure;
    }),
  );
  return box;
};

const drawVideo: Draw<'video'> = ({ title, provider }) => {
  const box = element('div', 'md-video');
  box.append(element('span', 'md-play', '▶'), element('strong', '', title), element('span', '', provider));
  return box;
};

/** The items of one editor's cards. Each is asked for once, unless that fails, however often its card is drawn. */
export type ShownItems = Map<string, Promise<Item>>;

function itemAt(slug: string, items: ShownItems): Promise<Item> {
  const known = items.get(slug);
  if (known) return known;
  const asked = getData<Item>(apiPaths.marketplace.item(slug));
  items.set(slug, asked);
  asked.catch(() => items.delete(slug));
  return asked;
}

const priceOf = (item: Item) => `${isLowest(item) ? 'from ' : ''}${formatCents(toCents(effectivePrice(item)))}`;

const stateOf = (item: Item) =>
  item.published
    ? `${priceOf(item)} · ${ITEM_STATUS_NAMES[displayStatus(item)]}`
    : 'Not published, so the page leaves it out.';

const failureOf = (error: unknown) =>
  isNotFound(error) ? 'No item has this address, so the page leaves it out.' : 'Failed to load the item.';

const drawItem: Draw<'item'> = ({ slug, title }, onLoad, items) => {
  const box = element('div', 'md-item');
  const words = element('div', '');
  const state = element('span', '', 'Loading…');
  const name = element('strong', '', title);
  words.append(name, state);
  box.append(words);
  const show = (item: Item) => {
    if (item.imageUrl) box.prepend(drawImage(item.libraryImage?.sizes[0]?.url ?? item.imageUrl, '', onLoad));
    name.textContent = item.title;
    state.textContent = stateOf(item);
  };
  const explain = (error: unknown) => {
    state.textContent = failureOf(error);
  };
  void itemAt(slug, items).then(show, explain).finally(onLoad);
  return box;
};

const drawTable: Draw<'table'> = ({ rows }) => {
  const box = element('div', 'md-table-shown');
  const table = element('table', '');
  rows.forEach((cells, place) => {
    const row = table.insertRow();
    row.append(...cells.map((cell) => element(place === 0 ? 'th' : 'td', '', cell)));
  });
  box.append(table);
  return box;
};

export function drawBlock(block: ShownBlock, onLoad: () => void, items: ShownItems): HTMLElement {
  switch (block.kind) {
    case 'images':
      return drawImages(block, onLoad, items);
    case 'video':
      return drawVideo(block, onLoad, items);
    case 'item':
      return drawItem(block, onLoad, items);
    default:
      return drawTable(block, onLoad, items);
  }
}
