import { useEffect, useEffectEvent } from 'react';

/** The shop’s header, and some air. */
const ABOVE = 96;

const stylesFor = (edited: number, names: string[]) => `
  [data-section] { cursor: pointer; }
  [data-section]:hover { position: relative; outline: 2px dashed var(--stoa-palette-primary-main); outline-offset: 8px; }
  [data-section="${edited}"] { outline: 2px solid var(--stoa-palette-primary-main); outline-offset: 8px; }
  [data-section]:hover::after {
    position: absolute; z-index: 1; inset: 0 auto auto 0; padding: 2px 10px; border-radius: var(--stoa-radius-small);
    font: 600 14px/1.6 var(--stoa-text-family); color: var(--stoa-palette-primary-contrastText);
    background: var(--stoa-palette-primary-main);
  }
  ${names.map((name, place) => `[data-section="${place}"]:hover::after { content: "Edit ${inString(name)}"; }`).join('\n')}`;

const inString = (name: string): string => name.replace(/[\\"\n]/g, ' ');

const isSection = (part: EventTarget): part is HTMLElement =>
  'dataset' in part && (part as HTMLElement).dataset.section !== undefined;

/** Within a home page in a frame: shows the section that is edited, names the one below the pointer, and tells which one is clicked. */
export function useFramedSections(
  frame: { page: Window } | undefined,
  edited: number,
  names: string[],
  onChoose: (place: number) => void,
) {
  const styles = stylesFor(edited, names);
  const choose = useEffectEvent(onChoose);

  useEffect(() => {
    if (!frame) return;
    const { page } = frame;
    const onClick = (event: Event) => {
      const section = event.composedPath().find(isSection);
      if (!section) return;
      event.preventDefault();
      event.stopPropagation();
      choose(Number(section.dataset.section));
    };
    page.addEventListener('click', onClick, { capture: true });
    return () => page.removeEventListener('click', onClick, { capture: true });
  }, [frame]);

  useEffect(() => {
    if (!frame) return;
    const style = frame.page.document.createElement('style');
    style.textContent = styles;
    frame.page.document.head.append(style);
    return () => style.remove();
  }, [frame, styles]);

  useEffect(() => (frame && edited >= 0 ? scrollOnceThere(frame.page, edited) : undefined), [frame, edited]);
}

/** A new section is shown once it has something to show. The panel around the frame stays where it is. */
function scrollOnceThere(page: Window, place: number): () => void {
  const seek = (): boolean => {
    const section = page.document.querySelector(`[data-section="${place}"]`);
    if (!section) return false;
    const isCalm = page.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = section.getBoundingClientRect().top + page.scrollY - ABOVE;
    page.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' });
    return true;
  };
  const observer = new MutationObserver(() => seek() && observer.disconnect());
  if (!seek()) observer.observe(page.document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
