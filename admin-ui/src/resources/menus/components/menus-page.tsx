import Stack from '@mui/material/Stack';
import { adminPaths, apiPaths, type EditableMenus, menusInput } from '@stoa/contract';
import { FormAlert, schemaErrors } from '@stoa/web-kit';
import { FormCard } from '../../../components/form/layout/form-card';
import { FORM_WIDTH } from '../../../components/form/layout/form-width';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { SingleRecordPage } from '../../../components/record/single-record-page';
import { paths } from '../../../config/paths';
import { menusFields } from '../domain/menus-fields';
import { MenuLinks } from './menu-links';

const unchanged = (menus: EditableMenus) => menus;

export const MenusPage = () => (
  <SingleRecordPage
    kind="menus"
    title="Menus"
    intro="The links at the top and bottom of every page. Links to drafts appear once they’re published."
    name="menus"
    api={adminPaths.menus}
    reloads={apiPaths.store}
    fields={menusFields}
    errors={(values) => schemaErrors(menusInput, values)}
    toValues={unchanged}
    toInput={unchanged}
  >
    {() => (
      <Stack spacing={2.5} sx={{ maxWidth: FORM_WIDTH }}>
        {(['header', 'footer'] as const).map((menu) => (
          <FormCard key={menu} title={menusFields[menu].label}>
            <MenuLinks menu={menu} />
          </FormCard>
        ))}
        <FormAlert />
        <FormButtons submit="Save menus" busy="Saving..." cancel={paths.home} />
      </Stack>
    )}
  </SingleRecordPage>
);
