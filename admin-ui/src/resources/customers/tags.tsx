import Box from '@mui/material/Box';
import { Badge } from '../../components/badge';

export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, minWidth: 0 }}>
      {tags.map((tag) => (
        <Badge key={tag} look="secondary">
          {tag}
        </Badge>
      ))}
    </Box>
  );
}
