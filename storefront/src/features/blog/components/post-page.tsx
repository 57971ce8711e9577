import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { EmptyState, isNotFound, LoadError, PageMeta } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { useProperAddress } from '../../../lib/use-proper-address';
import { postPath, usePost } from '../api';
import { Article } from './article';
import { POST_RATIO } from './post-grid';

export function PostPage({ idOrSlug }: { idOrSlug: string }) {
  const { data, error, mutate } = usePost(idOrSlug);
  useProperAddress(idOrSlug, data, { page: paths.post, api: postPath });
  if (data) {
    return (
      <Article
        key={data.id}
        post={data}
        onViewCounted={(viewCount) => mutate((post) => post && { ...post, viewCount }, { revalidate: false })}
      />
    );
  }
  if (isNotFound(error)) return <PostToCome id={idOrSlug} />;
  return (
    <>
      <PageMeta title="Blog Post" path={paths.post(idOrSlug)} />
      {error ? (
        <Box sx={{ maxWidth: '44rem', marginInline: 'auto', paddingBlock: { xs: 5, md: 9 } }}>
          <LoadError onRetry={() => mutate()}>Failed to load blog post. Please try again.</LoadError>
        </Box>
      ) : (
        <ArticleSkeleton />
      )}
    </>
  );
}

function ArticleSkeleton() {
  return (
    <Box aria-busy="true" sx={{ maxWidth: '60rem', marginInline: 'auto', paddingBlock: { xs: 4, md: 7 } }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2 }}>
        <Skeleton width="14em" sx={{ typography: 'overline' }} />
        <Skeleton width="min(100%, 14em)" sx={{ typography: 'h2' }} />
        <Skeleton width="min(100%, 34em)" sx={{ typography: 'subtitle1' }} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, marginTop: 1 }}>
          <Skeleton variant="circular" width={44} height={44} />
          <div>
            <Skeleton width="8em" sx={{ typography: 'body2' }} />
            <Skeleton width="18em" sx={{ typography: 'caption' }} />
          </div>
        </Box>
      </Box>
      <Skeleton variant="rounded" height="auto" sx={{ aspectRatio: POST_RATIO, marginTop: { xs: 4, md: 6 } }} />
    </Box>
  );
}

/** Shown at the address of a post that isn't published. */
function PostToCome({ id }: { id: string }) {
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
