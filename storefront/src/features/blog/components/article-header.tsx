import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PostDetail } from '@stoa/contract';
import { tabularFigures } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Picture } from '../../../components/picture';
import { paths } from '../../../config/paths';
import { PostByline } from './post-byline';
import { POST_RATIO } from './post-grid';

const WIDTH = '(min-width: 1008px) 958px, (min-width: 600px) calc(100vw - 50px), calc(100vw - 34px)';

export function ArticleHeader({ post }: { post: PostDetail }) {
  return (
    <Box component="header" sx={{ maxWidth: '60rem', marginInline: 'auto', paddingBlock: { xs: 4, md: 7 } }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2, textAlign: 'center' }}>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 1.5, typography: 'overline' }}
        >
          <Box component="span" sx={{ color: 'primary.main' }}>
            Blog Post
          </Box>
          <Link
            component={RouterLink}
            to={paths.blogInCategory(post.category.slug)}
            color="textSecondary"
            underline="hover"
          >
            {post.category.name}
          </Link>
        </Box>
        <Typography variant="h2" component="h1" id="post-title" sx={{ maxWidth: '24ch' }}>
          {post.title}
        </Typography>
        {post.excerpt && (
          <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ maxWidth: '52ch' }}>
            {post.excerpt}
          </Typography>
        )}
        <Box sx={{ ...tabularFigures, marginTop: 1, textAlign: 'start' }}>
          <PostByline post={post} size={44}>
            <Detail>{post.readingMinutes} min read</Detail>
            <Detail>
              {post.viewCount.toLocaleString('en-US')} {post.viewCount === 1 ? 'view' : 'views'}
            </Detail>
          </PostByline>
        </Box>
      </Box>
      {post.featuredImage && (
        <Box
          sx={{ marginTop: { xs: 4, md: 6 }, overflow: 'hidden', borderRadius: 2, border: 1, borderColor: 'divider' }}
        >
          <Picture src={post.featuredImage} picture={post.picture} ratio={POST_RATIO} sizes={WIDTH} first />
        </Box>
      )}
    </Box>
  );
}

function Detail({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Box component="span" aria-hidden sx={{ marginInline: 0.75 }}>
        ·
      </Box>
      {children}
    </Box>
  );
}
