import { JsonLd, type JsonLdValue } from './json-ld';
import { useSite } from './site-context';

type PageMetaProps = {
  /** Without the shop's name, which is appended. The home page has no title of its own. */
  title?: string;
  description?: string | null;
  /** The canonical path of this page. Without it, search engines are told not to index the page. */
  path?: string;
  /** An image, as a path or full URL. */
  image?: string | null;
  type?: 'website' | 'article' | 'product';
  jsonLd?: JsonLdValue[];
};

/** The page's head elements; React moves them there. */
export function PageMeta({ title, description, path, image, type = 'website', jsonLd = [] }: PageMetaProps) {
  const { name, origin } = useSite();
  const full = [title, name].filter(Boolean).join(' · ') || 'Welcome';
  const short = description && shorten(description);
  const url = path === undefined ? undefined : origin + path;
  const picture = image?.startsWith('/') ? origin + image : image;
  return (
    <>
      <title>{full}</title>
      {short && <meta name="description" content={short} />}
      {url ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title ?? full} />
      <meta property="og:type" content={type} />
      {name && <meta property="og:site_name" content={name} />}
      {short && <meta property="og:description" content={short} />}
      {url && <meta property="og:url" content={url} />}
      {picture && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {jsonLd.map((value) => (
        <JsonLd key={value['@type']} value={value} />
      ))}
    </>
  );
}

const SNIPPET = 160;

/** Shortens text to the length that search engines show. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SNIPPET) return line;
  return `${line.slice(0, SNIPPET).replace(/\s+\S*$/, '')}…`;
}
