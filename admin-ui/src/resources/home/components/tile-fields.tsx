import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { MAX_HOME_TILES } from '@stoa/contract';
import { ImageField } from '../../../components/form/images/image-field';
import { RowButtons } from '../../../components/form/layout/row-buttons';
import { useRows } from '../../../components/form/layout/use-rows';
import { LinkRow } from '../../../components/form/links/link-row';
import { nextKey } from '../../../components/form/row-keys';
import type { TileValues } from '../domain/home-fields';

export function TileFields({ name }: { name: string }) {
  const { rows: tiles, add, addButton } = useRows<TileValues>(name, 'url');
  return (
    <Stack spacing={2.5}>
      {tiles.map(({ key, label }, position) => (
        <Stack
          key={key}
          role="group"
          aria-label={`Tile ${position + 1}`}
          spacing={1.5}
          sx={{ borderTop: 1, borderColor: 'divider', paddingTop: 2.5 }}
        >
          <LinkRow name={`${name}.${position}`}>
            <RowButtons
              list={name}
              position={position}
              row={label || `tile ${position + 1}`}
              afterRemoval={addButton}
            />
          </LinkRow>
          <ImageField name={`${name}.${position}.imageUrl`} label="Image URL" helperText="Optional" />
        </Stack>
      ))}
      <Button
        ref={addButton}
        variant="outlined"
        disabled={tiles.length >= MAX_HOME_TILES}
        onClick={() => add({ key: nextKey(tiles), label: '', url: '', imageUrl: '' })}
        sx={{ alignSelf: 'start' }}
      >
        Add a tile
      </Button>
    </Stack>
  );
}
