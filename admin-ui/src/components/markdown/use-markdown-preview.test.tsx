/** @jest-environment jsdom */
import { answerCalls } from '@stoa/web-kit/testing';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useMarkdownPreview } from './use-markdown-preview';

test('the Markdown preview follows the text, and caches one response while the editor is open', async () => {
  answerCalls(({ body }) => ({ body: { data: { html: `<p>${(body as { content: string }).content}</p>` } } }));
  const kept = new Map();
  const config = { provider: () => kept };
  const wrapper = ({ children }: { children: ReactNode }) => <SWRConfig value={config}>{children}</SWRConfig>;
  const answers = () => [...kept.values()].filter(({ data }) => data);

  const { result, rerender, unmount } = renderHook(({ text }) => useMarkdownPreview(text), {
    wrapper,
    initialProps: { text: 'Elm' },
  });
  for (const text of ['Elm', 'Elm bends', 'Elm bends too']) {
    rerender({ text });
    await waitFor(() => expect(result.current.data?.html).toBe(`<p>${text}</p>`));
    expect(answers()).toHaveLength(1);
  }
  unmount();
  expect(answers()).toHaveLength(0);
});
