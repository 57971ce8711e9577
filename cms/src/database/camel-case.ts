type CamelCase<Name> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Name;

export type CamelCased<Row> = { [Name in keyof Row as CamelCase<Name>]: Row[Name] };

const known = new Map<string, string>();

const toCamelCase = (name: string): string => {
  const found = known.get(name) ?? name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  known.set(name, found);
  return found;
};

/** A row as the program names its columns. */
export const camelCased = <Row extends object>(row: Row): CamelCased<Row> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [toCamelCase(name), value])) as CamelCased<Row>;
