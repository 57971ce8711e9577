import Stack from '@mui/material/Stack';
import { apiPaths, type EditableMenus, menusInput } from '@stoa/contract';
import { FormAlert, LoadError, schemaErrors, useReload } from '@stoa/web-kit';
import { RecordActivity } from '../../../components/activity/newest-activity';
import { FormCard } from '../../../components/form/layout/form-card';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import { FORM_WIDTH } from '../../../components/form/layout/form-width';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { RecordForm } from '../../../components/form/saving/record-form';
import { PageHeader } from '../../../components/page-header';
import { useOutcome } from '../../../components/use-outcome';
import { paths } from '../../../config/paths';
import { updateMenus, useMenus } from '../api';
import { menusFields } from '../domain/menus-fields';
import { MenuLinks } from './menu-links';

export function MenusPage() {
  const { data: menus, error, mutate } = useMenus();
  return (
    <>
      <PageHeader
        title="Menus"
        intro="The links at the top and the bottom of every page. Links to drafts appear once they’re published."
      />
      {error && !menus ? (
        <LoadError onRetry={() => void mutate()}>Failed to load menus. Please try again.</LoadError>
      ) : menus ? (
        <MenusForm menus={menus} />
      ) : (
        <FormSkeleton />
      )}
      <RecordActivity kind="menus" />
    </>
  );
}

const asTheyAre = (menus: EditableMenus) => menus;

function MenusForm({ menus }: { menus: EditableMenus }) {
  const { succeed } = useOutcome(useReload(apiPaths.store));
  return (
    <RecordForm
      aria-label="Menus"
      draft="menus"
      initialValues={menus}
      validate={(values) => schemaErrors(menusInput, values)}
      failure="Failed to save menus"
      conflict={{ fields: menusFields, names: null, toValues: asTheyAre }}
      onSave={updateMenus}
      onSaved={() => void succeed('Menus saved')}
    >
      <Stack spacing={2.5} sx={{ maxWidth: FORM_WIDTH }}>
        {(['header', 'footer'] as const).map((menu) => (
          <FormCard key={menu} title={menusFields[menu].label}>
            <MenuLinks menu={menu} />
          </FormCard>
        ))}
        <FormAlert />
        <FormButtons submit="Save menus" busy="Saving..." cancel={paths.home} />
      </Stack>
    </RecordForm>
  );
}
