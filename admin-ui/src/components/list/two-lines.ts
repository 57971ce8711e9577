import { styled } from '@mui/material/styles';

/** A title in a cell: a long one goes on in a second line, before it is cut. */
export const TwoLines = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  lineHeight: 1.35,
});
