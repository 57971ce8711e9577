import SearchIcon from '@mui/icons-material/SearchOutlined';
import { ButtonLink, EmptyState, Outlined, outlinedInput, PageMeta } from '@stoa/web-kit';
import { useId } from 'react';
import { paths } from '../../config/paths';

export function NotFound() {
  const id = useId();
  return (
    <>
      <PageMeta title="Page not found" />
      <EmptyState
        title="Page not found"
        level={1}
        action={
          <>
            {/* biome-ignore lint/a11y/useSemanticElements: <search> is newer than the browsers that the shop is built for */}
            <form role="search" action={paths.marketplace}>
              <Outlined field={id} start={<SearchIcon />}>
                <input
                  id={id}
                  name="search"
                  className={outlinedInput}
                  placeholder="Search items..."
                  aria-label="Search items"
                  maxLength={200}
                  enterKeyHint="search"
                  autoComplete="off"
                />
              </Outlined>
            </form>
            <ButtonLink to={paths.home} variant="contained" size="large">
              Back to the shop
            </ButtonLink>
          </>
        }
      >
        We couldn’t find this page. It may have moved, or the address may have a typo.
      </EmptyState>
    </>
  );
}
