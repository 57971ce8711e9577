import { videoAt } from '@stoa/contract';

/** Puts what plays the video in place of the link to it. */
export function playVideo(link: HTMLAnchorElement): void {
  const video = videoAt(link.href);
  if (!video) {
    window.location.assign(link.href);
    return;
  }
  const frame = document.createElement('iframe');
  frame.title = link.textContent;
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
  frame.src = video.player;
  link.replaceWith(frame);
  frame.focus();
}
