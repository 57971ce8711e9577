import type * as yup from 'yup';

/** Where lists are in an input, and how long they may be. Fields without any aren't in it. */
interface Lists {
  most: number;
  message: string;
  entries: Lists | undefined;
  fields: [name: string, lists: Lists][];
}

interface Test {
  OPTIONS?: { name?: string | undefined; message?: unknown; params?: Record<string, unknown> | undefined };
}

const plans = new WeakMap<yup.Schema, Lists | undefined>();

const planOf = (schema: yup.Schema): Lists | undefined => {
  if (!plans.has(schema)) plans.set(schema, plan(schema));
  return plans.get(schema);
};

const plan = (schema: yup.Schema): Lists | undefined => {
  const { innerType, fields = {} } = schema as { innerType?: yup.Schema; fields?: Record<string, yup.Schema> };
  const within = Object.entries(fields).flatMap(([name, field]) => {
    const lists = planOf(field);
    return lists ? [[name, lists] satisfies [string, Lists]] : [];
  });
  if (schema.type !== 'array')
    return within.length > 0
      ? { most: Number.POSITIVE_INFINITY, message: '', entries: undefined, fields: within }
      : undefined;
  const max = (schema.tests as Test[]).find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS;
  return {
    most: Number(max?.params?.max ?? Number.POSITIVE_INFINITY),
    message: String(max?.message),
    entries: innerType && planOf(innerType),
    fields: [],
  };
};

interface LongList {
  path: string[];
  message: string;
}

const find = (lists: Lists, value: unknown, path: string[]): LongList | undefined => {
  const { most, message, entries, fields } = lists;
  if (Array.isArray(value)) {
    if (value.length > most) return { path, message };
    if (!entries) return undefined;
    for (const [place, entry] of value.entries()) {
      const found = find(entries, entry, [...path, String(place)]);
      if (found) return found;
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of fields) {
      const found = find(inner, (value as Record<string, unknown>)[name], [...path, name]);
      if (found) return found;
    }
  }
  return undefined;
};

/** The first list of an input that is longer than its schema allows. yup would look at all of its entries before it says so. */
export const findLongList = (schema: yup.Schema, input: object): LongList | undefined => {
  const lists = planOf(schema);
  return lists && find(lists, input, []);
};
