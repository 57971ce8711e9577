import { decrypt, encrypt } from './encryption';

const SECRET = 'a secret of the shop';

it('gives back what was encrypted, and never the same bytes twice', () => {
  const [one, other] = [encrypt(SECRET, 'mail', 'pässword'), encrypt(SECRET, 'mail', 'pässword')];
  expect(one).not.toBe(other);
  expect([one, other].map((text) => decrypt(SECRET, 'mail', text))).toEqual(['pässword', 'pässword']);
});

it('gives nothing back with another secret, for another purpose, or after a change', () => {
  const encrypted = encrypt(SECRET, 'mail', 'password');
  expect(decrypt('another', 'mail', encrypted)).toBeUndefined();
  expect(decrypt(SECRET, 'paypal', encrypted)).toBeUndefined();
  expect(decrypt(SECRET, 'mail', `${encrypted.slice(0, -2)}AA`)).toBeUndefined();
});
