import { styled } from '@mui/material/styles';

/** A page's main action. On phones, within reach of the thumb wherever the page is scrolled to. */
export const PhoneAction = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    position: 'fixed',
    insetInline: 0,
    bottom: 'var(--phone-bar)',
    zIndex: theme.zIndex.appBar,
    padding: theme.spacing(1, 2),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));
