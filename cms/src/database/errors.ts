import { badField, badRequest, conflict, type Problem } from '../http/problem';

interface DatabaseError {
  code: string;
  constraint?: string;
}

/** What a violated constraint means to the person who caused it. */
const MEANINGS: Record<string, () => Problem> = {
  items_slug_unique: () => slugTaken('Another item'),
  item_categories_slug_unique: () => slugTaken('Another category'),
  item_tags_slug_unique: () => slugTaken('Another tag'),
  posts_slug_unique: () => slugTaken('Another post'),
  blog_categories_slug_unique: () => slugTaken('Another category'),
  blog_tags_slug_unique: () => slugTaken('Another tag'),
  up_users_email_unique: () => emailTaken(),
  up_users_username_unique: () => emailTaken(),
  saved_views_name_unique: () => viewNameTaken(),
  items_price_check: () => badField('price', 'Price must be positive'),
  items_discount_price_check: () => badField('discountPrice', 'Discount price must be positive'),
  items_category_check: () => conflict('Cannot delete category with items'),
  posts_category_check: () => conflict('Cannot delete category with posts'),
  items_stock_check: () => badField('stock', 'Stock must be a non-negative integer'),
};

const slugTaken = (who: string) => {
  const message = `${who} already uses this slug`;
  return conflict(message, { errors: [{ path: ['slug'], message }] });
};

const emailTaken = () => {
  const message = 'An account with this email address already exists';
  return conflict(message, { errors: [{ path: ['email'], message }] });
};

const viewNameTaken = () => {
  const message = 'You already have a view with this name';
  return conflict(message, { errors: [{ path: ['name'], message }] });
};

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);

export const describeDatabaseError = (error: unknown): Problem | undefined => {
  if (!isDatabaseError(error)) return undefined;
  const meaning = error.constraint ? MEANINGS[error.constraint] : undefined;
  if (meaning) return meaning();
  if (error.code === '23505') return conflict('This record exists already');
  if (error.code === '23503') return conflict('This record is in use, or what it refers to is gone');
  if (error.code === '40P01') return conflict('Someone else saved at the same moment. Please try again');
  // Contract and rules refuse these with better words; no way round them may end in a 500.
  if (error.code === '23514' || error.code.startsWith('22'))
    return badRequest('A value of this request is not allowed');
  return undefined;
};
