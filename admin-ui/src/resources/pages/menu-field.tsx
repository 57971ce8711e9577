import { adminPaths, type EditableMenus, type MenuLink, type Menus, shopPaths } from '@stoa/contract';
import { errorMessage, getData, sendData, useToast } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { SelectField } from '../../components/form/choices/select-field';
import { type PageValues, pageInput } from './page-fields';

const choices = [
  { value: 'header', label: 'Header menu' },
  { value: 'footer', label: 'Footer menu' },
];

/** A page that is there already is put into menus where they’re edited. */
export function MenuField() {
  const isNew = useFormikContext<PageValues>().values.updatedAt === '';
  return (
    isNew && (
      <SelectField
        {...pageInput('menu')}
        choices={choices}
        none="None"
        helperText="The link to a draft appears once it’s published."
      />
    )
  );
}

const MOST_LETTERS = 40;
const labelOf = (title: string): string =>
  title.length > MOST_LETTERS ? `${title.slice(0, MOST_LETTERS - 1).trimEnd()}…` : title;

async function addLink(menu: keyof Menus, link: MenuLink): Promise<void> {
  const { updatedAt, ...menus } = await getData<EditableMenus>(adminPaths.menus);
  await sendData(adminPaths.menus, { method: 'PATCH', body: { [menu]: [...menus[menu], link], updatedAt } });
}

/** Puts a new page into the menu that was selected for it. */
export function useAddToMenu() {
  const toast = useToast();
  return async ({ menu, title, slug }: PageValues): Promise<void> => {
    if (menu === '') return;
    try {
      await addLink(menu, { label: labelOf(title.trim()), url: shopPaths.page(slug.trim()) });
    } catch (error) {
      toast.error('The page was created, but couldn’t be added to the menu', errorMessage(error, 'Please try again.'));
    }
  };
}
