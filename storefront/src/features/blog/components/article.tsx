import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PostDetail, PostStatus, PostSummary } from '@stoa/contract';
import { Prose } from '@stoa/web-kit';
import { useRef } from 'react';
import { UnpublishedNote } from '../../../components/unpublished-note';
import { useOnceSeen } from '../../../lib/when-seen';
import { countPostView } from '../api';
import { ArticleHeader } from './article-header';
import { ArticleMeta } from './article-meta';
import { Contents, FoldedContents } from './contents';
import { PostCard } from './post-card';
import { postGrid } from './post-grid';
import { PostTags } from './post-tags';
import { SharePost } from './share-post';
import { useArticleLinks } from './use-article-links';

/** Posts with fewer headings don't need a list of them. */
const LONG_POST_HEADINGS = 3;
const MEASURE = '44rem';

const NOTES: Record<PostStatus, string | null> = {
  PUBLISHED: null,
  DRAFT: 'It’s a draft.',
  ARCHIVED: 'It’s archived.',
};

type ArticleProps = { post: PostDetail; onViewCounted: (viewCount: number) => void };

export function Article({ post, onViewCounted }: ArticleProps) {
  const body = useRef<HTMLDivElement>(null);
  useArticleLinks(body);
  const isPublished = post.status === 'PUBLISHED';
  useOnceSeen(isPublished ? post.id : null, (id) => {
    countPostView(id).then(
      ({ viewCount }) => onViewCounted(viewCount),
      // Readers don't need to know that a view wasn't counted.
      () => undefined,
    );
  });
  const isLong = post.headings.length >= LONG_POST_HEADINGS;
  return (
    <>
      <ArticleMeta post={post} />
      <Box component="article" aria-labelledby="post-title">
        {!isPublished && (
          <Box sx={{ maxWidth: MEASURE, marginInline: 'auto' }}>
            <UnpublishedNote>{NOTES[post.status]}</UnpublishedNote>
          </Box>
        )}
        <ArticleHeader post={post} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) minmax(0, ${MEASURE}) minmax(0, 1fr)` },
            columnGap: 6,
            rowGap: 4,
            '& > *': { width: '100%', maxWidth: MEASURE, marginInline: 'auto' },
          }}
        >
          {isLong && <Contents headings={post.headings} />}
          {isLong && <FoldedContents headings={post.headings} />}
          <Box sx={{ gridColumn: { lg: 2 } }}>
            <Prose
              ref={body}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitized exactly this
              dangerouslySetInnerHTML={{ __html: post.contentHtml }}
            />
            <Box
              component="footer"
              sx={{
                display: 'flex',
                flexDirection: 'column',
                gap: 3,
                marginTop: 6,
                paddingTop: 3,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <PostTags tags={post.tags} />
              {isPublished && <SharePost post={post} />}
            </Box>
          </Box>
        </Box>
      </Box>
      {post.related.length > 0 && (
        <Box component="section" aria-labelledby="related-title" sx={{ marginTop: { xs: 8, md: 12 } }}>
          <Typography variant="h3" component="h2" id="related-title" sx={{ marginBottom: 3 }}>
            Related posts
          </Typography>
          <RelatedPosts posts={post.related} />
        </Box>
      )}
    </>
  );
}

function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  return (
    <Box sx={postGrid}>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </Box>
  );
}
