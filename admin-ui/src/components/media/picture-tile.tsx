import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { MediaFile } from '@stoa/contract';
import { formatBytes } from '../../lib/format-bytes';
import { LibraryPicture } from './library-picture';

type PictureTileProps = { picture: MediaFile; onPick: (picture: MediaFile) => void };

/** A picture of the library as one button. */
export function PictureTile({ picture, onPick }: PictureTileProps) {
  const { name, alternativeText, width, height, size } = picture;
  return (
    <Tile onClick={() => onPick(picture)}>
      <LibraryPicture picture={picture} sizes="(min-width: 900px) 230px, 45vw" />
      <Words>
        <Typography variant="body2" component="span" noWrap title={name}>
          {name}
        </Typography>
        <Typography variant="caption" component="span" color="textSecondary" noWrap>
          {width} × {height} · {formatBytes(size)}
        </Typography>
        <Typography variant="caption" component="span" color="textSecondary" noWrap sx={{ fontStyle: 'italic' }}>
          {alternativeText ?? 'No alternative text'}
        </Typography>
      </Words>
    </Tile>
  );
}

const Tile = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  textAlign: 'start',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  transition: theme.transitions.create('border-color', { duration: theme.transitions.duration.shortest }),
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}));

const Words = styled('span')(({ theme }) => ({ display: 'grid', padding: theme.spacing(1, 1.5, 1.25) }));
