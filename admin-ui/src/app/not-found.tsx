import Button from '@mui/material/Button';
import { EmptyState } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths';

export function NotFound() {
  return (
    <>
      <title>Page not found · Admin Panel</title>
      <EmptyState
        title="Page not found"
        level={1}
        action={
          <Button component={Link} to={paths.home} variant="contained" size="large">
            Back to the Admin Panel
          </Button>
        }
      >
        We couldn’t find this page. It may have moved, or the address may have a typo.
      </EmptyState>
    </>
  );
}
