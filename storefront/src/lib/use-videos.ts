import { type RefObject, useEffect } from 'react';
import { isPlainClick } from './is-plain-click';

/** Links to videos play them in place. Nothing is asked of their hosts before. */
export function useVideos(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = body.current;
    const play = async (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.video > a');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      // Without its code, the video is still at its host.
      const player = await import('./play-video').catch(() => undefined);
      if (player) player.playVideo(link);
      else window.location.assign(link.href);
    };
    element?.addEventListener('click', play);
    return () => element?.removeEventListener('click', play);
  }, [body]);
}
