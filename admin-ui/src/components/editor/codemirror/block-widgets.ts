import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import { type EditorState, type Range, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { drawBlock, type ShownItems } from './draw-block';
import { paragraphBlock, type ShownBlock, tableBlock } from './shown-blocks';

/** Longer texts show their end without blocks until they are read that far. */
const READING_MS = 40;

const shownItems = new WeakMap<EditorView, ShownItems>();

function itemsOf(view: EditorView): ShownItems {
  const items: ShownItems = shownItems.get(view) ?? new Map();
  shownItems.set(view, items);
  return items;
}

class BlockWidget extends WidgetType {
  private readonly key: string;
  constructor(private readonly block: ShownBlock) {
    super();
    this.key = JSON.stringify(block);
  }
  override eq(other: BlockWidget) {
    return other.key === this.key;
  }
  override toDOM(view: EditorView) {
    const drawn = drawBlock(this.block, () => view.requestMeasure(), itemsOf(view));
    // Its Markdown is edited where it is.
    drawn.addEventListener('mousedown', (event) => {
      event.preventDefault();
      view.dispatch({ selection: { anchor: view.posAtDOM(drawn) } });
      view.focus();
    });
    return drawn;
  }
  override ignoreEvent() {
    return true;
  }
}

const focusChange = StateEffect.define<boolean>();

function blockAt(state: EditorState, name: string, from: number, to: number): ShownBlock | undefined {
  if (name === 'Paragraph') return paragraphBlock(state.sliceDoc(from, to));
  return name === 'Table' ? tableBlock(state.sliceDoc(from, to)) : undefined;
}

function decorate(state: EditorState, hasFocus: boolean): DecorationSet {
  const decorations: Range<Decoration>[] = [];
  const tree = ensureSyntaxTree(state, state.doc.length, READING_MS) ?? syntaxTree(state);
  for (let node = tree.topNode.firstChild; node; node = node.nextSibling) {
    const [first, last] = [state.doc.lineAt(node.from), state.doc.lineAt(node.to)];
    const block = blockAt(state, node.name, first.from, last.to);
    if (!block) continue;
    const widget = new BlockWidget(block);
    const isEdited = hasFocus && state.selection.ranges.some(({ from, to }) => from <= last.to && to >= first.from);
    if (!isEdited) decorations.push(Decoration.replace({ widget, block: true }).range(first.from, last.to));
    else if (block.kind !== 'table')
      decorations.push(Decoration.widget({ widget, block: true, side: 1 }).range(last.to));
  }
  return Decoration.set(decorations);
}

interface Shown {
  decorations: DecorationSet;
  hasFocus: boolean;
}

const shown = StateField.define<Shown>({
  create: (state) => ({ decorations: decorate(state, false), hasFocus: false }),
  update(before, transaction) {
    const change = transaction.effects.find((effect) => effect.is(focusChange));
    const hasFocus = change ? (change.value as boolean) : before.hasFocus;
    const isRead = syntaxTree(transaction.startState) !== syntaxTree(transaction.state);
    if (!transaction.docChanged && !transaction.selection && !change && !isRead) return before;
    return { decorations: decorate(transaction.state, hasFocus), hasFocus };
  },
  provide: (field) => EditorView.decorations.from(field, ({ decorations }) => decorations),
});

/** Images, videos, cards, and tables, shown in place of their Markdown unless that is being edited. */
export const blockWidgets = [shown, EditorView.focusChangeEffect.of((_state, focusing) => focusChange.of(focusing))];
