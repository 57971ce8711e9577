export interface MarkdownFile {
  /** The value of a `name: value` line in the head; undefined if there is none. */
  field: (name: string) => string | undefined;
  body: string;
}

/** Splits a Markdown file into its head (`name: value` lines between two `---` lines) and its body. */
export function readMarkdownFile(text: string): MarkdownFile {
  const [, head, body] = /^---\n(.*?)\n---\n+(.*)$/s.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) throw new Error('There is no head between two lines of "---".');
  const fields = new Map(head.split('\n').map(nameAndValue));
  return { field: (name) => fields.get(name), body };
}

function nameAndValue(line: string): [string, string] {
  const [, name, value] = /^(\w+): +(.+)$/.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`"${line}" is not a line such as "title: A title".`);
  return [name, value.trim()];
}
