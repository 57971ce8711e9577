// PostgreSQL can't store NUL, and no form needs other control characters (except tab, newline, and return). U+202D and U+202E
// turn text around, so that one name reads as another. Half a character (a lone surrogate) isn't valid text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
export const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202d\u202e\p{Cs}]/u;
