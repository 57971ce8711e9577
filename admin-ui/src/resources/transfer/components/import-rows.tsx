import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IMPORT_OUTCOMES, type Import } from '@stoa/contract';
import { FilterSelect, LoadError, oneOf, useListView } from '@stoa/web-kit';
import { Pager } from '../../../components/list/pager';
import { usePageInRange } from '../../../components/list/use-page-in-range';
import { RowsSkeleton } from '../../../components/rows-skeleton';
import { formatCount } from '../../../lib/count';
import { useImportRows } from '../api/get-import-rows';
import { outcomes } from '../domain/statuses';
import { RowTable } from './row-table';

const params = { outcome: oneOf(IMPORT_OUTCOMES) };

export function ImportRows({ run }: { run: Import }) {
  const view = useListView(params);
  const found = useImportRows(run.id, view);
  const { list, failed, retry } = found;
  usePageInRange(view, found);
  return (
    <section aria-label="Rows of the file">
      <Box sx={{ maxWidth: 240, marginBlock: 3 }}>
        <FilterSelect
          label="Outcome"
          value={view.values.outcome}
          choices={[
            { value: '', label: `All rows (${formatCount(run.checked)})` },
            ...IMPORT_OUTCOMES.map((outcome) => ({
              value: outcome,
              label: `${outcomes[outcome].name} (${formatCount(run.counts[outcome])})`,
            })),
          ]}
          onChange={(outcome) => view.change({ outcome })}
        />
      </Box>
      {failed && <LoadError onRetry={retry}>Error loading rows. Please try again.</LoadError>}
      {!list && !failed && <RowsSkeleton count={10} height={57} head={57} />}
      {list?.pagination.total === 0 && <Typography color="textSecondary">No row has this outcome.</Typography>}
      {list && list.items.length > 0 && (
        <>
          <RowTable kind={run.kind} rows={list.items} />
          <Pager pages={list.pagination} onPage={view.goTo} />
        </>
      )}
    </section>
  );
}
