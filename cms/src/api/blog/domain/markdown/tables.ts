import type MarkdownIt from 'markdown-it';

type Rule = NonNullable<MarkdownIt['renderer']['rules'][string]>;

/** `style="text-align:right"` becomes a class: no style attribute leaves the renderer. */
const alignByClass: Rule = (tokens, index, options, _env, renderer) => {
  const cell = tokens[index];
  const side = /text-align:(left|center|right)/.exec(cell?.attrGet('style') ?? '')?.[1];
  if (cell && side) cell.attrs = [['class', `align-${side}`]];
  return renderer.renderToken(tokens, index, options);
};

/** A wide table scrolls inside its frame, also by keyboard, and leaves the page where it is. */
export const scrollableTables = ({ renderer }: MarkdownIt): void => {
  renderer.rules.table_open = () => '<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table>\n';
  renderer.rules.table_close = () => '</table></div>\n';
  renderer.rules.th_open = alignByClass;
  renderer.rules.td_open = alignByClass;
};
