import { isSameOrigin } from './same-origin';

describe('isSameOrigin', () => {
  const hosts = ['shop.example:8080', 'shop.example'];

  it.each([
    ['same-origin', 'https://shop.example', true],
    ['none', undefined, true],
    ['same-site', 'https://evil.shop.example', false],
    ['cross-site', 'https://shop.example', false],
    [undefined, undefined, true],
    [undefined, 'https://shop.example', true],
    [undefined, 'http://shop.example:8080', true],
    [undefined, 'https://shop.example.evil.test', false],
    [undefined, 'null', false],
    [undefined, 'nonsense', false],
  ])('Sec-Fetch-Site %s with Origin %s: %s', (fetchSite, origin, expected) => {
    expect(isSameOrigin({ fetchSite, origin }, hosts)).toBe(expected);
  });
});
