import { apiPaths } from '@stoa/contract';
import { useListView, useReload } from '@stoa/web-kit';
import { useNavigate } from 'react-router';
import { PageHeader } from '../../../components/page-header';
import { paths } from '../../../config/paths';
import { ImportHistory } from './import-history';
import { UploadCard } from './upload-card';

export function Imports() {
  const view = useListView({});
  const navigate = useNavigate();
  const reload = useReload(apiPaths.admin.imports);
  return (
    <>
      <PageHeader
        title="Import"
        intro="Bring items or posts in from a spreadsheet. You see first what each row would do; nothing is written before you confirm."
      />
      <UploadCard
        onUploaded={({ id }) => {
          void reload();
          navigate(paths.importRun(id));
        }}
      />
      <ImportHistory page={view.page} onPage={view.goTo} />
    </>
  );
}
