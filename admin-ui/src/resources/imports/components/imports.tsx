import { adminPaths } from '@stoa/contract';
import { useReload } from '@stoa/web-kit';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '../../../components/page-header';
import { useIsShown } from '../../../lib/use-is-shown';
import { importPaths } from '../paths';
import { ImportHistory } from './import-history';
import { UploadCard } from './upload-card';

export function Imports() {
  const navigate = useNavigate();
  const reload = useReload(adminPaths.imports);
  // Anyone who has moved on will find the import in the list, so don't pull them back here.
  const isHere = useIsShown();
  return (
    <>
      <PageHeader
        title="Import"
        intro="Add or update items and posts from a spreadsheet. You’ll see a preview first, and nothing changes until you confirm."
      />
      <UploadCard
        onUploaded={({ id }) => {
          void reload();
          if (isHere.current) navigate(importPaths.run(id));
        }}
      />
      <ImportHistory />
    </>
  );
}
