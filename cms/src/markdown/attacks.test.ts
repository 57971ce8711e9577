/** @jest-environment jsdom */
import { renderMarkdown } from './render';

/** Known ways to smuggle scripts through Markdown and HTML. */
const ATTACKS = [
  // Scripts, plain and disguised
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\x00>alert(1)</script>',
  '<script/x>alert(1)</script\n>',
  '<<script>alert(1);//<</script>',
  '"><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '<!--<img src="--><img src=x onerror=alert(1)>">',
  '<!-- --!><script>alert(1)</script> -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo "<script>alert(1)</script>"; ?>',
  '<!DOCTYPE html [<!ENTITY x "<script>alert(1)</script>">]>&x;',
  '</p><script>alert(1)</script><p>',
  '```html\n</code></pre><script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '```html"onmouseover="alert(1)\nx\n```',
  '`</code><script>alert(1)</script>`',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  // Event handlers
  '<img src=x onerror=alert(1)>',
  '<img src="x"onerror="alert(1)">',
  '<img/src/onerror=alert(1)>',
  '<img src=/a.png onload=alert(1) ONERROR=alert(2)>',
  '<img src=x o\x00nerror=alert(1)>',
  '<img src=`x` onerror=`alert(1)`>',
  '<img """><script>alert(1)</script>">',
  '<body onload=alert(1)>',
  '<div onmouseover="alert(1)" onclick=alert(1)>x</div>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<input type=checkbox autofocus onfocus=alert(1)>',
  '<input type=image src=x onerror=alert(1)>',
  '<a href="/x" onclick="alert(1)" on-x=1 onx>x</a>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<p onpointerenter=alert(1) tabindex=1 autofocus contenteditable>x</p>',
  '<p style="animation-name:x" onanimationstart=alert(1)>x</p>',
  '![x](/a.png"onerror="alert(1))',
  '![x" onerror="alert(1)](/a.png)',
  '![x](/a.png "t\\" onerror=\\"alert(1)")',
  '[x](/a "t\\" onclick=\\"alert(1)")',
  '| a<img src=x onerror=alert(1)> |\n|-|\n| <script>alert(1)</script> |',
  '# <img src=x onerror=alert(1)>',
  '- [ ] <img src=x onerror=alert(1)>',
  // Addresses
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x](java&#x73;cript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x](&#1;javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](blob:https://evil.example/x)',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x][r]\n\n[r]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="jav&#x0A;ascript:alert(1)">x</a>',
  '<a href="java&Tab;script&colon;alert(1)">x</a>',
  '<a href="&#106&#97&#118&#97&#115&#99&#114&#105&#112&#116&#58alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="view-source:javascript:alert(1)">x</a>',
  '<a href="feed:javascript:alert(1)">x</a>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<a ping="https://evil.example" target=_blank href=https://evil.example download>x</a>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img srcset="javascript:alert(1) 1x, https://evil.example/x 2x" src=/a.png>',
  '<img src=/a.png lowsrc=javascript:alert(1) dynsrc=javascript:alert(1) usemap=#m>',
  '<img src="//evil.example/pixel.png">',
  '<q cite="javascript:alert(1)">x</q><blockquote cite="javascript:alert(1)">x</blockquote>',
  '<table background="javascript:alert(1)"><td background="javascript:alert(1)">x</table>',
  // Elements that load, frame, send, or replace the page
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<iframe><img src=x onerror=alert(1)></iframe>',
  '<object data="javascript:alert(1)"><param name=x></object>',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<applet code=x></applet><frameset><frame src=javascript:alert(1)></frameset>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="javascript:alert(1)"><link rel=import href=https://evil.example>',
  '<base href="https://evil.example/">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<input type=submit formaction=javascript:alert(1)><input type=password name=password>',
  '<isindex action=javascript:alert(1) type=image>',
  '<keygen autofocus onfocus=alert(1)><textarea autofocus onfocus=alert(1)>',
  '<portal src=https://evil.example></portal><fencedframe></fencedframe>',
  '<dialog open>x</dialog><slot name=x></slot><x-element onclick=alert(1)>x</x-element>',
  // Style sheets
  '<style>@import "https://evil.example/x.css";</style>',
  '<style><img src="</style><img src=x onerror=alert(1)>"></style>',
  '<p style="background:url(javascript:alert(1));position:fixed;inset:0">x</p>',
  '<div style="width:expression(alert(1))" class="MuiModal-root">x</div>',
  '| a |\n|:-:|\n| <td style="position:fixed">x</td> |',
  // SVG and MathML
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><script href="data:,alert(1)"/></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><set attributeName=href to=javascript:alert(1)><a id=x>x</a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math href="javascript:alert(1)">x</math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></table></mtext></math>',
  // Markup that changes its meaning when parsed again
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  '<template><img src=x onerror=alert(1)></template>',
  '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  '<option>&lt;script&gt;alert(1)&lt;/script&gt;</option>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<xmp>&lt;img src=x onerror=alert(1)&gt;</xmp>',
  '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<noembed><img src="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<noframes><style></noframes><img src=x onerror=alert(1)></style></noframes>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<p title="<!--"></p><img src=x onerror=alert(1)>-->',
  '<abbr title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">x</abbr>',
  '<b><p title="</b><img src=x onerror=alert(1)>">x</b>',
  '<table><tr><td><a href="</a><img src=x onerror=alert(1)>">x</table>',
  '<img alt="<x" title="/><img src=x onerror=alert(1)>" src=/a.png>',
  `${'<b>'.repeat(600)}<img src=x onerror=alert(1)>`,
  `${'>'.repeat(300)} <img src=x onerror=alert(1)>`,
  // Blocks
  '[x](javascript:/marketplace/bowl)',
  '[x](/marketplace/bowl"onclick="alert(1))',
  '[<img src=x onerror=alert(1)>](/marketplace/bowl)',
  '[x](https://youtu.be/dQw4w9WgXcQ"onclick="alert(1))',
  '[x](javascript:https://youtu.be/dQw4w9WgXcQ)',
  '<p class="video"><a href="javascript:alert(1)" class="video">x</a><iframe src=https://evil.example></iframe></p>',
  '<div class="item-card" onclick=alert(1)><a href="javascript:alert(1)">x</a></div>',
  '<p class="item-card"><a href="/marketplace/bowl"><script>alert(1)</script></a></p>',
  '> [!TIP]\n> <img src=x onerror=alert(1)>',
  '> [!<script>alert(1)</script>]\n> x',
  '![x](javascript:alert(1))\n![y](/a.png"onerror="alert(1))',
  '<div class="gallery"><img src=javascript:alert(1)><img src=//evil.example/x></div>',
  // Names that shadow what scripts look up
  '<img name=cookie src=/a.png><img name=getElementById src=/a.png>',
  '<form id=attributes><input name=parentNode></form>',
  '<a id=config href="https://evil.example">x</a><a id=config name=url href="https://evil.example">y</a>',
  '<h2 id=location>x</h2><p id=root class=MuiButton-root>x</p>',
  '# __proto__\n\n# constructor\n\n# document',
  '<div slot=x is=x-y itemprop=x data-reactroot data-x=1 aria-owns=root role=dialog>x</div>',
];

