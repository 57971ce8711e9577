import Box from '@mui/material/Box';
import type { Item } from '@stoa/contract';
import { ArchMark } from '@stoa/web-kit';
import { useState } from 'react';

export const PICTURE_RATIO = '4 / 3';

type ItemPictureProps = {
  item: Item;
  /** What it shows; empty where the title stands beside it. */
  alt?: string;
  /** The picture that a visitor sees first is fetched at once. */
  first?: boolean;
};

/** Holds its place from the start; an arch stands in for a picture that cannot be loaded. */
export function ItemPicture({ item, alt = '', first = false }: ItemPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: PICTURE_RATIO,
        overflow: 'hidden',
        bgcolor: 'background.raised',
      }}
    >
      {failed === item.imageUrl ? (
        <ArchMark size={64} />
      ) : (
        <Box
          component="img"
          src={item.imageUrl}
          alt={alt}
          width={800}
          height={600}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          onError={() => setFailed(item.imageUrl)}
          sx={{ width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
