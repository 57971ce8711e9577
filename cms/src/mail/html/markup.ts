const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** HTML that needs no more escaping. */
export class Markup {
  constructor(readonly html: string) {}
}

type Value = string | number | Markup | readonly Markup[] | false | null | undefined;

const escaped = (value: Value): string => {
  if (value === false || value === null || value === undefined) return '';
  if (value instanceof Markup) return value.html;
  if (Array.isArray(value)) return value.map(({ html }: Markup) => html).join('');
  return String(value).replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
};

/** Escapes everything that is filled in, unless it is markup itself. */
export const markup = (parts: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(parts.reduce((html, part, index) => html + escaped(values[index - 1]) + part));

/** The lines of a text, each on its own. */
export const withBreaks = (text: string): Markup =>
  new Markup(
    text
      .split('\n')
      .map((line) => escaped(line))
      .join('<br>'),
  );
