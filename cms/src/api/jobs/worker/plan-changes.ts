import type { JobAction, JobChange } from '@stoa/contract';
import type { Cells, Lookups } from '../../../csv/cells/columns';
import { joinList, splitList } from '../../../csv/cells/list-cell';
import { planRow } from '../../../csv/plan-row';
import type { CellChange, Input, Sheet, SheetRecord } from '../../../csv/sheet';
import type { Sql } from '../../../database/sql';
import type { Settlement } from '../queries/jobs';

export interface Planned {
  id: number;
  /** Null: deletes the record. */
  input: Input | null;
  /** What of the change is left out. */
  note: string | null;
}

const settled =
  (outcome: Settlement['outcome']) =>
  (record_id: number, message: string | null): Settlement => ({ record_id, outcome, message });
export const failed = settled('failed');
const skipped = settled('skipped');
const unchanged = settled('unchanged');

const slugOf = (ids: Map<string, number>, id: number | undefined): string =>
  [...ids].find(([, known]) => known === id)?.[0] ?? '';

type CellsOf = (change: JobChange, lookups: Lookups, record: SheetRecord) => Cells;

const tagCells =
  (change: (has: string[], named: string[]) => string[]): CellsOf =>
  ({ tags = [] }, lookups, { cells }) => ({
    tags: joinList(
      change(
        splitList(cells.tags ?? ''),
        tags.map((id) => slugOf(lookups.tags, id)),
      ),
    ),
  });

/** What each action would write into the cells of an import: so a job follows the same rules. */
const CELLS: Partial<Record<JobAction, CellsOf>> = {
  publish: () => ({ published: 'true' }),
  unpublish: () => ({ published: 'false' }),
  feature: () => ({ featured: 'true' }),
  unfeature: () => ({ featured: 'false' }),
  setStatus: ({ status = '' }) => ({ status }),
  setCategory: ({ categoryId }, { categories }) => ({ category: slugOf(categories, categoryId) }),
  addTags: tagCells((has, named) => [...has, ...named]),
  removeTags: tagCells((has, named) => has.filter((slug) => !named.includes(slug))),
};

const cellsOf = (sheet: Sheet, change: JobChange, lookups: Lookups, record: SheetRecord): CellChange => {
  const cells = CELLS[change.action]?.(change, lookups, record);
  if (cells) return { lines: [cells], note: null };
  if (!sheet.changeOffer) throw new Error(`${change.action} isn’t an action for each ${sheet.noun}`);
  return sheet.changeOffer(change, record);
};

/** Decides about each record: what to write, or the outcome if there is nothing to write. */
export const planChanges = async (sql: Sql, sheet: Sheet, ids: number[], change: JobChange) => {
  const present = new Map((await sheet.find(sql, ids, [])).map((record) => [record.id, record]));
  const lookups = await sheet.lookups(sql);
  const settled: Settlement[] = [];
  const planned: Planned[] = [];
  const planOne = (id: number, record: SheetRecord) => {
    const wanted = cellsOf(sheet, change, lookups, record);
    if ('skipped' in wanted) return settled.push(skipped(id, wanted.skipped));
    const { input, lines } = planRow(sheet, wanted.lines, record, lookups);
    const reasons = lines.flatMap((line) => line.reasons);
    if (input) return planned.push({ id, input, note: wanted.note });
    return settled.push(
      reasons.length > 0 ? failed(id, reasons.map(({ message }) => message).join('; ')) : unchanged(id, wanted.note),
    );
  };
  for (const id of ids) {
    const record = present.get(id);
    if (!record) settled.push(failed(id, `This ${sheet.noun} no longer exists`));
    else if (change.action === 'delete') planned.push({ id, input: null, note: null });
    else planOne(id, record);
  }
  return { settled, planned };
};
