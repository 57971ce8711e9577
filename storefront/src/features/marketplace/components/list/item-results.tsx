import {
  ButtonLink,
  classes,
  EmptyState,
  type ListControls,
  LoadError,
  Skeletons,
  usePageInRange,
} from '@stoa/web-kit';
import { FeaturedMark, markedAmong } from '../../../../components/cards/featured-mark';
import { DidYouMean } from '../../../../components/did-you-mean';
import { Pagination } from '../../../../components/pagination/pagination';
import type { useItems } from '../../api';
import type { ItemParam } from '../../domain/item-params';
import { ItemCard } from '../cards/item-card';
import { ItemCardSkeleton } from '../cards/item-card-skeleton';
import { cardSizes, pairedGrid } from '../cards/item-grid';
import styles from './item-results.module.css';

const SKELETONS = 6;

type ItemResultsProps = {
  results: ReturnType<typeof useItems>;
  view: ListControls<ItemParam>;
  narrowed: boolean;
  onTurn: () => void;
};

export function ItemResults({ results, view, narrowed, onTurn }: ItemResultsProps) {
  const { list, failed, waiting, retry } = results;
  const isPastTheEnd = usePageInRange(view, results);
  if (failed) {
    return <LoadError onRetry={retry}>Failed to load marketplace items</LoadError>;
  }
  if (!list || isPastTheEnd) {
    return <Skeletons count={SKELETONS} of={ItemCardSkeleton} className={pairedGrid} />;
  }
  const { items, pagination } = list;
  if (items.length === 0) {
    return narrowed ? <NothingMatches view={view} didYouMean={list.didYouMean} /> : <NothingYet />;
  }
  const marked = markedAmong(items);
  return (
    <>
      <div aria-busy={waiting} className={classes(pairedGrid, styles.page, waiting && styles.waiting)}>
        {items.map((item, place) => (
          <ItemCard
            key={item.id}
            item={item}
            level={2}
            sizes={cardSizes.besideFilters}
            first={place === 0}
            mark={marked.includes(item) && <FeaturedMark />}
          />
        ))}
      </div>
      <Pagination pages={pagination} linkTo={view.linkTo} onTurn={onTurn} />
    </>
  );
}

type NothingMatchesProps = { view: ListControls<ItemParam>; didYouMean: string | undefined };

function NothingMatches({ view, didYouMean }: NothingMatchesProps) {
  const { search } = view.values;
  return (
    <EmptyState
      title={search ? `No results for “${search}”` : 'No results'}
      action={
        <ButtonLink variant="contained" to={{ search: '' }} preventScrollReset>
          Clear all filters
        </ButtonLink>
      }
    >
      {didYouMean ? (
        <DidYouMean text={didYouMean} to={view.linkTo(1, { search: didYouMean })} />
      ) : (
        'No items match these filters. Try removing some.'
      )}
    </EmptyState>
  );
}

function NothingYet() {
  return <EmptyState title="No items yet">New items are on their way. Check back soon.</EmptyState>;
}
