export type JsonLdValue = { '@type': string; [property: string]: unknown };

/** Titles and texts of visitors stand in it: no `<` of theirs may end the element. */
export const writeJsonLd = (value: JsonLdValue): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...value }).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A block of data, which no policy for scripts concerns. */
export function JsonLd({ value }: { value: JsonLdValue }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: writeJsonLd leaves no sign that HTML reads
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJsonLd(value) }} />;
}
