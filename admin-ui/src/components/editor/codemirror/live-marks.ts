import { syntaxTree } from '@codemirror/language';
import type { EditorState, Range } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';
import type { SyntaxNodeRef } from '@lezer/common';

/** Of blocks, on each of their lines. */
const LINES: Record<string, string> = {
  ATXHeading1: 'md-heading md-h2',
  ATXHeading2: 'md-heading md-h2',
  ATXHeading3: 'md-heading md-h3',
  ATXHeading4: 'md-heading md-h4',
  ATXHeading5: 'md-heading md-h4',
  ATXHeading6: 'md-heading md-h4',
  Blockquote: 'md-quote',
  FencedCode: 'md-code',
  CodeBlock: 'md-code',
  Table: 'md-table',
};

/** Signs that only show what text is like. Outside the caret’s place, the look says it. */
const SIGNS = new Set([
  'HeaderMark',
  'EmphasisMark',
  'CodeMark',
  'StrikethroughMark',
  'LinkMark',
  'URL',
  'LinkTitle',
  'QuoteMark',
]);

const CALLOUT = /^> ?\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*$/;

class Sign extends WidgetType {
  constructor(
    private readonly text: string,
    private readonly look: string,
  ) {
    super();
  }
  override eq(other: Sign) {
    return other.text === this.text && other.look === this.look;
  }
  override toDOM() {
    const sign = document.createElement('span');
    sign.className = this.look;
    sign.textContent = this.text;
    return sign;
  }
}

const hidden = Decoration.replace({});
const bullet = Decoration.replace({ widget: new Sign('•', 'md-bullet') });
const rule = Decoration.replace({ widget: new Sign('', 'md-rule') });

const titleOf = (kind: string) =>
  Decoration.replace({ widget: new Sign(kind.charAt(0) + kind.slice(1).toLowerCase(), 'md-callout-title') });

const isTouched = ({ selection }: EditorState, from: number, to: number): boolean =>
  selection.ranges.some((range) => range.from <= to && range.to >= from);

/** Where the caret has to be for a sign to be shown. */
function reachOf({ name, node }: SyntaxNodeRef, state: EditorState): { from: number; to: number } {
  const { parent } = node;
  return name === 'HeaderMark' || name === 'QuoteMark' || !parent ? state.doc.lineAt(node.from) : parent;
}

const afterSpace = (state: EditorState, to: number): number => (state.sliceDoc(to, to + 1) === ' ' ? to + 1 : to);

function signOf(node: SyntaxNodeRef, state: EditorState, isEdited: boolean): Range<Decoration> | undefined {
  const { name, from, to } = node;
  const parent = node.node.parent?.name;
  const isOpen = ({ from, to }: { from: number; to: number }) => isEdited && isTouched(state, from, to);
  if (name === 'HorizontalRule') return isOpen(node) ? undefined : rule.range(from, to);
  if (name === 'ListMark' && parent === 'ListItem' && /[-*+]/.test(state.sliceDoc(from, to)))
    return isOpen(state.doc.lineAt(from)) ? undefined : bullet.range(from, to);
  if (!SIGNS.has(name) || from === to || isOpen(reachOf(node, state))) return undefined;
  if (name === 'URL' && parent !== 'Link') return undefined;
  if (name === 'HeaderMark' && !parent?.startsWith('ATX')) return undefined;
  if (parent === 'Image' || parent === 'Autolink' || parent === 'LinkReference') return undefined;
  return hidden.range(from, name === 'HeaderMark' || name === 'QuoteMark' ? afterSpace(state, to) : to);
}

function linesOf({ name, from, to }: SyntaxNodeRef, state: EditorState): Range<Decoration>[] {
  const look = LINES[name];
  if (!look) return [];
  const first = state.doc.lineAt(from);
  const isCallout = name === 'Blockquote' && CALLOUT.test(first.text);
  const decorations: Range<Decoration>[] = [];
  for (let line = first; ; line = state.doc.line(line.number + 1)) {
    decorations.push(Decoration.line({ class: isCallout ? 'md-callout' : look }).range(line.from));
    if (line.to >= to || line.number === state.doc.lines) return decorations;
  }
}

function decorate({ state, visibleRanges, hasFocus }: EditorView): DecorationSet {
  const decorations: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges) {
    syntaxTree(state).iterate({
      from,
      to,
      enter(node) {
        decorations.push(...linesOf(node, state));
        if (node.name === 'Blockquote' && node.node.parent?.name === 'Document') {
          const line = state.doc.lineAt(node.from);
          const kind = CALLOUT.exec(line.text)?.[1];
          if (kind && !(hasFocus && isTouched(state, line.from, line.to))) {
            decorations.push(titleOf(kind).range(line.from + line.text.indexOf('['), line.to));
          }
        }
        const sign = signOf(node, state, hasFocus);
        if (sign) decorations.push(sign);
        return node.name !== 'Image';
      },
    });
  }
  return Decoration.set(decorations, true);
}

/** Shows text as it will look, and Markdown’s signs only where the caret is. */
export const liveMarks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }
    update(update: ViewUpdate) {
      const isOther = update.docChanged || update.selectionSet || update.viewportChanged || update.focusChanged;
      if (isOther || syntaxTree(update.startState) !== syntaxTree(update.state))
        this.decorations = decorate(update.view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);
