import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { ADMIN_PAGE_SIZE, actorKey, SUBJECT_KINDS } from '@stoa/contract';
import { EmptyState, FilterSelect, LoadError, useListView } from '@stoa/web-kit';
import { ListToolbar } from '../../../components/list/list-toolbar';
import { Pager } from '../../../components/list/pager';
import { usePageInRange } from '../../../components/list/use-page-in-range';
import { PageHeader } from '../../../components/page-header';
import { RowsSkeleton } from '../../../components/rows-skeleton';
import { useActivity } from '../api/get-activity';
import { useActors } from '../api/get-actors';
import { activityParams } from '../domain/activity-params';
import { actionChoices, kindChoices } from '../domain/words';
import { ActivityLines } from './activity-lines';

type View = ReturnType<typeof useListView<keyof typeof activityParams>>;

export function ActivityScreen() {
  const view = useListView(activityParams);
  return (
    <>
      <PageHeader
        title="Activity"
        intro="Who changed what and when, here and in the editors’ console. Open a line to see the difference. Lines are kept for a year."
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
          Only what happened to one record.
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
        label="Kind"
        value={kind}
        choices={kindChoices(SUBJECT_KINDS)}
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
          { value: '', label: 'Everybody' },
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
  if (failed) return <LoadError onRetry={retry}>Error loading the activity. Please try again.</LoadError>;
  if (!list) return <RowsSkeleton count={ADMIN_PAGE_SIZE} height={65} />;
  if (list.pagination.total === 0)
    return (
      <EmptyState
        title="Nothing here"
        action={
          <Button variant="outlined" onClick={view.clear}>
            Clear filters
          </Button>
        }
      >
        No activity was found for this view.
      </EmptyState>
    );
  return (
    <section aria-label="Activity" aria-busy={waiting}>
      <ActivityLines entries={list.items} />
      <Pager pages={list.pagination} onPage={view.goTo} />
    </section>
  );
}
