import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Term } from '@stoa/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';

/** Each links to the posts that have it. */
export function PostTags({ tags }: { tags: Term[] }) {
  if (tags.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Tags"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, margin: 0, padding: 0, listStyle: 'none' }}
    >
      {tags.map((tag) => (
        <li key={tag.id}>
          <Chip
            component={Link}
            to={paths.blogTagged(tag.slug)}
            label={tag.name}
            size="small"
            variant="outlined"
            clickable
          />
        </li>
      ))}
    </Box>
  );
}
