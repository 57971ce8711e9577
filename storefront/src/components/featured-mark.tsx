import StarIcon from '@mui/icons-material/StarOutlined';
import { styled } from '@mui/material/styles';

export function FeaturedMark() {
  return (
    <Mark>
      <StarIcon /> Featured
    </Mark>
  );
}

const Mark = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  top: 12,
  insetInlineStart: 12,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  paddingBlock: 2,
  paddingInline: 9,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 999,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  '& svg': { color: theme.vars.palette.primary.main },
}));
