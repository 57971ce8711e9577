import type { Item } from '@stoa/contract';
import { renderMarkdown } from '../../../markdown/render';
import { slugsOfCards, withItemCards } from './item-cards';

const html = (source: string) => renderMarkdown(source).html.trim();

const bowl = {
  title: 'Bowl & "lid"',
  imageUrl: '/uploads/bowl.webp?a=1&b="',
  libraryImage: null,
  price: 48,
  discountPrice: 40,
  priceVaries: true,
  priceKind: 'FIXED',
  status: 'AVAILABLE',
  stock: 2,
  low: true,
  counted: true,
  stockWords: null,
} as Partial<Item> as Item;

describe('cards of items', () => {
  const stored = html(
    '[Bowl](/marketplace/bowl?variant=3)\n\n[Cup](/marketplace/cup "Ours")\n\n[Ö](/marketplace/%C3%B6)',
  );

  it('names the items that cards are of', () => expect(slugsOfCards(stored)).toEqual(['bowl', 'cup', 'ö']));

  it('shows each as it is now, with everything escaped, and nothing of what is gone', () => {
    const shown = withItemCards(stored, new Map([['bowl', bowl]]));
    expect(shown.trim()).toBe(
      '<div class="item-card"><img src="/uploads/bowl.webp?a=1&amp;b=&quot;" alt="" loading="lazy" decoding="async">' +
        '<div><p><a href="/marketplace/bowl?variant=3">Bowl &amp; &quot;lid&quot;</a></p>' +
        '<p>from $40.00 <s>$48.00</s></p><p>Available · Only 2 left</p></div></div>',
    );
    const changed = withItemCards(stored, new Map([['bowl', { ...bowl, price: 30, discountPrice: null, stock: 0 }]]));
    expect(changed).toContain('from $30.00</p><p>Sold Out</p>');
  });

  it('takes no card that an author wrote as HTML for one of ours', () => {
    const own = html('<p class="item-card"><a href="/marketplace/bowl">Bowl</a> <img src="/a.jpg"></p>');
    expect(withItemCards(own, new Map([['bowl', bowl]]))).toBe(own);
  });
});
