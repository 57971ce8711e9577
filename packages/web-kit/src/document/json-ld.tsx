export type JsonLdValue = { '@type': string; [property: string]: unknown };

/** The values include text from visitors, so escape every `<` that could close the element. */
export const writeJsonLd = (value: JsonLdValue): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...value }).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A data block; script policies don't apply to it. */
export function JsonLd({ value }: { value: JsonLdValue }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: writeJsonLd leaves no sign that HTML reads
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJsonLd(value) }} />;
}
