import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PostSummary } from '@stoa/contract';
import { formatDate } from '@stoa/web-kit';
import type { ReactNode } from 'react';

/** The post's author and date; `children` follow the date. */
export function PostByline({ post, size = 32, children }: { post: PostSummary; size?: number; children?: ReactNode }) {
  const { author } = post;
  const date = post.publishedAt ?? post.createdAt;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      {author && (
        <Avatar
          src={author.avatar ?? undefined}
          alt=""
          slotProps={{ img: { loading: 'lazy' } }}
          sx={{ width: size, height: size, fontSize: size * 0.45, bgcolor: 'secondary.main' }}
        >
          {author.name.slice(0, 1)}
        </Avatar>
      )}
      <Box sx={{ minWidth: 0 }}>
        {author && (
          <Typography variant="body2" sx={{ fontWeight: 550 }}>
            {author.name}
          </Typography>
        )}
        <Typography variant="caption" component="p" color="textSecondary">
          <time dateTime={date}>{formatDate(date)}</time>
          {children}
        </Typography>
      </Box>
    </Box>
  );
}
