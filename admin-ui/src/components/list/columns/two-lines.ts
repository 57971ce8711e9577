import { styled } from '@mui/material/styles';

/** A title in a cell. Long ones wrap to a second line before they're cut off. */
export const TwoLines = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  lineHeight: 1.35,
});
