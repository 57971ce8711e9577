// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { fromRoot } from './lib/paths.mjs';
import { listOfTexts, PARTS } from './lib/texts.mjs';

mkdirSync(fromRoot('tests', 'texts'), { recursive: true });
for (const part of PARTS) writeFileSync(fromRoot('tests', 'texts', `${part.name}.txt`), listOfTexts(part));