const ELEMENTS = new Set(
  `H2 H3 H4 H5 H6 P BR HR DIV BLOCKQUOTE PRE FIGURE FIGCAPTION DETAILS SUMMARY UL OL LI DL DT DD TABLE CAPTION THEAD TBODY
   TFOOT TR TH TD A IMG INPUT CODE SPAN EM STRONG B I U S DEL INS SUB SUP SMALL KBD MARK ABBR Q CITE`.split(/\s+/),
);
const ATTRIBUTES = new Set(
  `id href title rel src alt width height loading decoding type checked disabled aria-label role tabindex colspan rowspan start
   open class`.split(/\s+/),
);

const isHarmlessAddress = (address: string, element: Element): boolean => {
  if (element.tagName === 'A' && address.startsWith('#')) return true;
  const { protocol, host } = new URL(address, 'https://shop.example/blog/post');
  if (host === 'shop.example') return /^\/(?![/\\])/.test(address);
  return (element.tagName === 'A' ? ['http:', 'https:', 'mailto:', 'tel:'] : ['http:', 'https:']).includes(protocol);
};

/** Lists everything a browser's DOM should not contain for this HTML. */
const dangers = (html: string): string[] => {
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  const found = [...head.children].map((element) => element.outerHTML);
  for (const element of body.querySelectorAll('*')) {
    if (!ELEMENTS.has(element.tagName)) found.push(element.outerHTML);
    for (const { name, value } of element.attributes) {
      if (!ATTRIBUTES.has(name)) found.push(`${name}=${value}`);
      if ((name === 'href' || name === 'src') && !isHarmlessAddress(value, element)) found.push(value);
      if (name === 'id' && !value.startsWith('section-')) found.push(`id=${value}`);
      if (
        name === 'class' &&
        !/^(hljs|language-|table-scroll|align-|task-list|gallery|callout|video|item-card|[a-z]+_)/.test(value)
      )
        found.push(value);
    }
    if (element instanceof HTMLInputElement && (element.type !== 'checkbox' || !element.disabled)) found.push('input');
    if (element.tagName === 'A' && /^https?:/.test(element.getAttribute('href') ?? ''))
      if (!element.getAttribute('rel')?.includes('noopener')) found.push('no noopener');
  }
  return found;
};

describe('attacks', () => {
  it('are many', () => expect(ATTACKS.length).toBeGreaterThanOrEqual(120));

  it.each(ATTACKS)('%j comes out harmless', (source) => {
    const { html, opening } = renderMarkdown(source);
    expect(dangers(html)).toEqual([]);
    // Still harmless when parsed and serialized again, as an editor or a reader's page may do.
    expect(dangers(new DOMParser().parseFromString(html, 'text/html').body.innerHTML)).toEqual([]);
    // The excerpt is plain text, and pages show it as such.
    expect(typeof opening).toBe('string');
  });

  it.each(ATTACKS)('%j is harmless within paragraphs, quotes, lists and tables', (source) => {
    const line = source.replaceAll('\n', ' ');
    const { html } = renderMarkdown(
      `Before ${line} after\n\n> ${line}\n\n- ${line}\n\n| a |\n|---|\n| ${line} |\n\n## ${line}`,
    );
    expect(dangers(html)).toEqual([]);
  });

  it('finds what it looks for', () => {
    expect(dangers('<img src=x onerror=alert(1)>')).not.toEqual([]);
    expect(dangers('<a href="java\nscript:alert(1)">x</a>')).not.toEqual([]);
    expect(dangers('<svg></svg>')).not.toEqual([]);
    expect(dangers('<p id=root>x</p>')).not.toEqual([]);
  });
});
