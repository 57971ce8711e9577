import { badRequest, type Problem } from '../../http/problem';

const UTF_16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

const notUtf8 = () =>
  badRequest('The file isn’t in UTF-8. Save it as “CSV UTF-8” in Excel, or choose UTF-8 when you export it');

/** The text of a file, chunk by chunk, without a byte order mark. */
export async function* decodeUtf8(
  file: AsyncIterable<Buffer>,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: () => Problem },
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  const decode = (piece?: Buffer): string => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      throw notUtf8();
    }
  };
  for await (const piece of file) {
    if (bytes === 0 && UTF_16.some(([first, second]) => piece[0] === first && piece[1] === second)) throw notUtf8();
    bytes += piece.length;
    if (bytes > maxBytes) throw tooLarge();
    yield decode(piece);
  }
  yield decode();
}
