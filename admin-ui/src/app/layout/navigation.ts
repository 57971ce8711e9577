import { paths } from '../../config/paths';
import { type NavigationLink, SECTIONS } from '../../lib/resource';
import { resources } from '../resources';

const links: NavigationLink[] = resources.flatMap((resource) => resource.links ?? []);

const isBelow = (link: NavigationLink, other: NavigationLink): boolean =>
  other.to !== paths.home && link.to.startsWith(`${other.to}/`);

/** Links to pages below another link’s page, such as tags below the blog, are parts of that link. */
const nested = links
  .filter((link) => !links.some((other) => isBelow(link, other)))
  .map((link) => ({ ...link, parts: [...links.filter((other) => isBelow(other, link)), ...(link.parts ?? [])] }));

export const navigation = SECTIONS.map((name) => ({ name, links: nested.filter(({ section }) => section === name) }));

export type Entry = (typeof nested)[number];
