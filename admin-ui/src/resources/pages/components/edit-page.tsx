import { apiPaths, type ShopPage } from '@stoa/contract';
import { FormAlert, LoadError, useReload } from '@stoa/web-kit';
import { useParams } from 'react-router-dom';
import { RecordActivity } from '../../../components/activity/newest-activity';
import { FormButtons } from '../../../components/form/form-buttons';
import { FormSkeleton } from '../../../components/form/form-skeleton';
import { FormTabs } from '../../../components/form/form-tabs';
import { RecordForm } from '../../../components/form/record-form';
import { useSaved } from '../../../components/form/use-saved';
import { PageHeader } from '../../../components/page-header';
import { ViewLink } from '../../../components/view-link';
import { lastAddress } from '../../../lib/last-address';
import { updatePage, usePage } from '../api';
import { pageFields, toPageValues } from '../domain/page-fields';
import { pagePaths } from '../paths';
import { fieldErrorsOf, pageTabs } from './page-inputs';

export function EditPage() {
  const { id = '' } = useParams();
  return (
    <>
      {/* Keyed by record, so that the next one gets a fresh form. */}
      <Editor key={id} id={id} />
      <RecordActivity kind="page" recordId={id} />
    </>
  );
}

function Editor({ id }: { id: string }) {
  const { data: page, error, mutate } = usePage(id);
  return (
    <>
      <PageHeader
        title="Edit page"
        intro={page?.title}
        actions={page?.status === 'PUBLISHED' && <ViewLink href={pagePaths.view(page.slug)} name={page.title} />}
      />
      {error && !page ? (
        <LoadError onRetry={() => void mutate()}>Failed to load page. Please try again.</LoadError>
      ) : page ? (
        <PageForm page={page} onChanged={(saved) => void mutate(saved, { revalidate: false })} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

function PageForm({ page, onChanged }: { page: ShopPage; onChanged: (saved: ShopPage) => void }) {
  const saved = useSaved('Page updated successfully', () => lastAddress(pagePaths.list));
  const reload = useReload(apiPaths.pages);
  return (
    <RecordForm
      aria-label="Edit page"
      draft={`page-${page.id}`}
      initialValues={toPageValues(page)}
      validate={fieldErrorsOf}
      failure="Failed to update page"
      conflict={{ fields: pageFields, names: null, toValues: toPageValues }}
      onSave={async (values) => {
        const changed = await updatePage(page.id, values);
        await reload();
        onChanged(changed);
        return toPageValues(changed);
      }}
      {...saved}
    >
      <FormTabs fields={pageFields} tabs={pageTabs} />
      <FormAlert />
      <FormButtons submit="Save changes" busy="Saving..." cancel={pagePaths.list} canStay />
    </RecordForm>
  );
}
