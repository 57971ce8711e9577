import Button from '@mui/material/Button';
import { EmptyState, PageMeta } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';

/** Shown at the address of a post that isn't published. */
export function PostToCome({ id }: { id: string }) {
  return (
    <>
      <PageMeta title="Blog Post" />
      <EmptyState
        title="Blog Post"
        level={1}
        action={
          <Button component={Link} to={paths.blog} variant="outlined">
            All posts
          </Button>
        }
      >
        <span>Post ID: {id}</span>
        <br />
        <span>Blog post content coming soon...</span>
      </EmptyState>
    </>
  );
}
