// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
export const cms = path.join(root, 'cms');

/** @param {...string} parts */
export const fromRoot = (...parts) => path.join(root, ...parts);
