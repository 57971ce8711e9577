/** What no text needs. */
const NOTHING = 'style, script, meta, link, title, head, xml, template, button, input, svg, o\\:p';

/** How Word writes the number or dot of a list item, with an optional level. */
const LIST_LEVEL = /mso-list:\s*\S+\s+level(\d)/i;

const styleOf = (element: Element): string => element.getAttribute('style')?.toLowerCase() ?? '';

const isMarker = (element: Element): boolean => /mso-list:\s*ignore/.test(styleOf(element));

const rename = (element: Element, tag: string): Element => {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
};

/** Word’s paragraphs that look like list items, as the lists that they are. */
function gatherLists(body: HTMLElement): void {
  let lists: Element[] = [];
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4')]) {
    const level = Number(LIST_LEVEL.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) {
      lists = [];
      continue;
    }
    const marker = [...paragraph.querySelectorAll('span')].find(isMarker);
    const tag = /^\s*\(?(\d+|[a-z]{1,3})[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    lists = lists.slice(0, level);
    while (lists.length < level) {
      const list = body.ownerDocument.createElement(tag);
      const outer = lists.at(-1);
      if (outer) (outer.lastElementChild ?? outer).append(list);
      else paragraph.before(list);
      lists.push(list);
    }
    lists.at(-1)?.append(rename(paragraph, 'li'));
  }
}

/** A list right within a list belongs to the item before it; so Google Docs nests them. */
function nestLists(body: HTMLElement): void {
  for (const list of [...body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')])
    list.previousElementSibling?.append(list);
}

/** What is bold by its style, or says so and isn’t. */
function nameStyles(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll('span, b, strong, i, em')]) {
    const style = styleOf(element);
    const weight = /(?<![\w-])font-weight:\s*(\w+)/.exec(style)?.[1];
    const isPlain = weight === 'normal' || weight === '400';
    if (/^(B|STRONG)$/.test(element.tagName)) {
      if (isPlain) rename(element, 'span');
      continue;
    }
    const wrap = (tag: string) => {
      const inner = body.ownerDocument.createElement(tag);
      inner.append(...element.childNodes);
      element.append(inner);
    };
    if (weight === 'bold' || Number(weight) >= 600) wrap('strong');
    if (element.tagName === 'SPAN' && /(?<![\w-])font-style:\s*italic/.test(style)) wrap('em');
    if (/text-decoration[^;]*line-through/.test(style)) wrap('s');
  }
}

/** The body of pasted HTML, without what Word and Google Docs put around it. */
export function cleanHtml(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(NOTHING)) element.remove();
  nameStyles(body);
  gatherLists(body);
  nestLists(body);
  return body;
}
