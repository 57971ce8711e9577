import type { Item, ItemStatus } from '@stoa/contract';

/** An item as its form holds it: numbers as they are typed. */
export type ItemValues = {
  title: string;
  slug: string;
  description: string;
  features: string[];
  tags: number[];
  price: string;
  discountPrice: string;
  stock: string;
  imageUrl: string;
  categoryId: string;
  status: ItemStatus;
  featured: boolean;
  published: boolean;
  /** The version that the form was opened with; a new item has none. */
  updatedAt: string;
};

export const newItem: ItemValues = {
  title: '',
  slug: '',
  description: '',
  features: [],
  tags: [],
  price: '0',
  discountPrice: '',
  stock: '1',
  imageUrl: '',
  categoryId: '',
  status: 'AVAILABLE',
  featured: false,
  published: true,
  updatedAt: '',
};

export function toItemValues(item: Item): ItemValues {
  const { title, slug, description, features, imageUrl, status, featured, published, updatedAt } = item;
  return {
    title,
    slug,
    description,
    features,
    tags: item.tags.map(({ id }) => id),
    price: String(item.price),
    discountPrice: item.discountPrice === null ? '' : String(item.discountPrice),
    stock: String(item.stock),
    imageUrl,
    categoryId: String(item.categoryId),
    status,
    featured,
    published,
    updatedAt,
  };
}

/** A number that is not typed is missing, and is complained about as such. */
const typed = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());

export function toInput({ updatedAt: _, ...values }: ItemValues) {
  return {
    ...values,
    price: typed(values.price),
    discountPrice: typed(values.discountPrice) ?? null,
    categoryId: typed(values.categoryId),
  };
}

/** Orders change the stock all day: it is part of a change only if somebody changed it here. */
export function toUpdateInput(values: ItemValues, opened: ItemValues) {
  const { stock, ...input } = toInput(values);
  return { ...input, ...(values.stock !== opened.stock && { stock }), updatedAt: values.updatedAt };
}
