import { VIDEO_HOSTS, videoAt } from './videos';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=3', YOUTUBE],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', YOUTUBE],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', YOUTUBE],
  ['https://vimeo.com/76979871', VIMEO],
  ['https://player.vimeo.com/video/76979871?h=1', VIMEO],
  ['https://vimeo.com/76979871/ab12cd34', 'https://player.vimeo.com/video/76979871?h=ab12cd34&autoplay=1'],
])('%s is a video', (address, player) => {
  expect(videoAt(address)?.player).toBe(player);
  expect(VIDEO_HOSTS).toContain(new URL(player).origin);
});

test.each([
  'https://www.youtube.com/',
  'https://www.youtube.com/@kiln',
  'https://www.youtube.com/watch?v=short',
  'https://youtu.be/dQw4w9WgXcQtoolong',
  'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'http://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/blog',
  'https://vimeo.com/76979871evil',
  'javascript:https://youtu.be/dQw4w9WgXcQ',
])('%s is none', (address) => expect(videoAt(address)).toBeUndefined());
