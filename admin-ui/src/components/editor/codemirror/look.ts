import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const color = (name: string) => `var(--stoa-palette-${name})`;
const MONO = 'ui-monospace, Menlo, Consolas, monospace';
const frame = { border: `1px solid ${color('divider')}`, borderRadius: '8px' };
const card = { ...frame, padding: '12px', backgroundColor: color('background-raised'), cursor: 'pointer' };

const words = HighlightStyle.define([
  { tag: tags.strong, fontWeight: '650' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], color: color('primary-main'), textDecoration: 'underline' },
  { tag: tags.monospace, fontFamily: MONO, fontSize: '0.9em' },
  { tag: [tags.processingInstruction, tags.contentSeparator], color: color('text-secondary'), fontWeight: '400' },
]);

const theme = EditorView.theme({
  '&': { fontSize: '1.0625rem', borderRadius: '8px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.7' },
  '.cm-content': { minHeight: '22rem', padding: '20px 24px', caretColor: color('text-primary') },
  '.cm-line': { padding: '0' },
  '.cm-placeholder': { color: color('text-secondary') },
  '.md-heading': { fontFamily: 'var(--stoa-font-heading, inherit)', fontWeight: '600', lineHeight: '1.3' },
  '.md-h2': { fontSize: '1.7rem', paddingTop: '0.6em' },
  '.md-h3': { fontSize: '1.35rem', paddingTop: '0.5em' },
  '.md-h4': { fontSize: '1.15rem', paddingTop: '0.4em' },
  '.md-quote': { paddingLeft: '1em', borderLeft: `3px solid ${color('primary-main')}`, fontStyle: 'italic' },
  '.md-callout': {
    paddingInline: '1em',
    borderLeft: `4px solid ${color('primary-main')}`,
    backgroundColor: color('background-raised'),
  },
  '.md-callout-title': { fontWeight: '650' },
  '.md-code': {
    paddingInline: '1em',
    fontFamily: MONO,
    fontSize: '0.9rem',
    backgroundColor: color('background-raised'),
  },
  '.md-table': { fontFamily: MONO, fontSize: '0.9rem' },
  '.md-bullet': { color: color('primary-main') },
  '.md-rule': {
    display: 'inline-block',
    width: '96px',
    borderTop: `2px solid ${color('control')}`,
    verticalAlign: 'middle',
  },
  '.md-image, .md-gallery, .md-video, .md-item, .md-table-shown': { marginBlock: '12px' },
  '.md-image figure, .md-gallery figure': { position: 'relative', margin: '0', cursor: 'pointer' },
  '.md-image img': {
    display: 'block',
    maxWidth: '100%',
    maxHeight: '420px',
    marginInline: 'auto',
    borderRadius: '8px',
  },
  '.md-gallery': { display: 'grid', gap: '8px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))' },
  '.md-gallery img': { display: 'block', width: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: '8px' },
  figcaption: {
    position: 'absolute',
    insetBlockEnd: '8px',
    insetInlineStart: '8px',
    paddingInline: '8px',
    borderRadius: '6px',
    fontSize: '0.8125rem',
    color: color('text-primary'),
    backgroundColor: color('background-paper'),
  },
  '.md-video': { ...card, display: 'grid', placeItems: 'center', gap: '4px', minHeight: '140px', textAlign: 'center' },
  '.md-play': { fontSize: '1.5rem', color: color('primary-main') },
  '.md-item': { ...card, display: 'flex', alignItems: 'center', gap: '16px' },
  '.md-item img': { width: '88px', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: '6px' },
  '.md-item div': { display: 'grid', minWidth: '0' },
  '.md-item span, .md-video span': { fontSize: '0.9375rem', color: color('text-secondary') },
  '.md-table-shown': { overflowX: 'auto', cursor: 'pointer', ...frame },
  '.md-table-shown table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem' },
  '.md-table-shown th, .md-table-shown td': {
    padding: '8px 12px',
    textAlign: 'start',
    borderBottom: `1px solid ${color('divider')}`,
  },
  '.cm-tooltip.cm-tooltip-autocomplete': { ...frame, overflow: 'hidden', backgroundColor: color('background-paper') },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '20rem',
    minWidth: '17rem',
    padding: '4px',
    fontFamily: 'inherit',
  },
  '.cm-tooltip-autocomplete > ul > li.block-option': {
    display: 'grid',
    gridTemplateColumns: '24px 1fr',
    columnGap: '12px',
    alignItems: 'center',
    padding: '6px 8px',
    borderRadius: '6px',
    lineHeight: '1.35',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected].block-option': {
    color: color('text-primary'),
    backgroundColor: color('background-raised'),
    boxShadow: `inset 0 0 0 2px ${color('primary-main')}`,
  },
  '.block-option svg': { gridRow: '1 / 3', width: '22px', fill: color('text-secondary') },
  '.block-option .cm-completionMatchedText': { textDecoration: 'none', fontWeight: '650' },
  '.block-option .cm-completionDetail': {
    margin: '0',
    fontStyle: 'normal',
    fontSize: '0.8125rem',
    color: color('text-secondary'),
  },
});

export const look = [theme, syntaxHighlighting(words)];
