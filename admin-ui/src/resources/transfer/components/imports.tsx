import { apiPaths } from '@stoa/contract';
import { useReload } from '@stoa/web-kit';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { PageHeader } from '../../../components/page-header';
import { paths } from '../../../config/paths';
import { ImportHistory } from './import-history';
import { UploadCard } from './upload-card';

export function Imports() {
  const navigate = useNavigate();
  const reload = useReload(apiPaths.admin.imports);
  // Whoever went on meanwhile finds the import in the list, and is not called back from where they are.
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (
    <>
      <PageHeader
        title="Import"
        intro="Bring items or posts in from a spreadsheet. You see first what each row would do; nothing is written before you confirm."
      />
      <UploadCard
        onUploaded={({ id }) => {
          void reload();
          if (isHere.current) navigate(paths.importRun(id));
        }}
      />
      <ImportHistory />
    </>
  );
}
