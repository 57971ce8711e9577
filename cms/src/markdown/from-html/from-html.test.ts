import { isCheap } from '../cost-in-tests';
import { renderMarkdown } from '../render';
import { markdownFromHtml } from './from-html';

const of = (html: string) => markdownFromHtml(html, 20_000).markdown;

it.each([
  ['<p>One</p><p>Two<br>lines</p>', 'One\n\nTwo  \nlines'],
  ['One<br><br>Two', 'One  \nTwo'],
  ['<div>One<div>Two</div></div>Three', 'One\n\nTwo\n\nThree'],
  ['<h1>Size</h1>Text<h4>Care <b>now</b></h4>', '### Size\n\nText\n\n#### Care now'],
  ['<p>A <b>bold</b>, <em>fine </em>word</p>', 'A **bold**, *fine* word'],
  ['<b>Material:</b>Oak', '**Material:** Oak'],
  ['<b>A<b>B</b></b><strong> </strong>C', '**AB** C'],
  ['<b><i>Both</i></b>', '***Both***'],
  ['<ul><li class="x">A &amp; B</li><li>C<ol><li>D</li><li>E</li></ol></li></ul>', '- A \\& B\n- C\n  1. D\n  2. E'],
  ['<ul><li><p>A</p><p>B</p></li><li>C</li></ul>After', '- A\n\n  B\n- C\n\nAfter'],
  ['<blockquote><p>One</p><p>Two</p></blockquote>', '> One\n\n> Two'],
  ['<a href="https://x.example/a(b)">Our <b>story</b></a>', '[Our **story**](https://x.example/a%28b%29)'],
  ['<a href="/pages/story">Our story</a>', 'Our story'],
  ['<img src="//x.example/a.jpg" alt="A bowl">', '[A bowl](https://x.example/a.jpg)'],
  ['<a href="https://x.example/"><img src="https://x.example/a.jpg"></a>', '[Image](https://x.example/)'],
  [
    '<table><tr><th>Size</th><th>cm</th></tr><tr><td>S</td><td>4<br>5|6</td></tr></table>',
    '| Size | cm |\n| --- | --- |\n| S | 4 5\\|6 |',
  ],
  ['One<hr>Two', 'One\n\n---\n\nTwo'],
  ['One <constructor>two</constructor>', 'One two'],
  ['1. One * _two_ # [three](four)', '1\\. One \\* \\_two\\_ # \\[three\\](four)'],
  ['<p># One</p><p>- Two</p>', '\\# One\n\n\\- Two'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '\\<script\\>alert(1)\\</script\\>'],
])('%j', (html, markdown) => expect(of(html)).toBe(markdown));

it.each([
  '<script>alert(1)</script><style>a{}</style><iframe src="https://x.example"></iframe>Text',
  '<p onclick="alert(1)">Text</p><svg><text>No</text></svg>',
  '<a href="javascript:alert(1)">Text</a>',
  '<a href=" java&#10;script:alert(1)">Text</a>',
  '<img src="data:image/png;base64,AAAA" alt="No">Text',
  '<!-- no -->Text<script>',
])('nothing unsafe is left of %j', (html) => {
  expect(of(html)).toBe('Text');
});

it('what it says is shown as it was', () => {
  const html =
    '<h3>Care</h3><p>Wash <strong>by hand:</strong>never &amp; <em>hot</em>.</p><ul><li>A</li><li>B</li></ul>';
  expect(renderMarkdown(of(html)).html.replace(/ id="[^"]*"/g, '')).toBe(
    '<h3>Care</h3>\n<p>Wash <strong>by hand:</strong> never &amp; <em>hot</em>.</p>\n<ul>\n<li>A</li>\n<li>B</li>\n</ul>\n',
  );
});

it.each([
  ['<p>One</p><p>Two</p>', 10, 'One\n\nTwo', false],
  ['<p>One</p><p>Two</p><p>Three</p>', 10, 'One\n\nTwo', true],
  ['<p>One</p><p>Two three four</p><p>Five</p>', 18, 'One\n\nTwo three', true],
  ['<p>One</p><p>Two<br>three<br>four</p>', 20, 'One\n\nTwo  \nthree', true],
  ['<p>One <b>two <i>three four five</i></b></p>', 24, 'One **two *three***', true],
  ['<p>One <a href="https://x.example/">two three</a></p>', 20, 'One', true],
  ['<ul><li>One</li><li>Two three four</li></ul>', 18, '- One\n- Two', true],
  ['<table><tr><td>A<tr><td>B<tr><td>C</table>D', 24, '| A |\n| --- |\n| B |', true],
  [`<table><tr>${'<td>x'.repeat(51)}</table>`, 1_000, `|${' x |'.repeat(50)}\n|${' --- |'.repeat(50)}`, true],
  [`<p>${'木'.repeat(200)}</p>`, 170, '木'.repeat(160), true],
  [`<p>One</p>${' '.repeat(100_000)}<p>Two</p>`, 1_000, 'One', true],
])('%# is shortened to what fits in', (html, longest, markdown, isShortened) =>
  expect(markdownFromHtml(html, longest)).toEqual({ markdown, isShortened }),
);

it.each([
  `<p>${'&nbsp;'.repeat(300_000)}`,
  '<li'.repeat(600_000),
  '<div>'.repeat(100_000),
  '<b>'.repeat(100_000),
  '<b><i>x</b>'.repeat(30_000),
  '<ul><li>x'.repeat(50_000),
  '<blockquote>x'.repeat(50_000),
  '<a href="https://x.example">x'.repeat(20_000),
  '<table><tr><td>'.repeat(50_000),
  ' '.repeat(1_000_000),
  `<table><tr>${'<td>x'.repeat(10_000)}${'<tr><td>x'.repeat(5_000)}`,
  `<table><tr><td>${'<p>x'.repeat(24_000)}`,
])('a hostile text is read in time: %#', (html) => {
  expect(isCheap(of, html, '<p>Plain <b>words</b></p>')).toBe(true);
});
