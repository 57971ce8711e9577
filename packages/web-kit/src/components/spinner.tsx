import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';

/** As tall as a page, so that the content below doesn't jump. */
export function PageSpinner() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh' }}>
      <Ring />
    </Box>
  );
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Ring = styled('span')(({ theme }) => ({
  width: 40,
  height: 40,
  border: `3px solid ${theme.vars.palette.divider}`,
  borderTopColor: theme.vars.palette.primary.main,
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
}));
