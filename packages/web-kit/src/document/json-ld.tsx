import { writeJson } from './write-json';

export type JsonLdValue = { '@type': string; [property: string]: unknown };

export const writeJsonLd = (value: JsonLdValue): string => writeJson({ '@context': 'https://schema.org', ...value });

/** A data block; script policies don't apply to it. */
export function JsonLd({ value }: { value: JsonLdValue }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: writeJsonLd leaves no sign that HTML reads
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJsonLd(value) }} />;
}
