import Box from '@mui/material/Box';
import type { Item } from '@stoa/contract';
import { ArchMark } from '@stoa/web-kit';
import { useState } from 'react';

export const PICTURE_RATIO = '4 / 3';

/** Holds its place from the start; an arch stands in for a picture that cannot be loaded. */
export function ItemPicture({ item }: { item: Item }) {
  const [failed, setFailed] = useState(false);
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', aspectRatio: PICTURE_RATIO, bgcolor: 'background.raised' }}>
      {failed ? (
        <ArchMark size={64} />
      ) : (
        <Box
          component="img"
          src={item.imageUrl}
          alt=""
          loading="lazy"
          onError={() => setFailed(true)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
