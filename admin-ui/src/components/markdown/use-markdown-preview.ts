import { adminPaths, type MarkdownPreview } from '@stoa/contract';
import { sendData, useDebounced } from '@stoa/web-kit';
import { useEffect, useRef } from 'react';
import { useOwnAnswer } from '../../lib/use-own-answer';

const PAUSE = 300;

/** The text as the post's page would show it, shortly after typing stops. The last preview stays until the next one arrives. */
export function useMarkdownPreview(content: string) {
  const settled = useDebounced(content, PAUSE);
  const requested = useRef(settled);
  const preview = useOwnAnswer(adminPaths.markdown, (request) =>
    sendData<MarkdownPreview>(adminPaths.markdown, { body: { content: requested.current }, ...request }),
  );
  const { mutate } = preview;
  useEffect(() => {
    if (requested.current === settled) return;
    requested.current = settled;
    void mutate();
  }, [settled, mutate]);
  return preview;
}
