import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PostDetail } from '@stoa/contract';
import { Prose } from '@stoa/web-kit';
import { useRef } from 'react';
import { useCountView } from '../api/count-view';
import { ArticleHeader } from './article-header';
import { ArticleMeta } from './article-meta';
import { Contents, FoldedContents } from './contents';
import { PostTags } from './post-tags';
import { RelatedPosts } from './related-posts';
import { SharePost } from './share-post';
import { useArticleLinks } from './use-article-links';

/** Fewer headings than these need no list of their own. */
const LONG_POST_HEADINGS = 3;
const MEASURE = '44rem';

type ArticleProps = { post: PostDetail; onViewCounted: (viewCount: number) => void };

export function Article({ post, onViewCounted }: ArticleProps) {
  const body = useRef<HTMLDivElement>(null);
  useArticleLinks(body);
  useCountView(post.id, onViewCounted);
  const isLong = post.headings.length >= LONG_POST_HEADINGS;
  return (
    <>
      <ArticleMeta post={post} />
      <Box component="article" aria-labelledby="post-title">
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
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised exactly this
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
              <SharePost post={post} />
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
