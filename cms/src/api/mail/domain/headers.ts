/** Collapses input to one line, so nothing a visitor sends can start a new header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is replaced
export const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();

/** Of the shop’s own name: spam filters wonder at `localhost`. */
export const newMessageId = (unique: string, publicUrl: string): string => `<${unique}@${new URL(publicUrl).hostname}>`;

/** The same email always gets the same file name, so writing it again replaces the first copy. */
export const fileNameOf = (messageId: string): string => `${messageId.replace(/[^\w.@-]/g, '')}.eml`;
