import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PostSummary } from '@stoa/contract';
import { VisuallyHidden } from '@stoa/web-kit';
import { Link } from 'react-router';
import { Picture } from '../../../components/picture';
import { paths } from '../../../config/paths';
import { prefetchPost } from '../api/get-post';
import { PostByline } from './post-byline';
import { PostFigures } from './post-figures';
import { POST_CARD_SIZES, POST_RATIO } from './post-grid';
import { PostTags } from './post-tags';

type PostCardProps = {
  post: PostSummary;
  /** The level of its title in the page's outline. */
  level?: 2 | 3;
  /** The one that a visitor sees first. */
  first?: boolean;
};

export function PostCard({ post, level = 3, first = false }: PostCardProps) {
  const address = paths.post(post.slug);
  return (
    <ArticleCard component="article" onPointerEnter={() => prefetchPost(post.slug)}>
      <Picture
        src={post.featuredImage}
        picture={post.picture}
        ratio={POST_RATIO}
        sizes={POST_CARD_SIZES}
        first={first}
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 1.5, padding: 2.5 }}>
        <div>
          <Typography variant="caption" color="textSecondary">
            {post.category.name}
          </Typography>
          <Typography variant="h4" component={`h${level}`} sx={{ marginTop: 0.5 }}>
            <TitleLink to={address} data-cover>
              {post.title}
            </TitleLink>
          </Typography>
        </div>
        <PostByline post={post} />
        <Excerpt variant="body2" color="textSecondary">
          {post.excerpt}
        </Excerpt>
        <PostTags tags={post.tags} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 1,
            marginTop: 'auto',
          }}
        >
          <PostFigures post={post} />
          <Button component={Link} to={address} sx={{ marginInline: -1 }}>
            Read More
            <VisuallyHidden>: {post.title}</VisuallyHidden>
          </Button>
        </Box>
      </Box>
    </ArticleCard>
  );
}

/** The whole card leads to the post; what is a link of its own lies above that. */
const ArticleCard = styled(Card)<{ component: 'article' }>(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  transition: theme.transitions.create('border-color'),
  '& a:not([data-cover]), & button': { position: 'relative', zIndex: 1 },
  '& img': { transition: theme.transitions.create('transform', { duration: 250 }) },
  '@media (hover: hover)': {
    '&:hover': { borderColor: theme.vars.palette.control },
    '&:hover img': { transform: 'scale(1.02)' },
  },
}));

const TitleLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '0.2em' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

const Excerpt = styled(Typography)({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});
