import CommentIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import HeartIcon from '@mui/icons-material/FavoriteBorderOutlined';
import EyeIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { PostSummary } from '@stoa/contract';
import { tabularFigures } from '@stoa/web-kit';
import type { ReactNode } from 'react';

export function PostFigures({ post }: { post: Pick<PostSummary, 'viewCount' | '_count'> }) {
  return (
    <Box
      component="ul"
      sx={{
        ...tabularFigures,
        display: 'flex',
        gap: 1.75,
        margin: 0,
        padding: 0,
        listStyle: 'none',
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <Figure icon={<EyeIcon />} count={post.viewCount} one="view" many="views" />
      <Figure icon={<CommentIcon />} count={post._count.comments} one="comment" many="comments" />
      <Figure icon={<HeartIcon />} count={post._count.likes} one="like" many="likes" />
    </Box>
  );
}

function Figure({ icon, count, one, many }: { icon: ReactNode; count: number; one: string; many: string }) {
  return (
    <Box component="li" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', fontSize: '1rem' }}>
        {icon}
      </Box>
      {count.toLocaleString('en-US')}
      <span style={visuallyHidden}> {count === 1 ? one : many}</span>
    </Box>
  );
}
