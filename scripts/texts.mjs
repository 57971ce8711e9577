// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { listOfTexts, PARTS } from './lib/checks/texts.mjs';
import { fromRoot } from './lib/paths.mjs';

mkdirSync(fromRoot('tests', 'texts'), { recursive: true });
for (const part of PARTS) writeFileSync(fromRoot('tests', 'texts', `${part.name}.txt`), listOfTexts(part));
