import { styled } from '@mui/material/styles';
import { tabularFigures, VisuallyHidden } from '@stoa/web-kit';

/** How many wait behind a link of the sidebar. `what` says so to those who only hear it. */
export function LinkCount({ count, what }: { count: number; what: string }) {
  if (count === 0) return null;
  return (
    <Count>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {what}</VisuallyHidden>
    </Count>
  );
}

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularFigures,
  marginInlineStart: 'auto',
  minWidth: 22,
  paddingInline: 7,
  borderRadius: 999,
  fontWeight: 600,
  textAlign: 'center',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}));
