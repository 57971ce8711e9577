import type { Item, WholeItem } from '@stoa/contract';
import { type PictureRow, toPicture } from '../../../database/picture';

export interface ItemRow
  extends Omit<Item, 'picture' | 'price' | 'discountPrice' | 'features' | 'createdAt' | 'updatedAt'> {
  picture: PictureRow | null;
  /** PostgreSQL returns numeric as text. */
  price: string;
  discountPrice: string | null;
  features: string[] | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface WholeItemRow extends ItemRow {
  imageAlt: string | null;
  gallery: { url: string; alt: string | null; picture: PictureRow | null }[];
}

export const toWholeItem = (row: WholeItemRow): WholeItem => ({
  ...toItem(row),
  imageAlt: row.imageAlt,
  gallery: row.gallery.map(({ url, alt, picture }) => ({ url, alt, picture: toPicture(picture) })),
});

export const toItem = (row: ItemRow): Item => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  imageUrl: row.imageUrl,
  picture: toPicture(row.picture),
  price: Number(row.price),
  discountPrice: row.discountPrice === null ? null : Number(row.discountPrice),
  status: row.status,
  category: row.category,
  categoryId: row.categoryId,
  tags: row.tags,
  stock: row.stock,
  featured: row.featured,
  published: row.published,
  features: row.features ?? [],
  viewCount: row.viewCount,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
