import { BRAND_FILE, brandFile, brandOf, check } from '@stoa/contract';
import { type LookValues, toLookInput, toLookValues } from './brand-fields';

export const fileOf = (values: LookValues): string =>
  `${JSON.stringify({ format: BRAND_FILE, ...toLookInput(values) }, null, 2)}\n`;

const NO_BRAND_FILE = 'This file isn’t a brand. Choose one that was exported here.';

/** The look in a file, or what is wrong with it. */
export function readFile(text: string): { look: LookValues } | { problems: string[] } {
  try {
    const result = check(brandFile, JSON.parse(text));
    if ('value' in result) return { look: toLookValues(brandOf(result.value)) };
    const isOther = result.errors.some(({ path: [field = 'format'] }) => field === 'format');
    return { problems: isOther ? [NO_BRAND_FILE] : result.errors.map(({ message }) => `${message}.`) };
  } catch {
    return { problems: [NO_BRAND_FILE] };
  }
}
