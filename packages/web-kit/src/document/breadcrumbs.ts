import type { JsonLdValue } from './json-ld';

type Step = { name: string; path: string };

export const breadcrumbs = (origin: string, steps: Step[]): JsonLdValue => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: origin + path,
  })),
});
