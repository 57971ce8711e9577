import type MarkdownIt from 'markdown-it';

type State = Parameters<Parameters<MarkdownIt['core']['ruler']['push']>[1]>[0];
type Token = State['tokens'][number];

const BOX = /^\[([ xX])\](?=\s)/;

/** The first text of a list item that begins with a paragraph. */
const openingText = (tokens: Token[], item: number): Token | undefined => {
  const [paragraph, inline] = [tokens[item + 1], tokens[item + 2]];
  return paragraph?.type === 'paragraph_open' && inline?.children?.[0]?.type === 'text' ? inline : undefined;
};

const putBox = (state: State, inline: Token): boolean => {
  const [text] = inline.children ?? [];
  const mark = text && BOX.exec(text.content)?.[1];
  if (!text || !mark) return false;
  const box = new state.Token('html_inline', '', 0);
  box.content = `<input type="checkbox"${mark === ' ' ? '' : ' checked'}>`;
  text.content = text.content.slice('[ ]'.length);
  inline.children?.unshift(box);
  return true;
};

/** Turns `- [ ] to do` and `- [x] done` into lists with disabled checkboxes. */
export const taskLists = (parser: MarkdownIt): void => {
  parser.core.ruler.push('task-lists', (state) => {
    const lists: Token[] = [];
    state.tokens.forEach((token, index) => {
      if (/_list_open$/.test(token.type)) lists.push(token);
      if (/_list_close$/.test(token.type)) lists.pop();
      if (token.type !== 'list_item_open') return;
      const inline = openingText(state.tokens, index);
      if (!inline || !putBox(state, inline)) return;
      token.attrSet('class', 'task-list-item');
      lists.at(-1)?.attrSet('class', 'task-list');
    });
  });
};
