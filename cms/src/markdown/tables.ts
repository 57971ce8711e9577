import type MarkdownIt from 'markdown-it';

type Rule = NonNullable<MarkdownIt['renderer']['rules'][string]>;

/** Turns `style="text-align:right"` into a class, since the renderer never emits style attributes. */
const alignByClass: Rule = (tokens, index, options, _env, renderer) => {
  const cell = tokens[index];
  const side = /text-align:(left|center|right)/.exec(cell?.attrGet('style') ?? '')?.[1];
  if (cell && side) cell.attrs = [['class', `align-${side}`]];
  return renderer.renderToken(tokens, index, options);
};

/** Lets a wide table scroll within its frame, also by keyboard, instead of scrolling the page. */
export const scrollableTables = ({ renderer }: MarkdownIt): void => {
  renderer.rules.table_open = () => '<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table>\n';
  renderer.rules.table_close = () => '</table></div>\n';
  renderer.rules.th_open = alignByClass;
  renderer.rules.td_open = alignByClass;
};
