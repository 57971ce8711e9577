/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useVideos } from './use-videos';

const content = `
  <p class="video"><a href="https://youtu.be/dQw4w9WgXcQ">How ash bends</a></p>
  <p><a href="https://youtu.be/dQw4w9WgXcQ">within a sentence</a></p>`;

function Text() {
  const body = useRef<HTMLDivElement>(null);
  useVideos(body);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: same as in the article
  return <div ref={body} dangerouslySetInnerHTML={{ __html: content }} />;
}

/** Whether the browser is left to follow the link. */
function click(name: string, init: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link', { name });
  const event = createEvent.click(link, { button: 0, ...init });
  let left = false;
  const stop = (last: Event) => {
    left = !last.defaultPrevented;
    last.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent(link, event);
  return left;
}

test('a video loads from its host once it is started', async () => {
  render(<Text />);
  expect(document.querySelector('iframe')).toBeNull();
  expect(click('How ash bends')).toBe(false);
  const frame = await screen.findByTitle('How ash bends');
  expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
  expect(document.activeElement).toBe(frame);
});

test('other links, and clicks for a new tab, are left to the browser', () => {
  render(<Text />);
  expect(click('within a sentence')).toBe(true);
  expect(click('How ash bends', { ctrlKey: true })).toBe(true);
});
