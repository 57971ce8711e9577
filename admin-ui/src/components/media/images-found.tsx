import CheckIcon from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { MediaFile } from '@stoa/contract';
import { EmptyState, type ListControls, LoadError, Skeletons, usePageInRange } from '@stoa/web-kit';
import { formatBytes } from '../../lib/format-bytes';
import { Pager } from '../list/pager';
import type { useMedia } from './api';
import { LibraryImage } from './library-image';

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(180px, 1fr))' },
  gap: { xs: 1.5, sm: 2 },
};

type ImagesFoundProps = {
  found: ReturnType<typeof useMedia>;
  searched: boolean;
  /** The addresses of those that are selected already. */
  picked?: readonly string[];
  onPick: (image: MediaFile) => void;
  onPage: ListControls<never>['goTo'];
};

export function ImagesFound({ found, searched, picked, onPick, onPage }: ImagesFoundProps) {
  const { list, failed, waiting, retry } = found;
  usePageInRange({ page: list?.pagination.page ?? 1, goTo: onPage }, found);
  if (failed) return <LoadError onRetry={retry}>Error loading images. Please try again.</LoadError>;
  if (!list) return <Box component={Skeletons} count={12} of={TileSkeleton} sx={grid} />;
  const { items, pagination } = list;
  if (pagination.total === 0) {
    return searched ? (
      <EmptyState title="No results">No images match your search. Try fewer words.</EmptyState>
    ) : (
      <EmptyState title="No images yet">Drop or paste images here, or use the upload button.</EmptyState>
    );
  }
  return (
    <>
      <Box
        component="ul"
        aria-label="Images"
        aria-busy={waiting}
        sx={{ ...grid, margin: 0, padding: 0, listStyle: 'none', opacity: waiting ? 0.55 : 1 }}
      >
        {items.map((image) => (
          <Box component="li" key={image.id} sx={{ minWidth: 0 }}>
            <ImageTile image={image} isPicked={picked?.includes(image.url) ?? false} onPick={onPick} />
          </Box>
        ))}
      </Box>
      <Pager pages={pagination} onPage={onPage} />
    </>
  );
}

const TileSkeleton = () => <Skeleton variant="rounded" sx={{ aspectRatio: '1', height: 'auto' }} />;

type ImageTileProps = { image: MediaFile; isPicked: boolean; onPick: (image: MediaFile) => void };

function ImageTile({ image, isPicked, onPick }: ImageTileProps) {
  const { name, alternativeText, width, height, size } = image;
  return (
    <Tile data-picked={isPicked} onClick={() => onPick(image)}>
      <LibraryImage image={image} sizes="(min-width: 900px) 230px, 45vw" />
      {isPicked && (
        <Picked>
          <CheckIcon />
          Selected
        </Picked>
      )}
      <Words>
        <Typography variant="body2" component="span" noWrap title={name}>
          {name}
        </Typography>
        <Typography variant="caption" component="span" color="textSecondary" noWrap>
          {width} × {height} · {formatBytes(size)}
        </Typography>
        <Typography variant="caption" component="span" color="textSecondary" noWrap sx={{ fontStyle: 'italic' }}>
          {alternativeText ?? 'No alt text'}
        </Typography>
      </Words>
    </Tile>
  );
}

const Tile = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  textAlign: 'start',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  transition: theme.transitions.create('border-color', { duration: theme.transitions.duration.shortest }),
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&[data-picked=true]': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
}));

const Picked = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  top: theme.spacing(1),
  insetInlineEnd: theme.spacing(1),
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.25, 1),
  borderRadius: 99,
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}));

const Words = styled('span')(({ theme }) => ({ display: 'grid', padding: theme.spacing(1, 1.5, 1.25) }));
