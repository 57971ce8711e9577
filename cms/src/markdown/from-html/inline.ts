import { escaped } from '../plain-markdown';

type Mark = '**' | '*' | 'link' | 'none';

interface Frame {
  mark: Mark;
  address: string;
  text: string;
}

const startsWithWord = (text: string): boolean => /^[\p{L}\p{N}]/u.test(text);
const endsWithWord = (text: string): boolean => /[\p{L}\p{N}]$/u.test(text);

/** Between a sign and a letter, a mark isn’t read as one. So `**Material:**Oak` gets a space. */
const joined = (before: string, after: string): string => {
  const end = before.slice(-5);
  const closes = /[^\s\p{L}\p{N}*]\*{1,3}$/u.test(end) && startsWithWord(after);
  const opens = endsWithWord(end) && /^\*{1,3}[^\s\p{L}\p{N}*]/u.test(after);
  return `${before}${closes || opens ? ' ' : ''}${after}`;
};

const marked = ({ mark, address }: Frame, text: string): string =>
  mark === 'link' ? `[${text}](${address})` : `${mark}${text}${mark}`;

/** The text of one block, as lines of Markdown. */
export const createInline = () => {
  let frames: Frame[] = [{ mark: 'none', address: '', text: '' }];
  const last = (): Frame => frames[frames.length - 1] as Frame;

  const add = (markdown: string): void => {
    const frame = last();
    frame.text = joined(frame.text, markdown);
  };

  const close = (): void => {
    const frame = frames.pop() as Frame;
    const core = frame.text.trim();
    const start = frame.text.indexOf(core);
    const end = start + core.length;
    add(core === '' ? frame.text : frame.text.slice(0, start) + marked(frame, core) + frame.text.slice(end));
  };

  return {
    text(text: string): void {
      const flat = text.replace(/\s+/g, ' ');
      const before = frames.findLast((frame) => frame.text !== '')?.text.slice(-1) ?? ' ';
      add(escaped(/\s/.test(before) ? flat.trimStart() : flat));
    },
    lineBreak: () => add('\n'),
    has: (mark: Mark): boolean => frames.some((frame) => frame.mark === mark),
    open(mark: Mark, address = ''): void {
      frames.push({ mark, address, text: '' });
    },
    /** What is open within it ends, too. */
    close(mark: Mark): void {
      const isIt = (frame: Frame) => frame.mark === mark;
      while (frames.some(isIt)) {
        const found = isIt(last());
        close();
        if (found) return;
      }
    },
    /** The lines so far. What is open goes on in the next block. */
    take(): string[] {
      const open = frames.slice(1).map((frame) => ({ ...frame, text: '' }));
      while (frames.length > 1) close();
      const { text } = last();
      frames = [{ mark: 'none', address: '', text: '' }, ...open];
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    },
  };
};
