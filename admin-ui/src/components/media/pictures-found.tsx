import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { MediaFile } from '@stoa/contract';
import { EmptyState, type ListControls, LoadError, Skeletons } from '@stoa/web-kit';
import { Pager } from '../list/pager';
import { usePageInRange } from '../list/use-page-in-range';
import type { useMedia } from './api/get-media';
import { PictureTile } from './picture-tile';

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(180px, 1fr))' },
  gap: { xs: 1.5, sm: 2 },
};

type PicturesFoundProps = {
  found: ReturnType<typeof useMedia>;
  searched: boolean;
  onPick: (picture: MediaFile) => void;
  onPage: ListControls<never>['goTo'];
};

export function PicturesFound({ found, searched, onPick, onPage }: PicturesFoundProps) {
  const { list, failed, waiting, retry } = found;
  usePageInRange({ page: list?.pagination.page ?? 1, goTo: onPage }, found);
  if (failed) return <LoadError onRetry={retry}>Error loading pictures. Please try again.</LoadError>;
  if (!list) return <Skeletons count={12} of={TileSkeleton} sx={grid} />;
  const { items, pagination } = list;
  if (pagination.total === 0) {
    return searched ? (
      <EmptyState title="Nothing matches">
        No picture has all of these words in its name or its alternative text.
      </EmptyState>
    ) : (
      <EmptyState title="No pictures yet">
        Drop pictures here, paste them, or choose them with the upload button.
      </EmptyState>
    );
  }
  return (
    <>
      <Box
        component="ul"
        aria-label="Pictures"
        aria-busy={waiting}
        sx={{ ...grid, margin: 0, padding: 0, listStyle: 'none', opacity: waiting ? 0.55 : 1 }}
      >
        {items.map((picture) => (
          <Box component="li" key={picture.id} sx={{ minWidth: 0 }}>
            <PictureTile picture={picture} onPick={onPick} />
          </Box>
        ))}
      </Box>
      <Pager pages={pagination} onPage={onPage} />
    </>
  );
}

const TileSkeleton = () => <Skeleton variant="rounded" sx={{ aspectRatio: '1', height: 'auto' }} />;
