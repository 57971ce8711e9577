import { fileName, shortened } from './file-name';

describe('the name of an image', () => {
  it.each([
    ['Oak table.JPEG', 'Oak table.png'],
    ['holiday.html', 'holiday.png'],
    ['shell.php.jpg', 'shell.php.png'],
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\Users\\ada\\oak.jpg', 'oak.png'],
    ['a\u0000b\nc.jpg', 'a b c.png'],
    ['<img src=x onerror=alert(1)>.jpg', 'img src=x onerror=alert(1).png'],
    ['\u202egpj.exe', 'gpj.png'],
    ['...', 'Image.png'],
    ['', 'Image.png'],
    ['Käse – Ταβέρνα 机.jpg', 'Käse – Ταβέρνα 机.png'],
  ])('%j becomes %j', (sent, name) => expect(fileName(sent, '.png')).toBe(name));

  it('is not endless, and no sign of it is cut in two', () => {
    expect(fileName(`${'🪵'.repeat(500)}.jpg`, '.png')).toBe(`${'🪵'.repeat(80)}.png`);
  });
});

it('keeps both ends of a long name on the disk: the random one makes it unique', () => {
  expect(shortened('oak_0123456789')).toBe('oak_0123456789');
  expect(shortened(`${'a'.repeat(300)}_0123456789`)).toMatch(/^a{69}_0123456789$/);
});
