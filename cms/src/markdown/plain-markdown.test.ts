import MarkdownIt from 'markdown-it';
import { inLine, inParagraphs, linkTo } from './plain-markdown';

const render = (markdown: string) => new MarkdownIt({ html: true, linkify: false }).render(markdown).trim();
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

it.each([
  '# One',
  '- One',
  '1. One',
  '12) One',
  '+ One',
  '=== One',
  '> One',
  '*One* _two_ `three` ~~four~~',
  '[One](https://example.com)',
  '![One](two.webp)',
  '<script>alert(1)</script>',
  '&copy; One',
  'C:\\One',
  '| One | Two |',
  '---',
])('%s is shown as it is', (text) => {
  expect(render(inLine(text)).replaceAll('&quot;', '"')).toBe(`<p>${escaped(text)}</p>`);
});

it('paragraphs and lines stay apart', () => {
  expect(render(inParagraphs('One\n# two\n\n \n- three'))).toBe('<p>One<br>\n# two</p>\n<p>- three</p>');
});

it('the name of a link can’t end it', () => {
  expect(render(linkTo('One](/two) [three', '/four'))).toBe('<p><a href="/four">One](/two) [three</a></p>');
});
