import * as yup from 'yup';
import { openedVersion, requiredText, requiredUrl } from '../input/fields';
import { MAX_MENU_LINKS } from './default-menus';

const links = (label: string, most: number) =>
  yup
    .array()
    .label(label)
    .typeError(`${label} must be a list`)
    .max(most, `${label} can have at most ${most} links`)
    .of(yup.object({ label: requiredText('Label', 1, 40), url: requiredUrl('Link') }));

export const menusInput = yup.object({
  header: links('Header menu', MAX_MENU_LINKS.header),
  footer: links('Footer menu', MAX_MENU_LINKS.footer),
  updatedAt: openedVersion(),
});
export type MenusInput = yup.InferType<typeof menusInput>;
