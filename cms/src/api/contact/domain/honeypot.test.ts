import { isFilled } from './honeypot';

it.each([undefined, null, '', '  ', []])('%j is left empty', (value) => expect(isFilled(value)).toBe(false));
it.each(['https://spam.example', 0, false, ['x'], {}])('%j is filled', (value) => expect(isFilled(value)).toBe(true));
