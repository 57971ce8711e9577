import path from 'node:path';
import { ITEM_STATUSES, POST_STATUSES, PUBLIC_PAGE_SIZE } from '@stoa/contract';
import { offerOf } from './offer';
import { readContent } from './read-content';

const { items, posts, pages, itemCategories, itemTags, postCategories, postTags, authors } = readContent(
  path.join(__dirname, 'content', 'craft'),
);

describe('the first demonstration shop', () => {
  it('has the size that was promised', () => {
    const counts = [items, itemCategories, itemTags, posts, postCategories, postTags, authors, pages].map(
      (list) => list.length,
    );
    expect(counts).toEqual([24, 6, 12, 24, 5, 10, 3, 5]);
  });

  it('counts the dates of workshops from its first day', () => {
    const weekend = items.find(({ slug }) => slug === 'wheel-throwing-weekend');
    const offer = weekend && offerOf(weekend, new Date('2026-12-02'), () => null);
    expect(offer?.variants?.map(({ values, stock }) => [...values, stock])).toEqual([
      ['Sat, Dec 19', 0],
      ['Sat, Jan 9', 3],
      ['Sat, Feb 6', 8],
    ]);
  });

  it('opens with a page of things that can be bought', () => {
    const shown = items.filter(({ unpublished }) => !unpublished).sort((one, other) => one.daysAgo - other.daysAgo);
    for (const { slug, status } of shown.slice(0, PUBLIC_PAGE_SIZE))
      expect({ slug, status }).toEqual({ slug, status: 'AVAILABLE' });
  });

  it('shows every state', () => {
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(ITEM_STATUSES));
    expect(new Set(posts.map(({ status }) => status))).toEqual(new Set(POST_STATUSES));
    expect(items.filter(({ discountPrice }) => discountPrice).length).toBeGreaterThanOrEqual(4);
    expect(items.some(({ priceKind }) => priceKind === 'FROM')).toBe(true);
    expect(items.some(({ unitPrice }) => unitPrice)).toBe(true);
    expect(posts.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(2);
    expect(items.some(({ unpublished }) => unpublished)).toBe(true);
  });
});
