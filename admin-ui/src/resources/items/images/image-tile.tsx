import EarlierIcon from '@mui/icons-material/ArrowBackOutlined';
import LaterIcon from '@mui/icons-material/ArrowForwardOutlined';
import TrashIcon from '@mui/icons-material/DeleteOutlined';
import StarIcon from '@mui/icons-material/StarOutlineOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { isWebAddress } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import type { DragEvent } from 'react';
import { Badge } from '../../../components/badge';
import { RowButton } from '../../../components/form/layout/row-button';
import { Thumbnail } from '../../../components/thumbnail';
import type { ImageRow } from './item-images';

type ImageTileProps = {
  image: ImageRow;
  place: number;
  count: number;
  isMain: boolean;
  altName: string;
  problem: string | undefined;
  disabled: boolean;
  onMove: (to: number, way: string) => void;
  onRemove: () => void;
  dragging: { onStart: () => void; onOver: () => void; onEnd: () => void };
};

/** One of an item's images, which is dragged to its place, or moved with buttons. */
export function ImageTile(props: ImageTileProps) {
  const { image, place, count, isMain, altName, problem, disabled, onMove, onRemove, dragging } = props;
  const words = image.alt.trim() || `image ${place + 1}`;
  const startDrag = ({ dataTransfer }: DragEvent) => {
    // Firefox drags nothing without data.
    dataTransfer.setData('text/plain', '');
    dataTransfer.effectAllowed = 'move';
    dragging.onStart();
  };
  return (
    <Tile onDragEnter={dragging.onOver}>
      <Box
        draggable={!disabled}
        onDragStart={startDrag}
        onDragEnd={dragging.onEnd}
        sx={{ position: 'relative', cursor: 'grab' }}
      >
        <Thumbnail
          url={isWebAddress(image.url) ? image.url : null}
          alt={isMain ? 'Preview' : ''}
          width={240}
          height={180}
          fills
        />
        {isMain && (
          <Box sx={{ position: 'absolute', top: 8, insetInlineStart: 8, display: 'flex' }}>
            <Badge look="default">Main</Badge>
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', marginInline: -0.5 }}>
        <RowButton
          label={`Move ${words} earlier`}
          tooltip="Move earlier"
          way="earlier"
          size="small"
          isOff={place === 0}
          onClick={() => onMove(place - 1, 'earlier')}
        >
          <EarlierIcon />
        </RowButton>
        <RowButton
          label={`Move ${words} later`}
          tooltip="Move later"
          way="later"
          size="small"
          isOff={place === count - 1}
          onClick={() => onMove(place + 1, 'later')}
        >
          <LaterIcon />
        </RowButton>
        {!isMain && (
          <RowButton
            label={`Make ${words} the main image`}
            tooltip="Make main image"
            size="small"
            onClick={() => onMove(0, 'earlier')}
          >
            <StarIcon />
          </RowButton>
        )}
        <RowButton label={`Remove ${words}`} tooltip="Remove" size="small" onClick={onRemove}>
          <TrashIcon />
        </RowButton>
      </Box>
      <TextField
        name={altName}
        label="Alt text"
        size="small"
        autoComplete="off"
        slotProps={{ htmlInput: { 'aria-label': `Alt text of image ${place + 1}` } }}
      />
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </Tile>
  );
}

const Tile = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  alignContent: 'start',
  minWidth: 0,
  padding: theme.spacing(1),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
}));
