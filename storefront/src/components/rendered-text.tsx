import { Prose } from '@stoa/web-kit';
import { useRef } from 'react';
import { useArticleLinks } from '../lib/use-article-links';
import { useVideos } from '../lib/use-videos';

/** A text that was written in Markdown. */
export function RenderedText({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  useArticleLinks(body);
  useVideos(body);
  return (
    <Prose
      ref={body}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitized exactly this
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
