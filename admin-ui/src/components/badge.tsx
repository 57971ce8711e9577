import { styled } from '@mui/material/styles';

/** `default` stands out, `secondary` has a subtle fill, `outline` has only a frame, `caution` and `error` warn. */
export type BadgeLook = 'default' | 'secondary' | 'outline' | 'caution' | 'error';

const Frame = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  paddingInline: 10,
  border: '1px solid transparent',
  borderRadius: 999,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
  '&[data-look=default]': {
    color: theme.vars.palette.secondary.contrastText,
    backgroundColor: theme.vars.palette.secondary.main,
  },
  '&[data-look=secondary]': { backgroundColor: theme.vars.palette.background.raised },
  '&[data-look=caution]': { color: '#1c1a17', backgroundColor: '#fde68a' },
  '&[data-look=error]': {
    color: theme.vars.palette.error.contrastText,
    backgroundColor: theme.vars.palette.error.main,
  },
  '&[data-look=outline]': { borderColor: theme.vars.palette.control },
}));

export function Badge({ look, children }: { look: BadgeLook; children: string }) {
  return <Frame data-look={look}>{children}</Frame>;
}
