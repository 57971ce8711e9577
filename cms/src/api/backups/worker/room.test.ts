import { requireRoom } from './room';

it('refuses a backup that would fill the disk, and says how much is missing', () => {
  const folder = '/data/backups';
  expect(() => requireRoom({ free: 900_000_000, needed: 400_000_000, folder })).not.toThrow();
  expect(() => requireRoom({ free: 899_999_999, needed: 400_000_000, folder })).toThrow(
    'There isn’t enough room in /data/backups: a backup needs about 400.0 MB, and 500.0 MB must stay free, but only 900.0 MB are.',
  );
});
