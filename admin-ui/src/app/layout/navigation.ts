import { SECTIONS } from '../../lib/resource';
import { resources } from '../resources';

const links = resources.flatMap((resource) => resource.links ?? []);

export const navigation = SECTIONS.map((name) => ({ name, links: links.filter(({ section }) => section === name) }));
