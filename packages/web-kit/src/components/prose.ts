import { styled } from '@mui/material/styles';

/** Syntax colors, each with a contrast of at least 4.5:1 on the raised background of its scheme. */
const codeColors = {
  dark: {
    keyword: '#F09B77',
    text: '#B2C494',
    value: '#E4B45C',
    name: '#8DB4D0',
    comment: '#A89F90',
    added: '#86C08F',
    removed: '#F28B82',
  },
  light: {
    keyword: '#8A3815',
    text: '#43542D',
    value: '#6F4700',
    name: '#23506B',
    comment: '#655D50',
    added: '#2A6136',
    removed: '#A3221B',
  },
};

const coloured = (colors: (typeof codeColors)['dark']) => ({
  '& .hljs-keyword, & .hljs-selector-tag, & .hljs-tag, & .hljs-operator, & .hljs-meta': { color: colors.keyword },
  '& .hljs-string, & .hljs-regexp, & .hljs-selector-attr, & .hljs-quote, & .hljs-code': { color: colors.text },
  '& .hljs-number, & .hljs-literal, & .hljs-symbol, & .hljs-bullet, & .hljs-attr, & .hljs-attribute, & .hljs-selector-pseudo':
    { color: colors.value },
  '& .hljs-title, & .hljs-name, & .hljs-section, & .hljs-type, & .hljs-built_in, & .hljs-selector-class, & .hljs-selector-id, & .hljs-variable, & .hljs-template-variable, & .hljs-link':
    { color: colors.name },
  '& .hljs-comment, & .hljs-doctag': { color: colors.comment },
  '& .hljs-addition': { color: colors.added },
  '& .hljs-deletion': { color: colors.removed },
});

export const Prose = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const { typography } = theme;
  const hairline = `1px solid ${palette.divider}`;
  const mono = 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace';
  return {
    fontSize: '1.0625rem',
    lineHeight: 1.75,
    overflowWrap: 'anywhere',
    '& > *': { marginBlock: '0 1.25em' },
    '& > :last-child': { marginBlockEnd: 0 },
    '& > :first-child': { marginBlockStart: 0 },

    '& h2': { ...typography.h3, marginBlock: '2em 0.6em' },
    '& h3': { ...typography.h4, marginBlock: '1.8em 0.5em' },
    '& h4': { ...typography.h5, marginBlock: '1.6em 0.4em' },
    '& h5, & h6': { ...typography.h6, marginBlock: '1.5em 0.4em' },
    '& :is(h2, h3, h4, h5, h6)': { scrollMarginTop: theme.spacing(2), outlineOffset: 6 },

    '& a': {
      color: palette.primary.main,
      textUnderlineOffset: '0.2em',
      textDecorationThickness: 1,
      borderRadius: 3,
      '&:hover': { color: palette.primary.dark, textDecorationThickness: 2 },
    },
    '& strong, & b': { fontWeight: 650 },
    '& mark': {
      padding: '0 0.2em',
      borderRadius: 4,
      color: 'inherit',
      backgroundColor: theme.alpha(palette.primary.main, 0.22),
    },
    '& small': { fontSize: '0.85em' },
    '& sub, & sup': { lineHeight: 0 },
    '& abbr[title]': { cursor: 'help', textUnderlineOffset: '0.2em' },

    '& ul, & ol': { paddingInlineStart: '1.6em' },
    '& li': { marginBlock: '0.4em' },
    '& li > :is(ul, ol, p)': { marginBlock: '0.4em' },
    '& li::marker': { color: palette.primary.main, fontVariantNumeric: 'tabular-nums' },
    '& .task-list': { paddingInlineStart: 0, listStyle: 'none' },
    '& .task-list .task-list': { paddingInlineStart: '1.6em' },
    '& .task-list-item': { position: 'relative', paddingInlineStart: '1.75em' },
    '& .task-list-item input': {
      position: 'absolute',
      insetBlockStart: '0.35em',
      insetInlineStart: 0,
      width: '1.05em',
      height: '1.05em',
      margin: 0,
      accentColor: palette.primary.main,
    },
    '& dt': { fontWeight: 650 },
    '& dd': { marginInlineStart: '1.6em', marginBlockEnd: '0.75em' },

    '& blockquote': {
      ...typography.h4,
      fontWeight: 420,
      fontStyle: 'italic',
      lineHeight: 1.45,
      marginInline: 0,
      marginBlock: '1.75em',
      paddingInlineStart: '1.1em',
      borderInlineStart: `3px solid ${palette.primary.main}`,
      '& > p': { marginBlock: '0 0.6em' },
      '& > :last-child': { marginBlockEnd: 0 },
    },
    '& hr': {
      width: 96,
      marginBlock: '3em',
      marginInline: 'auto',
      border: 0,
      borderTop: `2px solid ${palette.control}`,
    },

    '& :not(pre) > code, & kbd': {
      padding: '0.12em 0.36em',
      fontFamily: mono,
      fontSize: '0.875em',
      borderRadius: 6,
      backgroundColor: palette.background.raised,
    },
    '& kbd': { border: hairline, borderBottomWidth: 2 },
    '& pre': {
      marginBlock: '1.75em',
      padding: theme.spacing(2, 2.5),
      overflowX: 'auto',
      fontFamily: mono,
      fontSize: '0.875rem',
      lineHeight: 1.65,
      tabSize: 2,
      border: hairline,
      borderRadius: 12,
      backgroundColor: palette.background.raised,
      overflowWrap: 'normal',
      '& code': { fontFamily: 'inherit' },
    },
    ...coloured(codeColors.dark),
    ...theme.applyStyles('light', coloured(codeColors.light)),
    '& .hljs-comment, & .hljs-emphasis': { fontStyle: 'italic' },
    '& .hljs-strong': { fontWeight: 650 },

    '& .table-scroll': { marginBlock: '1.75em', overflowX: 'auto', border: hairline, borderRadius: 12 },
    '& table': {
      width: '100%',
      borderCollapse: 'collapse',
      fontSize: '0.9375rem',
      lineHeight: 1.5,
      fontVariantNumeric: 'tabular-nums lining-nums',
      overflowWrap: 'normal',
    },
    '& caption': { padding: theme.spacing(1.25, 2), color: palette.text.secondary, textAlign: 'start' },
    '& th, & td': { padding: theme.spacing(1.25, 2), textAlign: 'start', verticalAlign: 'top' },
    '& th': { fontWeight: 600, backgroundColor: palette.background.raised },
    '& tr + tr > *, & tbody > tr:first-of-type > *': { borderTop: hairline },
    '& .align-left': { textAlign: 'left' },
    '& .align-center': { textAlign: 'center' },
    '& .align-right': { textAlign: 'right' },

    '& img': { display: 'block', height: 'auto', marginInline: 'auto', borderRadius: 12 },
    '& figure': { marginInline: 0, marginBlock: '1.75em' },
    '& figcaption': {
      ...typography.caption,
      marginTop: theme.spacing(1),
      color: palette.text.secondary,
      textAlign: 'center',
    },
    '& details': { padding: theme.spacing(1.5, 2), border: hairline, borderRadius: 12 },
    '& summary': { cursor: 'pointer', fontWeight: 600 },
  };
});
