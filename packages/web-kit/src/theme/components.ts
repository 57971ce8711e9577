import type { Components, Theme } from '@mui/material/styles';

const CARD_RADIUS = 'var(--stoa-radius-card)';

export const components: Components<Omit<Theme, 'components'>> = {
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      // Center the button on a single line of text; with several lines, keep the icon at the first.
      root: {
        alignItems: 'center',
        // Without room for both, the button goes below the words instead of squeezing them.
        '&:has(> .MuiAlert-action)': { flexWrap: 'wrap', '& > .MuiAlert-message': { flex: '1 1 14rem' } },
      },
      icon: { alignSelf: 'flex-start', paddingBlock: 9 },
      action: { flexShrink: 0, whiteSpace: 'nowrap', paddingTop: 0 },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      // Busy: a disabled button would lose the focus.
      root: { paddingInline: 18, minHeight: 40, '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' } },
      sizeLarge: { paddingInline: 26, minHeight: 50, fontSize: '1rem' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.control }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        // A long form scrolls between the title and the buttons.
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        '&:not(.MuiDialog-paperFullScreen)': {
          border: `1px solid ${theme.vars.palette.divider}`,
          borderRadius: CARD_RADIUS,
          [theme.breakpoints.down('sm')]: {
            margin: 16,
            width: 'calc(100% - 32px)',
            maxWidth: 'none',
            maxHeight: 'calc(100% - 32px)',
          },
        },
      }),
    },
  },
  MuiDialogActions: {
    // A gap keeps buttons apart even if they wrap.
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { flexWrap: 'wrap', gap: 8, padding: '16px 24px 20px' } },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        // The scroll edge would clip the label or focus ring of the first field.
        '.MuiDialogTitle-root + &:not(.MuiDialogContent-dividers)': { paddingBlock: '8px 4px' },
        // For dialogs without buttons.
        '.MuiDialogTitle-root + &:last-child': { paddingBottom: 20 },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h5, padding: '20px 24px 8px' }) },
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
  MuiNativeSelect: { styleOverrides: { icon: { fontSize: '1.5rem' } } },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.alpha(theme.vars.palette.text.primary, 0.08) }),
      rounded: { borderRadius: CARD_RADIUS },
    },
  },
  // Menus are popovers, too.
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({ marginTop: 4, border: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  // Icons are as large as the surrounding text.
  MuiSvgIcon: { defaultProps: { fontSize: 'inherit' } },
};
