const MAX_LENGTH = 80;

const NOT_IN_NAMES = /[\p{Cc}<>:"/\\|?*]/gu;
/** These reverse the writing direction, so that `gpj.exe` reads as `exe.jpg`, or are invisible. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A name that any system can store and any person can read, with the extension of the file's actual type. */
export const fileName = (sent: string, extension: string): string => {
  const name = Buffer.from(sent, 'utf8')
    .toString('utf8')
    .normalize()
    .replace(INVISIBLE, '')
    .replace(/^.*[/\\]/s, '')
    .replace(/\.\w{1,5}$/, '')
    .replace(NOT_IN_NAMES, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const short = [...name].slice(0, MAX_LENGTH).join('').trim();
  return `${short || 'Image'}${extension}`;
};

/** Shortens a name on disk to what file systems allow, even in scripts where one character becomes several letters. */
export const shortened = (stored: string): string =>
  stored.length <= MAX_LENGTH ? stored : `${stored.slice(0, MAX_LENGTH / 2)}${stored.slice(-MAX_LENGTH / 2)}`;
