import { isRobot, visitorMark } from './visitor';

const visitor = { address: '203.0.113.7', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };

describe('the mark of a visitor', () => {
  it('is the same all day and another one the next day', () => {
    expect(visitorMark('secret', '2026-01-01', visitor)).toBe(visitorMark('secret', '2026-01-01', { ...visitor }));
    expect(visitorMark('secret', '2026-01-01', visitor)).not.toBe(visitorMark('secret', '2026-01-02', visitor));
  });

  it('differs by address, browser and secret, also where their texts join to the same', () => {
    const marks = [
      visitorMark('secret', '2026-01-01', { address: '1', userAgent: '23' }),
      visitorMark('secret', '2026-01-01', { address: '12', userAgent: '3' }),
      visitorMark('secret', '2026-01-01', { address: '12', userAgent: '4' }),
      visitorMark('other', '2026-01-01', { address: '12', userAgent: '3' }),
    ];
    expect(new Set(marks).size).toBe(marks.length);
  });

  it('holds no address', () => {
    expect(visitorMark('secret', '2026-01-01', visitor)).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('robots', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'Baiduspider/2.0',
    'GPTBot/1.2',
    'SkypeUriPreview',
    'UptimeRobot/2.0',
  ])('%s is one', (userAgent) => expect(isRobot(userAgent)).toBe(true));

  it.each([
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 10; Cubot X30) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
    '',
  ])('%s is none', (userAgent) => expect(isRobot(userAgent)).toBe(false));
});
