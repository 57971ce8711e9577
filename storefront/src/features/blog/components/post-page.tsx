import Box from '@mui/material/Box';
import { isNotFound, LoadError, PageMeta } from '@stoa/web-kit';
import { paths } from '../../../config/paths';
import { usePost } from '../api';
import { Article } from './article';
import { ArticleSkeleton } from './article-skeleton';
import { PostToCome } from './post-to-come';

export function PostPage({ idOrSlug }: { idOrSlug: string }) {
  const { data, error, mutate } = usePost(idOrSlug);
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
