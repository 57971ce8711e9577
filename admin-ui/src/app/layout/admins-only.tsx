import { LeaveTo, PageSpinner, RequireAdmin, usePageFetched, withReturnPath } from '@stoa/web-kit';
import { createPath, useHref, useLocation } from 'react-router-dom';
import { outsidePaths } from '../../config/paths';
import { PanelLayout } from './panel-layout';

/** Guards the whole panel. Visitors are asked to sign in and come back; anyone who isn't an administrator goes to the shop. */
export function AdminsOnly() {
  const here = useHref(createPath(useLocation()));
  // Fetched while the session is being checked, not after.
  const isFetched = usePageFetched();
  return (
    <RequireAdmin
      signedOut={<LeaveTo href={withReturnPath(outsidePaths.login, here)} />}
      notAdmin={<LeaveTo href={outsidePaths.shop} />}
    >
      {isFetched ? <PanelLayout /> : <PageSpinner />}
    </RequireAdmin>
  );
}
