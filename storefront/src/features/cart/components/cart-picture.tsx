import Box from '@mui/material/Box';
import { ArchMark } from '@stoa/web-kit';
import { useState } from 'react';

/** The name stands beside it. An arch stands in for a picture that cannot be loaded. */
export function CartPicture({ src, faded }: { src: string; faded: boolean }) {
  const [failed, setFailed] = useState(false);
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        aspectRatio: '1',
        overflow: 'hidden',
        borderRadius: '12px',
        bgcolor: 'background.raised',
        opacity: faded ? 0.5 : undefined,
      }}
    >
      {failed ? (
        <ArchMark size={36} />
      ) : (
        <Box
          component="img"
          src={src}
          alt=""
          width={80}
          height={80}
          onError={() => setFailed(true)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
