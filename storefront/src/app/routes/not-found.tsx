import Button from '@mui/material/Button';
import { EmptyState, PageMeta } from '@stoa/web-kit';
import { Link } from 'react-router';
import { paths } from '../../config/paths';

export function NotFound() {
  return (
    <>
      <PageMeta title="Page not found" />
      <EmptyState
        title="Page not found"
        level={1}
        action={
          <Button component={Link} to={paths.home} variant="contained" size="large">
            Back to the shop
          </Button>
        }
      >
        Nothing stands at this address. It may have moved, or the link may be mistyped.
      </EmptyState>
    </>
  );
}
