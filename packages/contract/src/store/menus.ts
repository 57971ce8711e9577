import * as yup from 'yup';
import { openedVersion, requiredText, requiredUrl } from '../input/fields';
import { MAX_LINKS_BELOW, MAX_MENU_LINKS } from './default-menus';

const link = { label: requiredText('Label', 1, 40), url: requiredUrl('Address') };

const links = <Link extends yup.ObjectShape>(label: string, most: number, fields: Link) =>
  yup
    .array()
    .label(label)
    .typeError(`${label} must be a list`)
    .max(most, `${label} can have at most ${most} links`)
    .of(yup.object(fields));

export const menusInput = yup.object({
  header: links('Header menu', MAX_MENU_LINKS.header, { ...link, links: links('A menu', MAX_LINKS_BELOW, link) }),
  footer: links('Footer menu', MAX_MENU_LINKS.footer, link),
  updatedAt: openedVersion(),
});
export type MenusInput = yup.InferType<typeof menusInput>;
