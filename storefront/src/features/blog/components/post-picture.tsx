import Box from '@mui/material/Box';
import { ArchMark } from '@stoa/web-kit';
import { useState } from 'react';

export const POST_PICTURE_RATIO = '16 / 10';

type PostPictureProps = {
  src: string | null;
  ratio?: string;
  /** The picture that a visitor sees first is fetched at once. */
  first?: boolean;
};

/** Holds its place from the start; an arch stands in for a picture that is missing or cannot be loaded. */
export function PostPicture({ src, ratio = POST_PICTURE_RATIO, first = false }: PostPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: ratio,
        overflow: 'hidden',
        bgcolor: 'background.raised',
      }}
    >
      {src && failed !== src ? (
        <Box
          component="img"
          src={src}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          onError={() => setFailed(src)}
          sx={{ width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' }}
        />
      ) : (
        <ArchMark size={64} />
      )}
    </Box>
  );
}
