import { MAX_GALLERY, slugifyItemTitle } from '@stoa/contract';
import type { Cells } from '../../../csv/cells/columns';
import { joinList } from '../../../csv/cells/list-cell';
import { cut } from '../../../csv/cut';
import type { ImportedRecord } from '../../../csv/importer';

/** Letters with accents keep their letter. */
export const slugOf = (name: string, shortest: number): string => {
  const slug = slugifyItemTitle(name.normalize('NFKD').replace(/\p{M}/gu, '')).replace(/^-+|-+$/g, '');
  return slug === '' || slug.length >= shortest ? slug : slug.padEnd(shortest, '-1');
};

/** An address that may be shown; undefined for the name of a file. */
export const addressIn = (text: string): string | undefined => {
  const address = text.trim().replace(/^\/\//, 'https://');
  if (!URL.canParse(address) || !/^https?:/i.test(address)) return undefined;
  return new URL(address).href;
};

interface Image {
  url: string;
  alt: string;
}

/** The first image is the item’s own. */
export const imageCells = (images: Image[]): { cells: Cells; left: number } => {
  const once = [...new Map(images.map((image) => [image.url, image])).values()];
  const [first, ...others] = once;
  const gallery = others.slice(0, MAX_GALLERY).map(({ url, alt }) => (alt ? `${url} ${cut(alt, 300)}` : url));
  return {
    cells: {
      ...(first && { imageUrl: first.url }),
      ...(first?.alt && { imageAlt: cut(first.alt, 300) }),
      ...(gallery.length > 0 && { gallery: joinList(gallery) }),
    },
    left: Math.max(0, others.length - MAX_GALLERY),
  };
};

/** What the file says of one thing that can be bought. */
export interface Offer {
  row: number;
  values: string[];
  /** Undefined if the file has no such column. */
  price: string | undefined;
  discountPrice: string | undefined;
  /** Of the other cells, those that are known. */
  cells: Cells;
}

/** The first offer sets the item’s prices; others have their own where these differ. */
export const offerLines = (item: Cells, names: string[], offers: Offer[]): ImportedRecord['lines'] => {
  const [first] = offers;
  const [price, discountPrice] = [first?.price, first?.discountPrice];
  const own = { ...(price !== undefined && { price }), ...(discountPrice !== undefined && { discountPrice }) };
  if (!first || names.length === 0) return [{ row: first?.row ?? 0, cells: { ...item, ...own, ...first?.cells } }];
  const options = Object.fromEntries(names.map((name, index) => [`option${index + 1}Name`, name]));
  return offers.map(({ row, values, cells, ...offer }, index) => {
    const isSame = offer.price === price && offer.discountPrice === discountPrice;
    const chosen = Object.fromEntries(values.map((value, place) => [`option${place + 1}`, value]));
    return {
      row,
      cells: {
        ...(index === 0 ? { ...item, ...own, ...options } : { slug: item.slug ?? '' }),
        ...chosen,
        ...cells,
        ...(offer.price !== undefined && { variantPrice: isSame ? '' : offer.price }),
        ...(offer.discountPrice !== undefined && { variantDiscountPrice: isSame ? '' : offer.discountPrice }),
      },
    };
  });
};

const NO_CATEGORY = 'Uncategorized';
const MOST_TERMS = 50;

/** Categories and tags by name, and what a new item lacks. */
export const finished = (
  item: Cells,
  {
    category,
    tags,
    stock,
    ...rest
  }: { category: string; tags: string[] /** Of what is new, where the file tells none. */; stock: string } & Pick<
    ImportedRecord,
    'lines' | 'notes' | 'faults' | 'attributes'
  >,
): ImportedRecord => {
  // Names in other scripts leave no slug.
  const ofCategory = category.length > 1 && slugOf(category, 2) !== '' ? category : NO_CATEGORY;
  const bySlug = (names: string[]) =>
    new Map(
      names
        .slice(0, MOST_TERMS)
        .map((name) => cut(name, 100))
        .map((name) => [slugOf(name, 2), name] as const)
        .filter(([slug, name]) => slug !== '' && name.length > 1),
    );
  const known = { categories: bySlug([ofCategory]), tags: bySlug(tags) };
  const [first, ...others] = rest.lines;
  const isBare = { description: !item.description, image: !item.imageUrl };
  return {
    ...rest,
    ...known,
    lines: first
      ? [
          {
            ...first,
            cells: {
              ...first.cells,
              ...(category && { category: [...known.categories.keys()][0] ?? '' }),
              ...(tags.length > 0 && { tags: joinList([...known.tags.keys()]) }),
            },
          },
          ...others,
        ]
      : [],
    whenNew: {
      each: { stock },
      cells: {
        category: [...known.categories.keys()][0] ?? '',
        ...(isBare.description && { description: 'No description yet.' }),
        ...((isBare.description || isBare.image) && { published: 'false' }),
      },
      notes: [
        ...(isBare.description ? ['It has no description, so it won’t be published yet'] : []),
        ...(isBare.image ? ['It has no image, so it won’t be published yet'] : []),
      ],
    },
  };
};

/** Only what the file says; an empty cell there isn’t meant to empty anything here. */
export const nonEmptyCells = (cells: Record<string, string | undefined>): Cells =>
  Object.fromEntries(Object.entries(cells).flatMap(([name, cell]) => (cell ? [[name, cell] as const] : [])));
