import { SHARE_IMAGE } from '@stoa/contract';
import { JsonLd, type JsonLdValue } from './json-ld';
import { useSite } from './site-context';

type PageMetaProps = {
  /** Without the shop's name, which is appended. The home page has no title of its own. */
  title?: string;
  description?: string | null;
  /** The canonical path of this page. Without it, search engines are told not to index the page. */
  path?: string;
  /** The path of the image that social networks show, in the size SHARE_IMAGE. */
  shareImage?: string | undefined;
  /** The address of one in any size, for pages without a `shareImage`. */
  plainImage?: string | null;
  type?: 'website' | 'article' | 'product';
  /** Other forms of the page, by path. */
  alternates?: { type: string; path: string; title?: string }[];
  /** For search engines only: `false` in a browser, so that no page holds the code for it. */
  jsonLd?: JsonLdValue[] | false;
};

/** The page's head elements; React moves them there. */
export function PageMeta({
  title,
  description,
  path,
  shareImage,
  plainImage,
  type = 'website',
  alternates = [],
  jsonLd,
}: PageMetaProps) {
  const { name, origin } = useSite();
  const full = [title, name].filter(Boolean).join(' · ') || 'Welcome';
  const short = description && shorten(description);
  const image = shareImage ?? plainImage;
  const url = path === undefined ? undefined : origin + path;
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
      {image && <meta property="og:image" content={image.startsWith('/') ? origin + image : image} />}
      {shareImage && (
        <>
          <meta property="og:image:width" content={String(SHARE_IMAGE.width)} />
          <meta property="og:image:height" content={String(SHARE_IMAGE.height)} />
        </>
      )}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {alternates.map((other) => (
        <link key={other.path} rel="alternate" type={other.type} title={other.title} href={origin + other.path} />
      ))}
      {jsonLd !== undefined && <JsonLd values={jsonLd} />}
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
