import type { Item, ItemStatus } from '@stoa/contract';
import { type PictureRow, toPicture } from '../../../database/picture';
import { type TermRow, toTerm } from './term';

export interface ItemRow {
  id: number;
  slug: string;
  title: string;
  description: string;
  image_url: string;
  picture: PictureRow | null;
  /** PostgreSQL's numeric arrives as text. */
  price: string;
  discount_price: string | null;
  availability: ItemStatus;
  category_id: number;
  category_name: string;
  category_slug: string;
  tags: TermRow[];
  stock: number;
  featured: boolean;
  published: boolean;
  features: string[] | null;
  view_count: number;
  created_at: Date;
  updated_at: Date;
}

export const toItem = (row: ItemRow): Item => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  imageUrl: row.image_url,
  picture: toPicture(row.picture),
  price: Number(row.price),
  discountPrice: row.discount_price === null ? null : Number(row.discount_price),
  status: row.availability,
  category: { id: row.category_id, name: row.category_name, slug: row.category_slug },
  categoryId: row.category_id,
  tags: row.tags.map(toTerm),
  stock: row.stock,
  featured: row.featured,
  published: row.published,
  features: row.features ?? [],
  viewCount: row.view_count,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
