import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ListControls } from '@stoa/web-kit';
import { useItemCategories, useItemTags } from '../api';
import { activeFilters } from '../domain/active-filters';
import type { ItemParam } from '../domain/item-params';

/** For narrow screens, where the filters themselves are collapsed. */
export function ActiveFilters({ view }: { view: ListControls<ItemParam> }) {
  const categories = useItemCategories().data;
  const tags = useItemTags().data;
  const filters = activeFilters(view.values, { categories, tags });
  if (filters.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Active filters"
      sx={{ display: { xs: 'flex', md: 'none' }, flexWrap: 'wrap', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}
    >
      {filters.map(({ param, label }) => (
        <li key={param}>
          <Chip
            component="button"
            clickable
            label={label}
            aria-label={`Remove filter ${label}`}
            onClick={() => view.change({ [param]: '' })}
            onDelete={() => view.change({ [param]: '' })}
          />
        </li>
      ))}
    </Box>
  );
}
