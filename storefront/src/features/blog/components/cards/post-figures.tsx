import CommentIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import HeartIcon from '@mui/icons-material/FavoriteBorderOutlined';
import EyeIcon from '@mui/icons-material/VisibilityOutlined';
import type { PostSummary } from '@stoa/contract';
import { formatCount } from '@stoa/contract';
import { classes, text, VisuallyHidden } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import styles from './post-figures.module.css';

export function PostFigures({ post }: { post: Pick<PostSummary, 'viewCount' | '_count'> }) {
  return (
    <ul className={classes(text.caption, text.muted, text.figures, styles.figures)}>
      <Figure icon={<EyeIcon />} count={post.viewCount} one="view" many="views" />
      <Figure icon={<CommentIcon />} count={post._count.comments} one="comment" many="comments" />
      <Figure icon={<HeartIcon />} count={post._count.likes} one="like" many="likes" />
    </ul>
  );
}

function Figure({ icon, count, one, many }: { icon: ReactNode; count: number; one: string; many: string }) {
  return (
    <li>
      {icon}
      {formatCount(count)}
      <VisuallyHidden> {count === 1 ? one : many}</VisuallyHidden>
    </li>
  );
}
