import { renderMarkdown } from './render';

const html = (source: string) => renderMarkdown(source).html.trim();

describe('Markdown', () => {
  it.each([
    ['a *b* **c** ~~d~~ `e`', '<p>a <em>b</em> <strong>c</strong> <s>d</s> <code>e</code></p>'],
    ['> quoted', '<blockquote>\n<p>quoted</p>\n</blockquote>'],
    ['3. three\n4. four', '<ol start="3">\n<li>three</li>\n<li>four</li>\n</ol>'],
    ['# Top', '<h2 id="section-top">Top</h2>'],
    ['[shop](/marketplace "All")', '<p><a title="All" href="/marketplace">shop</a></p>'],
    ['[part](#section-top)', '<p><a href="#section-top">part</a></p>'],
    ['[mail](mailto:a@b.example)', '<p><a href="mailto:a@b.example">mail</a></p>'],
    ['[out](https://a.example)', '<p><a href="https://a.example" rel="noopener noreferrer">out</a></p>'],
    ['https://a.example', '<p><a href="https://a.example" rel="noopener noreferrer">https://a.example</a></p>'],
    ['![An arch](/uploads/a.jpg)', '<p><img src="/uploads/a.jpg" alt="An arch" loading="lazy" decoding="async" /></p>'],
    [
      '![](https://a.example/a.jpg)',
      '<p><img src="https://a.example/a.jpg" alt="" loading="lazy" decoding="async" /></p>',
    ],
    ['![An arch](data:image/png;base64,AAAA)', '<p><span>An arch</span></p>'],
    ['<img src="ftp://a.example/a.jpg" alt="An arch">', '<span>An arch</span>'],
    ['<kbd>Ctrl</kbd> & <u>x</u> < 3', '<p><kbd>Ctrl</kbd> &amp; <u>x</u> &lt; 3</p>'],
    [
      '<figure><img src="/a.jpg" alt="a" width="3" height="2"><figcaption>A</figcaption></figure>',
      expect.stringContaining('width="3" height="2" /><figcaption>'),
    ],
    ['<blink>text</blink> stays', '<p>text stays</p>'],
    [
      '```js\nconst a = "<b>";\n```',
      '<pre tabindex="0"><code class="hljs language-js"><span class="hljs-keyword">const</span> a = <span class="hljs-string">"&lt;b&gt;"</span>;\n</code></pre>',
    ],
    ['```unknown\n<b>\n```', '<pre tabindex="0"><code class="hljs">&lt;b&gt;\n</code></pre>'],
    ['    indented <b>', '<pre><code>indented &lt;b&gt;\n</code></pre>'],
  ])('%j', (source, expected) => expect(html(source)).toEqual(expected));

  it('makes tables that scroll, aligned by class', () => {
    const table = html('| a | b | c |\n|---|:-:|--:|\n| 1 | 2 | 3 |');
    expect(table).toMatch(/^<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table>/);
    expect(table).toContain('<td>1</td>\n<td class="align-center">2</td>\n<td class="align-right">3</td>');
    expect(table).toMatch(/<\/table><\/div>$/);
  });

  it('makes task lists that nobody can tick', () => {
    expect(html('- [ ] open\n- [x] **done**\n- plain [x]')).toBe(
      [
        '<ul class="task-list">',
        '<li class="task-list-item"><input type="checkbox" disabled aria-label="To do" /> open</li>',
        '<li class="task-list-item"><input type="checkbox" disabled aria-label="Done" checked /> <strong>done</strong></li>',
        '<li>plain [x]</li>',
        '</ul>',
      ].join('\n'),
    );
    expect(html('1. [X] a\n   - [ ] b')).toMatch(/^<ol class="task-list">.*<ul class="task-list">/s);
  });

  it('gives headings ids that are unique, readable in every script, and clobber nothing', () => {
    const { html: page, headings } = renderMarkdown(
      '## Steam & *heat*\n\n## Steam heat\n\n### Steam heat 2\n\n## 木工\n\n## !!!\n\n#### Deep\n\n## Über `x`\n\n<h2 id="section-deep">raw</h2>',
    );
    expect(headings).toEqual([
      { id: 'section-steam-heat', text: 'Steam & heat', level: 2 },
      { id: 'section-steam-heat-2', text: 'Steam heat', level: 2 },
      { id: 'section-steam-heat-2-2', text: 'Steam heat 2', level: 3 },
      { id: 'section-木工', text: '木工', level: 2 },
      { id: 'section-part', text: '!!!', level: 2 },
      { id: 'section-über-x', text: 'Über x', level: 2 },
    ]);
    for (const { id } of headings) expect(page.split(`id="${id}"`)).toHaveLength(2);
    expect(page.split('id="section-deep"')).toHaveLength(2);
  });

  it('is stable: the same source gives the same page', () => {
    const source = '# A\n\n# A\n\n- [ ] b\n\n```ts\nlet a: number;\n```';
    expect(renderMarkdown(source)).toEqual(renderMarkdown(source));
  });
});

describe('what is derived', () => {
  it('opens with the first sentences, without headings, code, tables and marks', () => {
    const source =
      '# Title\n\nAsh **bends** & [holds](/x) "well".\n\n```\ncode\n```\n\n| a |\n|---|\n| b |\n\n- one\n- two';
    expect(renderMarkdown(source).opening).toBe('Ash bends & holds "well". one · two');
  });

  it('cuts the opening between words, within 200 characters', () => {
    const { opening } = renderMarkdown('word, '.repeat(100));
    expect(opening).toMatch(/^(word, )+word…$/);
    expect(opening.length).toBeGreaterThan(180);
    expect(opening.length).toBeLessThanOrEqual(201);
    expect(renderMarkdown('😀'.repeat(300)).opening).toMatch(/^(😀)+…$/u);
    expect(renderMarkdown('# Only a heading').opening).toBe('');
  });

  it.each([
    [1, 0],
    [1, 220],
    [2, 221],
    [10, 2200],
  ])('takes %i minutes to read %i words', (minutes, words) =>
    expect(renderMarkdown('word '.repeat(words)).readingMinutes).toBe(minutes),
  );

  it('holds no half character', () => {
    const { html: page, headings } = renderMarkdown('## a \ud83d b\n\ntext \udc00');
    expect(page + JSON.stringify(headings)).not.toMatch(/[\ud800-\udfff]/);
  });
});
