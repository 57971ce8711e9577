import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { ADMIN_PAGE_SIZE, actorKey, SUBJECT_KINDS } from '@stoa/contract';
import { EmptyState, FilterSelect, LoadError, useListView, usePageInRange } from '@stoa/web-kit';
import { ActivityLines } from '../../../components/activity/activity-lines';
import { activityParams } from '../../../components/activity/activity-params';
import { actionChoices, kindChoices } from '../../../components/activity/words';
import { Pager } from '../../../components/list/pager';
import { ListToolbar } from '../../../components/list/toolbar/list-toolbar';
import { PageHeader } from '../../../components/page-header';
import { RowsSkeleton } from '../../../components/rows-skeleton';
import { useRecordKinds } from '../../../lib/record-kinds';
import { useActivity, useActors } from '../api';

type View = ReturnType<typeof useListView<keyof typeof activityParams>>;

export function ActivityPage() {
  const view = useListView(activityParams);
  return (
    <>
      <PageHeader
        title="Activity"
        intro="See who changed what and when, here and in the console. Expand an entry to see the details. Entries are kept for one year. An order’s history is on the order’s page."
      />
      <Filters view={view} />
      {view.values.recordId && (
        <Alert
          severity="info"
          sx={{ marginBottom: 2 }}
          action={
            <Button color="inherit" size="small" onClick={view.clear}>
              Show all
            </Button>
          }
        >
          Showing the history of one record.
        </Alert>
      )}
      <Entries view={view} />
    </>
  );
}

function Filters({ view }: { view: View }) {
  const { data: actors = [] } = useActors();
  const { search, kind, action, actor } = view.values;
  return (
    <ListToolbar
      search={search}
      placeholder="Search titles and names..."
      onSearch={(text) => view.changeTyped({ search: text })}
    >
      <FilterSelect
        label="Type"
        value={kind}
        choices={kindChoices(useRecordKinds(), SUBJECT_KINDS)}
        onChange={(chosen) => view.change({ kind: chosen, recordId: '' })}
      />
      <FilterSelect
        label="Action"
        value={action}
        choices={actionChoices}
        onChange={(chosen) => view.change({ action: chosen })}
      />
      <FilterSelect
        label="Who"
        value={actor}
        choices={[
          { value: '', label: 'Everyone' },
          ...actors.map((one) => ({
            value: actorKey(one),
            label: one.kind === 'editor' ? `${one.name} (console)` : one.name,
          })),
        ]}
        onChange={(chosen) => view.change({ actor: chosen })}
      />
    </ListToolbar>
  );
}

function Entries({ view }: { view: View }) {
  const found = useActivity(view);
  const { list, failed, waiting, retry } = found;
  usePageInRange(view, found);
  if (failed) return <LoadError onRetry={retry}>Error loading activity. Please try again.</LoadError>;
  if (!list) return <RowsSkeleton count={ADMIN_PAGE_SIZE} height={65} />;
  if (list.pagination.total === 0)
    return (
      <EmptyState
        title="No matches"
        action={
          <Button variant="outlined" onClick={view.clear}>
            Clear filters
          </Button>
        }
      >
        No activity matches these filters. Try removing some.
      </EmptyState>
    );
  return (
    <section aria-label="Activity" aria-busy={waiting}>
      <ActivityLines entries={list.items} />
      <Pager pages={list.pagination} onPage={view.goTo} />
    </section>
  );
}
