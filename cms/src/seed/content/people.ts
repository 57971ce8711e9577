import type { DemoAuthor, DemoPerson, DemoPicture } from './types';

/** `example` is a top-level domain that can never receive mail. */
const person = (key: string, name: string): DemoPerson => ({ key, name, email: `${key}@stoa.example` });

const author = (key: string, name: string, portrait: DemoPicture): DemoAuthor => ({ ...person(key, name), portrait });

export const authors: readonly DemoAuthor[] = [
  author('ines', 'Ines Carvalho', {
    name: 'portrait/bun/dusk',
    alt: 'Portrait of Ines Carvalho, with dark hair in a bun and a sage pullover',
  }),
  author('marcus', 'Marcus Okafor', {
    name: 'portrait/beard/sage',
    alt: 'Portrait of Marcus Okafor, with a short beard and a rust-red shirt',
  }),
  author('helen', 'Helen Varga', {
    name: 'portrait/glasses/terracotta',
    alt: 'Portrait of Helen Varga, with grey hair and round glasses',
  }),
];

export const readers: readonly DemoPerson[] = [
  person('tomas', 'Tomas Lind'),
  person('priya', 'Priya Raman'),
  person('owen', 'Owen Gallagher'),
  person('noor', 'Noor Haddad'),
  person('beatrice', 'Beatrice Moretti'),
  person('samuel', 'Samuel Adeyemi'),
  person('lena', 'Lena Fischer'),
  person('grace', 'Grace Whitfield'),
  person('mateo', 'Mateo Ruiz'),
];
