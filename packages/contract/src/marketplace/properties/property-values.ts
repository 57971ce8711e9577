/** Values of properties, as forms, tables, and imports hold them. No schemas here: the shop needs only these. */
import { MAX_PROPERTY_NUMBER, MAX_PROPERTY_TEXT, type PropertyKind } from '../../constants';
import { CONTROL_CHARACTERS } from '../../input/control-characters';

export interface PropertyChoice {
  /** What items keep and addresses say. It stays when the name changes. */
  slug: string;
  name: string;
}

/** Something that the items of a category have a value of, such as their material. */
export interface Property {
  id: number;
  /** What items keep their value under and addresses say. It stays when the name changes. */
  slug: string;
  name: string;
  /** Of a number. */
  unit: string | null;
  kind: PropertyKind;
  /** In order. */
  choices: PropertyChoice[];
  /** Whether shoppers can narrow the list by it. */
  facet: boolean;
  /** How many items of the category have a value, shown or hidden. Only administrators see it, with the category. */
  items?: number;
}

/** Of a choice: its slug. */
export type PropertyValue = string | number | boolean;

/** What an item has of its category's properties. */
export interface ItemProperty extends Pick<Property, 'slug' | 'name' | 'unit' | 'kind'> {
  value: PropertyValue;
  /** The value as people read it, without the unit. */
  text: string;
}

const YES = 'Yes';
const NO = 'No';

export const formatNumber = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 4 });

export const propertyText = ({ choices }: Pick<Property, 'choices'>, value: PropertyValue): string => {
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? YES : NO;
  return choices.find(({ slug }) => slug === value)?.name ?? value;
};

/** '12 cm' */
export const formatProperty = ({ text, unit }: Pick<ItemProperty, 'text' | 'unit'>): string =>
  unit ? `${text} ${unit}` : text;

type Read = { value: PropertyValue | null } | { fault: string };

const FLAGS = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

const readNumber = (name: string, text: string): Read => {
  const value = /^[-+]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) return { fault: `${name} must be a number` };
  if (Math.abs(value) > MAX_PROPERTY_NUMBER) return { fault: `${name} must be at most ${MAX_PROPERTY_NUMBER}` };
  if (Number(value.toFixed(4)) !== value) return { fault: `${name} can have at most four decimal places` };
  return { value };
};

/** A value is one line. */
const LINE_CHARACTERS = /[\t\n\r]/;

const readText = (name: string, text: string): Read => {
  if (text.length > MAX_PROPERTY_TEXT) return { fault: `${name} must be at most ${MAX_PROPERTY_TEXT} characters` };
  return CONTROL_CHARACTERS.test(text) || LINE_CHARACTERS.test(text)
    ? { fault: `${name} contains characters that are not allowed` }
    : { value: text };
};

/** A choice is known by its slug or name. */
const readChoice = ({ name, choices }: Pick<Property, 'name' | 'choices'>, text: string): Read => {
  const sought = text.toLowerCase();
  const found =
    choices.find(({ slug }) => slug === text) ?? choices.find((choice) => choice.name.toLowerCase() === sought);
  return found ? { value: found.slug } : { fault: `${name} must be one of ${inList(choices)}` };
};

const inList = (choices: PropertyChoice[]): string => {
  const names = choices.slice(0, 10).map((choice) => choice.name);
  return [...names, ...(choices.length > names.length ? ['…'] : [])].join(', ');
};

/** A value as it was sent or typed. Null or empty: none. */
export const readValue = (
  property: Pick<Property, 'name' | 'kind' | 'choices'>,
  given: PropertyValue | null | undefined,
): Read => {
  const { name, kind } = property;
  const text = String(given ?? '').trim();
  if (text === '') return { value: null };
  if (kind === 'NUMBER') return typeof given === 'boolean' ? readNumber(name, '') : readNumber(name, text);
  if (kind === 'TEXT') return readText(name, text);
  if (kind === 'CHOICE') return readChoice(property, text);
  const flag = FLAGS.get(text.toLowerCase());
  return flag === undefined ? { fault: `${name} must be yes or no` } : { value: flag };
};
