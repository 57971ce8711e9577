export type Delimiter = ',' | ';';

/** Spreadsheets in countries with a decimal comma separate cells by semicolons; the header shows which it is. */
export const delimiterOf = (header: string): Delimiter => {
  const bare = header.replace(/"[^"]*"/g, '');
  return bare.split(';').length > bare.split(',').length ? ';' : ',';
};
