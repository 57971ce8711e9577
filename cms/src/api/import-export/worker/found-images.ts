import type { NamedImage } from '../../../csv/cells/image-cells';
import type { FoundImage } from '../queries/import-images';
import type { Group } from './groups';

/** The images elsewhere that rows name, each once. */
export const createFoundImages = () => {
  const byAddress = new Map<string, FoundImage>();
  return {
    all: () => [...byAddress.values()],
    add({ rows, lines, firstRow }: Group, images: NamedImage[]): void {
      for (const { line, address, alternativeText } of images) {
        const row = rows[lines[line]?.row ?? 0]?.row ?? firstRow;
        const found = byAddress.get(address) ?? { address, alternative_text: alternativeText, rows: [] };
        found.alternative_text ??= alternativeText;
        if (!found.rows.includes(row)) found.rows.push(row);
        byAddress.set(address, found);
      }
    },
  };
};
