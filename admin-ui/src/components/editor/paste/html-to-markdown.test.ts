/** @jest-environment jsdom */
import { markdownOf } from './html-to-markdown';

test.each([
  ['<h1>Lime</h1><p>It <b>breathes</b>, <i>slowly</i>.</p>', '## Lime\n\nIt **breathes**, _slowly_.'],
  ['<p>See <a href="https://a.example/x_(y)">the kiln</a></p>', 'See [the kiln](https://a.example/x_%28y%29)'],
  ['<a href="http://localhost/marketplace/bowl">Bowl</a>', '[Bowl](/marketplace/bowl)'],
  ['<ul><li>One<ul><li>Deep</li></ul></li><li>Two</li></ul>', '- One\n  - Deep\n- Two'],
  ['<ol><li><p>One</p></li><li><p>Two</p></li></ol>', '1. One\n2. Two'],
  ['<blockquote><p>One</p><p>Two</p></blockquote>', '> One\n>\n> Two'],
  ['<pre>a = 1\nb = 2\n</pre>', '```\na = 1\nb = 2\n```'],
  [
    '<table><tr><th>Wood</th><th>Bends</th></tr><tr><td>Ash</td><td>a | b</td></tr></table>',
    '| Wood | Bends |\n| --- | --- |\n| Ash | a \\| b |',
  ],
  ['<p>5 * 3 <strong>is [so]</strong></p>', '5 \\* 3 **is \\[so\\]**'],
  ['<p># no heading<br>1. no list</p><hr>', '\\# no heading\\\n1\\. no list\n\n---'],
  [
    '<p><img src="https://a.example/a.jpg" alt="A bowl"><img src="data:image/png;base64,AA"></p>',
    '![A bowl](https://a.example/a.jpg)',
  ],
])('%s', (html, markdown) => expect(markdownOf(html)).toBe(markdown));

test('a document of Word keeps its headings, lists, and bold words, and loses the rest', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body lang=EN-US>
    <!--StartFragment--><h1>Lime<o:p></o:p></h1>
    <p class=MsoNormal>It <b style='mso-bidi-font-weight:normal'>breathes</b>.<o:p>&nbsp;</o:p></p>
    <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Sieve</p>
    <p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o </span>Twice</p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>· </span>Wait</p>
    <p class=MsoNormal>Then:</p>
    <p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1. </span>Mix</p><!--EndFragment--></body></html>`;
  expect(markdownOf(html)).toBe('## Lime\n\nIt **breathes**.\n\n- Sieve\n  - Twice\n- Wait\n\nThen:\n\n1. Mix');
});

test('a document of Google Docs is bold where its style says so', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2><span>Lime</span></h2><p><span style="font-weight:400">It </span><span style="font-weight:700;font-style:italic">breathes</span><span>, see </span><a href="https://www.google.com/url?q=https://a.example/&sa=D"><span>this</span></a></p><ul><li><p><span>One</span></p></li><ul><li><p><span>Deep</span></p></li></ul></ul></b>`;
  expect(markdownOf(html)).toBe('## Lime\n\nIt _**breathes**_, see [this](https://a.example/)\n\n- One\n  - Deep');
});

test.each([
  '',
  'plain',
  '<span style="color:#ccc">const a</span>',
  '<script>alert(1)</script><p onclick="alert(1)">plain</p>',
])('%j says no more than plain text', (html) => expect(markdownOf(html)).toBe(''));

test('nothing that runs gets in', () => {
  const html =
    '<p><a href="javascript:alert(1)">x</a> <b>&lt;script&gt;</b><img src="javascript:alert(1)" onerror="x"></p>';
  expect(markdownOf(html)).toBe('x **\\<script\\>**');
});
