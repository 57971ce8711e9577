// @ts-check
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { fromRoot } from '../paths.mjs';
import { listOfTexts, PARTS, textsOf } from './texts.mjs';

test('the list has what people read, and nothing else', () => {
  const source = `
    import { Button } from './button';
    type Kind = 'Not a text';
    const MESSAGES = { PAID: 'paid', id: 'not-a-text' };
    const message = 'Couldn’t save. ' + \`Try again in \${seconds} s\`;
    sql\`SELECT title FROM items\`;
    if (kind === 'Not a text') throw new Error(isLost ? 'It is gone' : 'not-a-text');
    const Page = () => <p className="not a text">Hello, {name}. <Button aria-label="close" /> Bye</p>;
  `;
  assert.deepEqual(textsOf('page.tsx', source), [
    'Couldn’t save. Try again in {…} s',
    'Hello, {…}. {…} Bye',
    'It is gone',
    'close',
    'paid',
  ]);
});

for (const part of PARTS)
  test(`tests/texts/${part.name}.txt lists the texts of ${part.folder}`, () => {
    const file = fromRoot('tests', 'texts', `${part.name}.txt`);
    const listed = existsSync(file) ? readFileSync(file, 'utf8') : '';
    assert.ok(
      listed === listOfTexts(part),
      'Texts have changed. Run `npm run texts`, and read what has changed in the list as a customer would.',
    );
  });
