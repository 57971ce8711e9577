import type { Components, Theme } from '@mui/material/styles';

const CARD_RADIUS = 16;

export const components: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: theme.spacing(12) },
      body: { overflowWrap: 'break-word' },
      img: { maxWidth: '100%' },
      '::selection': {
        color: theme.vars.palette.primary.contrastText,
        backgroundColor: theme.vars.palette.primary.main,
      },
      ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      '@media (prefers-reduced-motion: no-preference)': { html: { scrollBehavior: 'smooth' } },
      '@media (prefers-reduced-motion: reduce)': {
        '*, ::before, ::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
        },
      },
    }),
  },
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { action: { flexShrink: 0, whiteSpace: 'nowrap' } },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { paddingInline: 18, minHeight: 40 },
      sizeLarge: { paddingInline: 26, minHeight: 50, fontSize: '1rem' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.control }),
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: CARD_RADIUS } },
  },
  MuiLink: {
    styleOverrides: { root: { textUnderlineOffset: '0.2em', textDecorationThickness: '1px' } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.control }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.alpha(theme.vars.palette.text.primary, 0.08) }),
      rounded: { borderRadius: CARD_RADIUS },
    },
  },
};
