import type { LookValues } from './brand-fields';
import { fileOf, readFile } from './brand-file';
import { presets } from './presets';

const looks = presets.map(({ name, look }): [string, LookValues] => [name, look]);

test.each(looks)('%s comes back from a file as it was', (_name, look) => {
  expect(readFile(fileOf(look))).toEqual({ look });
});

test.each([
  ['nonsense', 'This file isn’t a brand. Choose one that was exported here.'],
  ['[]', 'This file isn’t a brand. Choose one that was exported here.'],
  ['{"accent":"#2F6B4F"}', 'This file isn’t a brand. Choose one that was exported here.'],
  ['{"format":"stoa-brand","accent":"green"}', 'Accent color must be a color such as #2F6B4F.'],
  ['{"format":"stoa-brand","radius":99}', 'Corner radius must be a whole number from 0 to 28.'],
])('%s is refused: %s', (text, problem) => {
  expect(readFile(text)).toEqual({ problems: [problem] });
});
