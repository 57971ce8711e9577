import { useState } from 'react';
import { useIsHydrating } from '../hydration/use-is-hydrating';
import { writeJson } from './write-json';

export type JsonLdValue = { '@type': string; [property: string]: unknown };

export const writeJsonLd = (values: JsonLdValue[]): string =>
  writeJson(values.map((value) => ({ '@context': 'https://schema.org', ...value })));

/** A data block; script policies don't apply to it. Without values, the browser leaves what the server wrote. */
export function JsonLd({ values }: { values: JsonLdValue[] | false }) {
  const [isWritten] = useState(useIsHydrating());
  if (!values && !isWritten) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: writeJsonLd leaves no sign that HTML reads
      dangerouslySetInnerHTML={{ __html: values ? writeJsonLd(values) : '' }}
    />
  );
}
