import { apiPaths } from '@stoa/contract';
import { FormAlert, useReload } from '@stoa/web-kit';
import { FormButtons } from '../../../components/form/form-buttons';
import { FormTabs } from '../../../components/form/form-tabs';
import { RecordForm } from '../../../components/form/record-form';
import { useCreateOnce } from '../../../components/form/use-create-once';
import { useSaved } from '../../../components/form/use-saved';
import { PageHeader } from '../../../components/page-header';
import { createPage, updatePage } from '../api';
import { newPage, pageFields } from '../domain/page-fields';
import { pagePaths } from '../paths';
import { fieldErrorsOf, pageTabs } from './page-inputs';

export function CreatePage() {
  // Without its filters, which might hide the new page.
  const saved = useSaved('Page created successfully', () => pagePaths.list);
  const reload = useReload(apiPaths.pages);
  const save = useCreateOnce(createPage, ({ id, updatedAt }, values) => updatePage(id, { ...values, updatedAt }));
  return (
    <>
      <PageHeader title="New page" />
      <RecordForm
        aria-label="New page"
        draft="page-new"
        initialValues={newPage}
        validate={fieldErrorsOf}
        failure="Failed to create page"
        onSave={async (values, opened) => {
          await save(values, opened);
          await reload();
          return values;
        }}
        {...saved}
      >
        <FormTabs fields={pageFields} tabs={pageTabs} />
        <FormAlert />
        <FormButtons submit="Create page" busy="Creating..." cancel={pagePaths.list} />
      </RecordForm>
    </>
  );
}
