import type { NamedPicture } from '../../../csv/picture-cells';
import type { FoundPicture } from '../queries/import-pictures';
import type { Group } from './groups';

/** The images elsewhere that rows name, each once. */
export const createFoundPictures = () => {
  const byAddress = new Map<string, FoundPicture>();
  return {
    all: () => [...byAddress.values()],
    add({ rows, lines, firstRow }: Group, pictures: NamedPicture[]): void {
      for (const { line, address, alternativeText } of pictures) {
        const row = rows[lines[line]?.row ?? 0]?.row ?? firstRow;
        const found = byAddress.get(address) ?? { address, alternative_text: alternativeText, rows: [] };
        found.alternative_text ??= alternativeText;
        if (!found.rows.includes(row)) found.rows.push(row);
        byAddress.set(address, found);
      }
    },
  };
};
