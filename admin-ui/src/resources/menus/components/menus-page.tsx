import Typography from '@mui/material/Typography';
import { adminPaths, apiPaths, menusInput } from '@stoa/contract';
import { schemaErrors } from '@stoa/web-kit';
import { FormCard } from '../../../components/form/layout/form-card';
import { SettingsForm } from '../../../components/record/settings-form';
import { SingleRecordPage } from '../../../components/record/single-record-page';
import { paths } from '../../../config/paths';
import { menusFields, toInput, toValues } from '../domain/menus-fields';
import { MenuLinks } from './menu-links';

export const MenusPage = () => (
  <SingleRecordPage
    kind="menus"
    title="Menus"
    intro="The links at the top and bottom of every page. Links to drafts stay hidden until they’re published."
    name="menus"
    api={adminPaths.menus}
    reloads={apiPaths.store}
    fields={menusFields}
    errors={(values) => schemaErrors(menusInput, toInput(values))}
    toValues={toValues}
    toInput={toInput}
  >
    {() => (
      <SettingsForm submit="Save menus" cancel={paths.home}>
        {(['header', 'footer'] as const).map((menu) => (
          <FormCard key={menu} title={menusFields[menu].label}>
            {menu === 'header' && (
              <Typography variant="body2" color="textSecondary">
                Indent a link to show it below the one before, in a menu that opens.
              </Typography>
            )}
            <MenuLinks menu={menu} />
          </FormCard>
        ))}
      </SettingsForm>
    )}
  </SingleRecordPage>
);
