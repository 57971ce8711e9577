import type { PostDetail } from '@stoa/contract';
import { ButtonLink, EmptyState, isNotFound, LoadError, PageMeta } from '@stoa/web-kit';
import { useParams } from 'react-router-dom';
import { paths } from '../../../../config/paths';
import { useCanonicalUrl } from '../../../../lib/use-canonical-url';
import { usePreview } from '../../../../lib/use-preview';
import { postPath, usePost } from '../../api';
import { Article } from './article';
import { ArticleHeaderSkeleton } from './article-header';
import styles from './post-page.module.css';

export function PostPage() {
  const { id = '' } = useParams();
  const preview = usePreview<PostDetail>('post');
  return preview ? <Article post={preview} /> : <PostAt key={id} idOrSlug={id} />;
}

function PostAt({ idOrSlug }: { idOrSlug: string }) {
  const { data, error, mutate } = usePost(idOrSlug);
  useCanonicalUrl(idOrSlug, data, { page: paths.post, api: postPath });
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
        <div className={styles.failed}>
          <LoadError onRetry={() => mutate()}>Failed to load blog post. Please try again.</LoadError>
        </div>
      ) : (
        <ArticleHeaderSkeleton />
      )}
    </>
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
          <ButtonLink to={paths.blog} variant="outlined">
            All posts
          </ButtonLink>
        }
      >
        <span>Post ID: {id}</span>
        <br />
        <span>Blog post content coming soon...</span>
      </EmptyState>
    </>
  );
}
