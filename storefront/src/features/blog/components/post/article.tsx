import type { PostDetail, PostStatus } from '@stoa/contract';
import { laterPart } from '@stoa/web-kit';
import { RenderedText } from '../../../../components/rendered-text';
import { UnpublishedNote } from '../../../../components/unpublished-note';
import { useOnceSeen } from '../../../../lib/when-seen';
import { countPostView } from '../../api';
import { withOwnView } from '../../domain/own-views';
import { PostTags } from '../cards/post-tags';
import styles from './article.module.css';
import { ArticleHeader } from './article-header';
import { ArticleMeta } from './article-meta';

const Contents = laterPart(async () => (await import('./contents')).Contents);
const FoldedContents = laterPart(async () => (await import('./contents')).FoldedContents);
const SharePost = laterPart(async () => (await import('./share-post')).SharePost);
const RelatedPosts = laterPart(async () => (await import('./related-posts')).RelatedPosts);

/** Posts with fewer headings don't need a list of them. */
const LONG_POST_HEADINGS = 3;

const NOTES: Record<PostStatus, string | null> = {
  PUBLISHED: null,
  DRAFT: 'It’s a draft.',
  ARCHIVED: 'It’s archived.',
};

type ArticleProps = {
  post: PostDetail;
  /** Left out: its views aren’t counted. */
  onViewCounted?: (viewCount: number) => void;
};

export function Article({ post, onViewCounted }: ArticleProps) {
  const isPublished = post.status === 'PUBLISHED';
  useOnceSeen(isPublished && onViewCounted ? post.id : null, (id) => {
    countPostView(id);
    onViewCounted?.(withOwnView(post));
  });
  const isLong = post.headings.length >= LONG_POST_HEADINGS;
  return (
    <>
      <ArticleMeta post={post} />
      <article aria-labelledby="post-title">
        {!isPublished && (
          <div className={styles.measure}>
            <UnpublishedNote>{NOTES[post.status]}</UnpublishedNote>
          </div>
        )}
        <ArticleHeader post={post} />
        <div className={styles.columns}>
          {isLong && <Contents headings={post.headings} />}
          {isLong && <FoldedContents headings={post.headings} />}
          <div className={styles.content}>
            <RenderedText html={post.contentHtml} />
            <footer className={styles.footer}>
              <PostTags tags={post.tags} />
              {isPublished && <SharePost post={post} />}
            </footer>
          </div>
        </div>
      </article>
      <RelatedPosts posts={post.related} />
    </>
  );
}
