export type Delimiter = ',' | ';';

/** Spreadsheets of countries with a decimal comma separate by semicolons: the header tells. */
export const delimiterOf = (header: string): Delimiter => {
  const bare = header.replace(/"[^"]*"/g, '');
  return bare.split(';').length > bare.split(',').length ? ';' : ',';
};
