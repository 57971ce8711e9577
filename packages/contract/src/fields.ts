/** The building blocks of the input schemas: each message names its field. */
import * as yup from 'yup';
import { MAX_ID, MAX_PRICE } from './constants';
import { hasAtMostTwoDecimals } from './money';
import { RESERVED_SLUGS, SLUG_PATTERN } from './slugs';

// PostgreSQL stores no NUL, and no other control character has a place in a form (tab, newline and return have).
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const whenText = (change: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value;
export const trimmed = whenText((text) => text.trim());
const lowercased = whenText((text) => text.toLowerCase());

/** `['12']` is no number, though JavaScript reads it as one. */
export const noList = (value: unknown, original: unknown) =>
  typeof original === 'object' ? (original === null ? null : Number.NaN) : value;

const plain = (label: string) =>
  yup
    .string()
    .label(label)
    .typeError(`${label} must be a text`)
    .transform(trimmed)
    .test(
      'control-characters',
      `${label} contains characters that are not allowed`,
      (value) => !value || !CONTROL_CHARACTERS.test(value),
    );

/** A required text; a missing one gets the same sentence as one that is too short. */
export const requiredText = (label: string, min: number, max: number) => {
  const tooShort = min === 1 ? `${label} is required` : `${label} must be at least ${min} characters`;
  return plain(label).required(tooShort).min(min, tooShort).max(max, `${label} must be at most ${max} characters`);
};

export const optionalText = (label: string, max: number) =>
  plain(label).nullable().max(max, `${label} must be at most ${max} characters`);

export const slugText = (min: number) => requiredText('Slug', min, 200);

/** The slug of a record that has a page of its own; with a slash in it, no address would lead there. */
export const pageSlug = (slug: ReturnType<typeof slugText>) =>
  slug
    .notOneOf(RESERVED_SLUGS, `Slug cannot be one of ${RESERVED_SLUGS.join(', ')}`)
    .test('slashes', 'Slug cannot contain slashes', (value) => !value || !/[/\\]/.test(value));

export const patterned = (slug: ReturnType<typeof slugText>) =>
  slug.matches(SLUG_PATTERN, {
    message: 'Slug can only contain lowercase letters, numbers, and hyphens',
    excludeEmptyString: true,
  });

export const emailText = () =>
  plain('Email')
    .transform(lowercased)
    .required('Please enter a valid email address')
    .max(254, 'Please enter a valid email address')
    .matches(
      /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/,
      'Please enter a valid email address',
    );

/** bcrypt reads 72 bytes; longer passwords would be cut in silence. */
export const passwordText = () =>
  yup
    .string()
    .label('Password')
    .typeError('Password must be a text')
    .required('Password must be at least 6 characters')
    .min(6, 'Password must be at least 6 characters')
    .test(
      'bytes',
      'Password must be at most 72 bytes',
      (value) => !value || new TextEncoder().encode(value).length <= 72,
    );

export const isWebAddress = (value: string): boolean => {
  if (/^\/(?![/\\])[^\s\\]*$/.test(value)) return true; // a path of this site, such as a picture of the media library
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
};

const webAddress = (label: string) =>
  plain(label)
    .max(2000, `${label} must be at most 2000 characters`)
    .test('url', `${label} must be a valid URL`, (value) => !value || isWebAddress(value));

export const requiredUrl = (label: string) => webAddress(label).required(`${label} must be a valid URL`);
/** An empty text means none. */
export const optionalUrl = (label: string) =>
  webAddress(label)
    .nullable()
    .transform((value) => (value === '' ? null : value));

const money = (label: string) =>
  yup
    .number()
    .label(label)
    .transform(noList)
    .typeError(`${label} must be a number`)
    .moreThan(0, `${label} must be positive`)
    .max(MAX_PRICE, `${label} must be at most ${MAX_PRICE}`)
    .test('cents', `${label} can have at most two decimals`, (value) => value == null || hasAtMostTwoDecimals(value));

export const requiredPrice = () => money('Price').required('Price must be positive');
/** An empty input means no discount. */
export const optionalPrice = () =>
  money('Discount price')
    .nullable()
    .transform((value, original) => (original === '' ? null : value));

export const stockCount = () =>
  yup
    .number()
    .label('Stock')
    .transform(noList)
    .typeError('Stock must be a non-negative integer')
    .integer('Stock must be a non-negative integer')
    .min(0, 'Stock must be a non-negative integer')
    .max(MAX_ID, `Stock must be at most ${MAX_ID}`);

export const recordId = (label: string) =>
  yup
    .number()
    .label(label)
    .transform(noList)
    .typeError(`${label} must be a number`)
    .integer(`${label} must be a number`)
    .min(1, `${label} must be a positive number`)
    .max(MAX_ID, `${label} is too large`);

export const flag = (label: string) => yup.boolean().label(label).typeError(`${label} must be true or false`);

export const oneOf = <T extends string>(label: string, values: readonly T[]) =>
  yup
    .mixed<T>()
    .label(label)
    .oneOf(values, `${label} must be one of ${values.join(', ')}`);

export const idList = (label: string, max = 50) =>
  yup
    .array()
    .label(label)
    .typeError(`${label} must be a list`)
    .of(recordId(label).required(`${label} must be a list of ids`))
    .max(max, `${label} can have at most ${max} entries`);

export const textList = (label: string, max = 50) =>
  yup
    .array()
    .label(label)
    .typeError(`${label} must be a list`)
    .of(requiredText(label, 1, 300))
    .max(max, `${label} can have at most ${max} entries`);

/** The `updatedAt` that a form was opened with. */
export const openedVersion = () =>
  yup
    .string()
    .typeError('updatedAt must be a date')
    .test('date', 'updatedAt must be a date', (value) => value == null || !Number.isNaN(Date.parse(value)));
