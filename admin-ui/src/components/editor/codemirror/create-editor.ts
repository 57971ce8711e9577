import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import { Annotation, EditorState, Prec, Transaction } from '@codemirror/state';
import { dropCursor, EditorView, type KeyBinding, keymap, placeholder } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import type { Editing } from '../../markdown/markdown-edits';
import { tools } from '../../markdown/markdown-tools';
import type { DialogBlock } from '../blocks';
import { markdownOf } from '../paste/html-to-markdown';
import { blockWidgets } from './block-widgets';
import { liveMarks } from './live-marks';
import { look } from './look';
import { dispatchEdit, slashMenu } from './slash-menu';

type EditorProps = {
  parent: HTMLElement;
  text: string;
  /** Attributes of the text box. */
  named: Record<string, string>;
  onText: (text: string) => void;
  onDialog: (block: DialogBlock) => void;
  /** Images that were pasted. Whether they are taken. */
  onImages: (pasted: DataTransfer) => boolean;
};

const CODE = new Set(['FencedCode', 'CodeBlock', 'InlineCode']);
const PARSING_MS = 40;

/** Text that comes from the form, which knows it already. */
const fromForm = Annotation.define<true>();

export function edit(view: EditorView, editing: Editing): void {
  const { from: start, to: end } = view.state.selection.main;
  dispatchEdit(view, editing({ text: view.state.doc.toString(), start, end }));
}

const toolKeys: KeyBinding[] = tools.flatMap(({ key, editing }) =>
  key
    ? [
        {
          key: `Mod-${key}`,
          run: (view: EditorView) => {
            edit(view, editing);
            return true;
          },
          stopPropagation: true,
        },
      ]
    : [],
);

const others = (bindings: readonly KeyBinding[]) =>
  bindings.filter(({ key }) => !toolKeys.some((own) => own.key === key));

const isClosed = ({ firstChild, lastChild }: SyntaxNode): boolean =>
  lastChild?.name === 'CodeMark' && lastChild.from !== firstChild?.from;

/** Code stays as it was copied. */
function isInCode(state: EditorState): boolean {
  const { from } = state.selection.main;
  const tree = ensureSyntaxTree(state, from, PARSING_MS) ?? syntaxTree(state);
  for (let node: SyntaxNode | null = tree.resolveInner(from, -1); node; node = node.parent)
    if (CODE.has(node.name) && !(from === node.to && isClosed(node))) return true;
  return false;
}

export function createEditor({ parent, text, named, onText, onDialog, onImages }: EditorProps): EditorView {
  const extensions = [
    // Every byte stays as it is, also those of Windows’ line ends.
    EditorState.lineSeparator.of('\n'),
    history(),
    dropCursor(),
    EditorView.lineWrapping,
    slashMenu(onDialog),
    Prec.high(keymap.of(toolKeys)),
    markdown({ base: markdownLanguage, completeHTMLTags: false }),
    keymap.of([...others(defaultKeymap), ...historyKeymap]),
    liveMarks,
    blockWidgets,
    look,
    placeholder('Write, or type / for blocks'),
    EditorView.clipboardInputFilter.of((pasted) => pasted.replace(/\r\n?/g, '\n')),
    EditorView.contentAttributes.of({ spellcheck: 'true', autocorrect: 'on', autocapitalize: 'sentences', ...named }),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      if (docChanged && !transactions.some((one) => one.annotation(fromForm))) onText(state.doc.toString());
    }),
    EditorView.domEventHandlers({
      paste({ clipboardData }, view) {
        if (!clipboardData) return false;
        if (onImages(clipboardData)) return true;
        const pasted = isInCode(view.state) ? '' : markdownOf(clipboardData.getData('text/html'));
        if (!pasted) return false;
        view.dispatch(view.state.replaceSelection(pasted), { scrollIntoView: true, userEvent: 'input.paste' });
        return true;
      },
      // The zone around the field takes the files; this says where they go.
      drop({ dataTransfer, clientX: x, clientY: y }, view) {
        const place = dataTransfer?.files.length ? view.posAtCoords({ x, y }) : null;
        if (place !== null) view.dispatch({ selection: { anchor: place } });
        return Boolean(dataTransfer?.files.length);
      },
    }),
  ];
  return new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) });
}

/** What the form says now, such as after its changes were discarded. The caret stays where the text is the same. */
export function setText(view: EditorView, text: string): void {
  const before = view.state.doc.toString();
  if (before === text) return;
  const shorter = Math.min(before.length, text.length);
  let from = 0;
  while (from < shorter && before[from] === text[from]) from++;
  let end = 0;
  while (end < shorter - from && before.at(-1 - end) === text.at(-1 - end)) end++;
  view.dispatch({
    changes: { from, to: before.length - end, insert: text.slice(from, text.length - end) },
    annotations: [fromForm.of(true), Transaction.addToHistory.of(false)],
  });
}
