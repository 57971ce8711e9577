export interface Video {
  provider: 'YouTube' | 'Vimeo';
  /** The page that plays it, in a frame. */
  player: string;
}

const PLAYERS = { YouTube: 'https://www.youtube-nocookie.com', Vimeo: 'https://player.vimeo.com' } as const;

/** What frames of the shop may load, once a visitor starts a video. */
export const VIDEO_HOSTS: readonly string[] = Object.values(PLAYERS);

const YOUTUBE =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/|www\.youtube-nocookie\.com\/embed\/)([\w-]{11})(?![\w-])/;
const VIMEO = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{1,12})(?:\/([\da-f]{1,20}))?(?:[?#]|$)/;

/** The video at an address of YouTube or Vimeo. */
export const videoAt = (address: string): Video | undefined => {
  const youtube = YOUTUBE.exec(address)?.[1];
  if (youtube) return { provider: 'YouTube', player: `${PLAYERS.YouTube}/embed/${youtube}?autoplay=1` };
  const [, vimeo, hash] = VIMEO.exec(address) ?? [];
  if (!vimeo) return undefined;
  return { provider: 'Vimeo', player: `${PLAYERS.Vimeo}/video/${vimeo}?${hash ? `h=${hash}&` : ''}autoplay=1` };
};
