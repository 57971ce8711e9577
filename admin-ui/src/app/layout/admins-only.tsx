import { LeaveTo, PageSpinner, RequireAdmin, usePageFetched, withReturnPath } from '@stoa/web-kit';
import { createPath, useHref, useLocation } from 'react-router';
import { outsidePaths } from '../../config/paths';
import { PanelLayout } from './panel-layout';

/** Everything of the panel. Visitors are asked to sign in and come back; whoever is no administrator goes to the shop. */
export function AdminsOnly() {
  const here = useHref(createPath(useLocation()));
  // While the session is checked, not after it.
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
