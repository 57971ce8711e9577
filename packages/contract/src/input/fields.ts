/** The building blocks of the input schemas. Every message names its field. */
import * as yup from 'yup';
import { isEmail, MAX_EMAIL, normalizeEmail } from '../auth/email-address';
import { MAX_ID, MAX_PRICE } from '../constants';
import { DISCOUNT_TOO_HIGH, hasAtMostTwoDecimals, isDiscountLower } from '../money';
import { CONTROL_CHARACTERS } from './control-characters';
import { RESERVED_SLUGS, SLUG_PATTERN } from './slugs';

/** For what has no message of its own. yup's would repeat all that was sent. */
yup.setLocale({ mixed: { notType: ({ path, type }) => `${path} must be ${type === 'object' ? 'an' : 'a'} ${type}` } });

const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

const whenText = (change: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value;
export const trimmed = whenText((text) => text.trim());
/** For text only: yup's own `uppercase` throws for anything else. */
export const uppercased = whenText((text) => text.toUpperCase());
const normalized = whenText(normalizeEmail);

/** JavaScript would convert `['12']` to a number. */
export const noList = (value: unknown, original: unknown) =>
  typeof original === 'object' ? (original === null ? null : Number.NaN) : value;

/** Only text is text: yup would make some of numbers and objects, too. */
export const text = (label: string, otherwise = `${label} must be text`) =>
  yup
    .string()
    .label(label)
    .typeError(otherwise)
    .transform((value, original) => (typeof original === 'string' ? value : original));

const plain = (label: string) =>
  text(label)
    .transform(trimmed)
    .test(
      'control-characters',
      `${label} contains characters that are not allowed`,
      (value) => !value || !CONTROL_CHARACTERS.test(value),
    );

/** Required text; unless told otherwise, a missing value gets the same message as one that is too short. */
export const requiredText = (label: string, min: number, max: number, missing?: string) => {
  const tooShort = min === 1 ? `${label} is required` : `${label} must be at least ${min} characters`;
  const none = missing ?? tooShort;
  // One fault of an empty text is enough: a request can have thousands.
  const isVisible = (value: string | undefined) => value === '' || value?.replace(INVISIBLE, '') !== '';
  const required = plain(label)
    .required(none)
    .test('visible', none, isVisible)
    .max(max, `${label} must be at most ${max} characters`);
  return min === 1 ? required : required.test('min', tooShort, (value) => !value || value.length >= min);
};

export const optionalText = (label: string, max: number) =>
  plain(label).nullable().max(max, `${label} must be at most ${max} characters`);

/** Empty means that something else stands for it. */
export const textOrNull = (label: string, max: number) =>
  optionalText(label, max).transform((value) => (value === '' ? null : value));

export const slugText = (min: number) => requiredText('Slug', min, 200);

/** The slug of a record with its own page. A slash would make the page unreachable. */
export const pageSlug = (slug: ReturnType<typeof slugText>) =>
  slug
    .notOneOf(RESERVED_SLUGS, `Slug cannot be one of ${RESERVED_SLUGS.join(', ')}`)
    .test('slashes', 'Slug cannot contain slashes', (value) => !value || !/[/\\]/.test(value));

export const patterned = (slug: ReturnType<typeof slugText>) =>
  slug.matches(SLUG_PATTERN, {
    message: 'Slug can only contain lowercase letters, numbers, and hyphens',
    excludeEmptyString: true,
  });

const NO_EMAIL = 'Please enter a valid email address';

export const emailText = () =>
  text('Email')
    .transform(normalized)
    .required(NO_EMAIL)
    .max(MAX_EMAIL, NO_EMAIL)
    .test('email', NO_EMAIL, (value) => !value || isEmail(value));

export const optionalEmail = () =>
  emailText()
    .notRequired()
    .nullable()
    .transform((value) => (value === '' ? null : value));

const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters';

/** bcrypt reads only 72 bytes and would silently cut off longer passwords. */
export const passwordText = (missing = PASSWORD_TOO_SHORT) =>
  text('Password')
    .required(missing)
    .min(6, PASSWORD_TOO_SHORT)
    .test(
      'bytes',
      'Password is too long. Choose a shorter one',
      (value) => !value || new TextEncoder().encode(value).length <= 72,
    );

export const isWebAddress = (value: string): boolean => {
  if (/^\/(?![/\\])[^\s\\]*$/.test(value)) return true; // a path on this site, such as an image in the media library
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
};

const MAX_URL = 2000;

const webAddress = (label: string) =>
  plain(label)
    .max(MAX_URL, `${label} must be at most ${MAX_URL} characters`)
    // Reading one takes long if it's far longer.
    .test('url', `${label} must be a valid URL`, (value) => !value || value.length > MAX_URL || isWebAddress(value));

export const requiredUrl = (label: string) => webAddress(label).required(`${label} is required`);
/** Only what isn't published may go without. */
export const urlToPublish = (label: string) =>
  webAddress(label)
    .transform((value, original) => (original === null ? '' : value))
    .test('to-publish', `${label} is required`, (value, { parent }) => value !== '' || parent.published === false);
/** An empty string means none. */
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
    .test(
      'cents',
      `${label} can have at most two decimal places`,
      (value) => value == null || hasAtMostTwoDecimals(value),
    );

export const requiredPrice = () => money('Price').required('Price must be positive');
/** A variant's; empty means the item's. */
export const ownPrice = () =>
  money('Price')
    .nullable()
    .transform((value, original) => (original === '' ? null : value));
/** Empty means no discount. If a valid price is sent too, the discount must be below it. */
export const optionalPrice = () =>
  money('Discount price')
    .nullable()
    .transform((value, original) => (original === '' ? null : value))
    .test('below-price', DISCOUNT_TOO_HIGH, function lowersPrice(discountPrice) {
      const { price } = this.parent;
      return !(price > 0) || isDiscountLower({ price, discountPrice: discountPrice ?? null });
    });

/** Without a lower bound but 0; empty means none. */
export const optionalAmount = (label: string) =>
  yup
    .number()
    .label(label)
    .nullable()
    .transform(noList)
    .transform((value, original) => (original === '' ? null : value))
    .typeError(`${label} must be a number`)
    .min(0, `${label} must be 0 or more`)
    .max(MAX_PRICE, `${label} must be at most ${MAX_PRICE}`);

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

/** Empty means that something else stands for it. */
export const flagOrNull = (label: string) =>
  flag(label)
    .nullable()
    .transform((value, original) => (original === '' ? null : value));

export const choice = <T extends string>(label: string, values: readonly T[]) =>
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

/** What the test of a whole list has to ask first: it also gets lists with entries that are refused. */
export const isListOf = <T>(
  list: readonly T[] | null | undefined,
  hasShape = (_entry: T) => true,
): list is readonly T[] =>
  Array.isArray(list) && list.every((entry) => typeof entry === 'object' && entry !== null && hasShape(entry));

export const textList = (label: string, max = 50) =>
  yup
    .array()
    .label(label)
    .typeError(`${label} must be a list`)
    .of(requiredText(label, 1, 300))
    .max(max, `${label} can have at most ${max} entries`);

const isDate = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const EARLIEST = Date.parse('1900-01-01T00:00:00Z');
const LATEST = Date.parse('3000-01-01T00:00:00Z');

/** A date with its time; empty means none. */
export const moment = (label: string) =>
  text(label, `${label} must be a date`)
    .nullable()
    .transform((value) => (value === '' ? null : value))
    .test('date', `${label} must be a date between 1900 and 2999`, (value) => {
      const time = Date.parse(value ?? '');
      return value == null || (time >= EARLIEST && time < LATEST);
    })
    .transform((value) => (isDate(value) ? new Date(value).toISOString() : value));

/** The `updatedAt` of the record when the form was opened. */
export const openedVersion = () =>
  text('updatedAt', 'updatedAt must be a date').test(
    'date',
    'updatedAt must be a date',
    (value) => value == null || !Number.isNaN(Date.parse(value)),
  );
