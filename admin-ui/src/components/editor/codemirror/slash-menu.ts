import {
  autocompletion,
  type Completion,
  type CompletionContext,
  closeCompletion,
  pickedCompletion,
  startCompletion,
} from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { Edit } from '../../markdown/markdown-edits';
import { BLOCKS, type Block, type DialogBlock, insertBlock } from '../blocks';

export const dispatchEdit = (view: EditorView, { from, to, insert, start, end }: Edit, more = {}): void =>
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: start, head: end },
    scrollIntoView: true,
    userEvent: 'input',
    ...more,
  });

const ICON = 'http://www.w3.org/2000/svg';

function drawIcon({ label }: Completion): Node {
  const icon = document.createElementNS(ICON, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(ICON, 'path');
  path.setAttribute('d', BLOCKS.find((block) => block.label === label)?.icon ?? '');
  icon.append(path);
  return icon;
}

/** A line that has nothing but a slash and what is searched for. */
const SLASH = /^\/([\w ]{0,20})$/;

/** `/` on an empty line opens the menu of blocks. */
export function slashMenu(onDialog: (block: DialogBlock) => void) {
  const toCompletion = ({ label, detail, content }: Block, place: number): Completion => ({
    label,
    detail,
    // In their own order.
    boost: -place,
    apply(view, completion, from, to) {
      const { doc } = view.state;
      const edit = insertBlock(doc.toString(), doc.lineAt(from).from, to, typeof content === 'string' ? content : '');
      dispatchEdit(view, edit, { annotations: pickedCompletion.of(completion) });
      if (typeof content === 'object') onDialog(content.dialog);
    },
  });
  const options = BLOCKS.map(toCompletion);
  const source = ({ state, pos, explicit }: CompletionContext) => {
    const { from, to, text } = state.doc.lineAt(pos);
    const found = { options, validFor: /^[\w ]{0,20}$/ };
    if (explicit && text.trim() === '') return { ...found, from: pos };
    return SLASH.test(text) && pos === to ? { ...found, from: from + 1 } : null;
  };
  const close = (view: EditorView) => {
    closeCompletion(view);
    return false;
  };
  return [
    autocompletion({
      override: [source],
      icons: false,
      interactionDelay: 0,
      addToOptions: [{ render: drawIcon, position: 10 }],
      optionClass: () => 'block-option',
    }),
    EditorState.phrases.of({ Completions: 'Blocks' }),
    // Its list scrolls, which a keyboard has to be able to do as well.
    EditorView.updateListener.of(({ view }) =>
      view.dom.querySelector('.cm-tooltip-autocomplete > ul')?.setAttribute('tabindex', '0'),
    ),
    // Tab leads past the list, not into it.
    keymap.of([{ key: 'Tab', run: close, shift: close }]),
  ];
}

/** For the mouse: on a line of its own, without a slash that would stay if nothing is chosen. */
export function openMenu(view: EditorView): void {
  const { head } = view.state.selection.main;
  dispatchEdit(view, insertBlock(view.state.doc.toString(), head, head, ''));
  view.focus();
  startCompletion(view);
}
