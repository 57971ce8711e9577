import { SECTIONS } from '../../lib/resource';
import { resources } from '../resources';

const links = resources.flatMap((resource) => resource.links ?? []);

/** The sidebar from top to bottom. */
export const navigation = SECTIONS.map((name) => ({ name, links: links.filter(({ section }) => section === name) }));
