import { textCells } from './texts';

const LIST = '<ul><li>Oiled</li><li>Signed</li></ul>';

it.each([
  ['Plain\ntext & more', '', 'Plain\ntext & more', ''],
  ['<p>A tray of <span>oak</span>.</p><p>Oiled &amp; signed.</p>', '', 'A tray of oak.\n\nOiled & signed.', ''],
  [`<p>A tray of <b>oak</b>.</p>${LIST}`, '', 'A tray of oak.', '- Oiled\n- Signed'],
  [
    `<h2>About</h2><p>A tray of oak.</p>${LIST}`,
    '',
    'A tray of oak.',
    '### About\n\nA tray of oak.\n\n- Oiled\n- Signed',
  ],
  ['<p>Oak.</p><p>Oiled by hand.</p><p><b>Big</b></p>', '', 'Oak.\n\nOiled by hand.', '**Big**'],
  [
    '<p>See <a href="https://x.example/">our story</a>.</p>',
    '',
    'See our story.',
    'See [our story](https://x.example/).',
  ],
  [LIST, '', '- Oiled\n- Signed', '- Oiled\n- Signed'],
  [LIST, '<p>A tray of oak.</p>', 'A tray of oak.', '- Oiled\n- Signed'],
  ['', 'A tray of oak.', 'A tray of oak.', ''],
  ['', '', '', ''],
])('of %j and the summary %j', (html, summary, description, details) =>
  expect(textCells(html, summary)).toEqual({ cells: { description, details }, notes: [] }),
);

it.each([
  ['of words '.repeat(3_000), ''],
  [`<p>${'of words '.repeat(3_000)}</p>`, ''],
  ['', `<p>${'of words '.repeat(3_000)}</p>`],
])('a long text keeps its beginning, and that is noted', (html, summary) => {
  const { cells, notes } = textCells(html, summary);
  expect(cells.description).toMatch(/^(of words ){2200}/);
  expect(notes).toEqual(['Its description was too long and was shortened']);
});
