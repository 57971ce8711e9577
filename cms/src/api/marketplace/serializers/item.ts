import type { Item } from '@stoa/contract';
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
