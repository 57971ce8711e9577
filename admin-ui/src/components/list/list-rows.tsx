import Button from '@mui/material/Button';
import { ADMIN_PAGE_SIZE, type Pagination } from '@stoa/contract';
import { EmptyState, LoadError } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RowsSkeleton } from '../rows-skeleton';

export interface ListAnswer<Row> {
  list: { items: Row[]; pagination: Pagination } | undefined;
  failed: boolean;
  waiting: boolean;
  retry: () => void;
}

export interface ListTexts {
  /** Shown if the list has no records, and if nothing matches and that needs different words. */
  empty: string;
  /** What makes the first one, right below the words. */
  create?: { label: string; to: string };
  noMatch?: string;
  failure: string;
}

type RowsProps<Row> = {
  answer: ListAnswer<Row>;
  texts: ListTexts;
  onClear: (() => void) | undefined;
  children: (list: NonNullable<ListAnswer<Row>['list']>) => ReactNode;
};

/** What a list found, or why it’s empty. */
export function ListRows<Row>({ answer, texts, onClear, children }: RowsProps<Row>) {
  const { list, failed, retry } = answer;
  if (failed) return <LoadError onRetry={retry}>{texts.failure}</LoadError>;
  if (!list) return <RowsSkeleton count={ADMIN_PAGE_SIZE} height={60} head={46} />;
  if (list.pagination.total > 0) return children(list);
  return (
    <EmptyState
      title={onClear ? 'No matches' : 'Nothing here'}
      action={
        onClear ? (
          <Button variant="outlined" onClick={onClear}>
            Clear filters
          </Button>
        ) : (
          texts.create && (
            <Button variant="contained" component={Link} to={texts.create.to}>
              {texts.create.label}
            </Button>
          )
        )
      }
    >
      {onClear ? (texts.noMatch ?? 'Nothing matches your search and filters.') : texts.empty}
    </EmptyState>
  );
}
