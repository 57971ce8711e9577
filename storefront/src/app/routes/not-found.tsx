import { ButtonLink, EmptyState, PageMeta } from '@stoa/web-kit';
import { paths } from '../../config/paths';

export function NotFound() {
  return (
    <>
      <PageMeta title="Page not found" />
      <EmptyState
        title="Page not found"
        level={1}
        action={
          <ButtonLink to={paths.home} variant="contained" size="large">
            Back to the shop
          </ButtonLink>
        }
      >
        We couldn’t find this page. It may have moved, or the address may have a typo.
      </EmptyState>
    </>
  );
}
