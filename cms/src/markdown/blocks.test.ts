import { renderMarkdown } from './render';

const html = (source: string) => renderMarkdown(source).html.trim();
const LINK = 'rel="noopener noreferrer"';

describe('blocks', () => {
  it.each([
    [
      '![a](/a.jpg)\n![b](/b.jpg)',
      '<div class="gallery"><img src="/a.jpg" alt="a" loading="lazy" decoding="async" /><img src="/b.jpg" alt="b" loading="lazy" decoding="async" /></div>',
    ],
    [
      '> [!TIP]\n> Oil it **twice**.\n>\n> - Then wait',
      '<div class="callout callout-tip" role="note">\n<p class="callout-title">Tip</p>\n<p>Oil it <strong>twice</strong>.</p>\n<ul>\n<li>Then wait</li>\n</ul>\n</div>',
    ],
    [
      '> [!WARNING]\n>\n> Hot.',
      '<div class="callout callout-warning" role="note">\n<p class="callout-title">Warning</p>\n\n<p>Hot.</p>\n</div>',
    ],
    [
      'https://youtu.be/dQw4w9WgXcQ',
      `<p class="video"><a href="https://youtu.be/dQw4w9WgXcQ" ${LINK}>Watch on YouTube</a></p>`,
    ],
    [
      '[How ash bends](https://vimeo.com/76979871)',
      `<p class="video"><a href="https://vimeo.com/76979871" ${LINK}>How ash bends</a></p>`,
    ],
    ['[Bowl](/marketplace/bowl)', '<p class="item-card"><a href="/marketplace/bowl">Bowl</a></p>'],
    ['[Bowl](/marketplace/bowl?variant=3)', expect.stringContaining('<p class="item-card">')],
  ])('%j', (source, expected) => expect(html(source)).toEqual(expected));

  it.each([
    'See [Bowl](/marketplace/bowl)',
    '[Bowl](/marketplace/bowl) and [Cup](/marketplace/cup)',
    '- [Bowl](/marketplace/bowl)',
    '> [Bowl](/marketplace/bowl)',
    '[All](/marketplace)',
    '[Ours](/marketplace/bowl/more)',
    '[![a](/a.jpg)](/marketplace/bowl)',
    '![a](/a.jpg)',
    '![a](/a.jpg) ![b](/b.jpg) and more',
    'See https://youtu.be/dQw4w9WgXcQ',
    '> A quote [!TIP]',
    '> [!TIP] more\n> text',
    '> [!OTHER]\n> text',
    '`[!TIP]`',
  ])('%j is text', (source) => expect(html(source)).not.toMatch(/class="(gallery|callout|video|item-card)/));
});

describe('the opening words', () => {
  it.each([
    ['- Sieve twice\n- Wait ten minutes\n- Nobody ever does', 'Sieve twice · Wait ten minutes · Nobody ever does'],
    [
      'You need:\n\n1. Lime.\n2. Sand\n   - fine\n   - dry\n\nThen mix.',
      'You need: Lime. Sand · fine · dry · Then mix.',
    ],
    ['> [!NOTE]\n> Read me.\n\n[Bowl](/marketplace/bowl)\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nText.', 'Read me. Text.'],
    ['- **One**', 'One'],
  ])('of %j', (source, opening) => expect(renderMarkdown(source).opening).toBe(opening));
});
