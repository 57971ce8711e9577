import Box from '@mui/material/Box';
import type { Term } from '@stoa/contract';
import { Badge, BadgeLink } from '../../../components/badge';
import { paths } from '../../../config/paths';

type TagBadgesProps = {
  tags: Term[];
  /** Whether each tag links to everything else that has it. */
  linked?: boolean;
};

export function TagBadges({ tags, linked = false }: TagBadgesProps) {
  if (tags.length === 0) return null;
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, margin: 0, padding: 0, listStyle: 'none' }}>
      {tags.map(({ id, name, slug }) => (
        <li key={id}>{linked ? <BadgeLink to={paths.itemsTagged(slug)}>{name}</BadgeLink> : <Badge>{name}</Badge>}</li>
      ))}
    </Box>
  );
}
