import type { Plan } from '../plan-row';
import type { Sheet, SheetRecord } from '../sheet';
import type { Cells } from './columns';
import { joinList, splitList } from './list-cell';

export interface NamedImage {
  line: number;
  address: string;
  alternativeText: string | null;
}

const isElsewhere = ({ address }: { address: string }): boolean =>
  /^https?:\/\//i.test(address) && URL.canParse(address);

const isGallery = ({ columns }: Sheet, name: string): boolean =>
  columns.some((column) => column.name === name && column.kind === 'gallery');

/** The images that a cell names. In a gallery, the alt text follows the address. */
const imagesIn = (sheet: Sheet, name: string, cell = '') => {
  if (!isGallery(sheet, name)) return [{ address: cell.trim(), words: '' }];
  return splitList(cell).map((entry) => {
    const [address = ''] = entry.split(' ', 1);
    return { address, words: entry.slice(address.length) };
  });
};

/** All addresses elsewhere that these lines name. */
export const addressesIn = (sheet: Sheet, lines: Cells[]): string[] =>
  lines.flatMap((cells) =>
    sheet.images.columns.flatMap(({ name }) =>
      imagesIn(sheet, name, cells[name])
        .filter(isElsewhere)
        .map(({ address }) => address),
    ),
  );

/** With the library’s own addresses for images that it has. What the record shows already stays as it is. */
export const withLibraryAddresses = (
  sheet: Sheet,
  lines: Cells[],
  record: SheetRecord | undefined,
  known: Map<string, string>,
): Cells[] => {
  if (known.size === 0) return lines;
  const shown = new Set(record ? addressesIn(sheet, [record.cells, ...record.lines]) : []);
  return lines.map((cells) => {
    const moved = sheet.images.columns.flatMap(({ name }) => {
      const images = imagesIn(sheet, name, cells[name]);
      const isMoved = ({ address }: { address: string }) => known.has(address) && !shown.has(address);
      if (!images.some(isMoved)) return [];
      const entries = images.map((image) => (isMoved(image) ? known.get(image.address) : image.address) + image.words);
      return [[name, isGallery(sheet, name) ? joinList(entries) : (entries[0] ?? '')] as const];
    });
    return { ...cells, ...Object.fromEntries(moved) };
  });
};

/** The images elsewhere that a record gets from these lines. */
export const namedImagesIn = (sheet: Sheet, lines: Cells[], { outcome, lines: plans }: Plan): NamedImage[] =>
  lines.flatMap((cells, line) =>
    sheet.images.columns
      .filter(({ name }) => outcome === 'created' || plans[line]?.changes.some(({ column }) => column === name))
      .flatMap(({ name, alt }) =>
        imagesIn(sheet, name, cells[name])
          .filter(isElsewhere)
          .map(({ address, words }) => ({
            line,
            address,
            alternativeText: (alt ? (cells[alt] ?? '') : words).trim() || null,
          })),
      ),
  );
