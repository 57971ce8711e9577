import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type TermKind, useTerms } from './api';

/** The tags that a bulk action adds or removes. */
export function BulkTags({ kind, onChange }: { kind: TermKind; onChange: (tags: number[]) => void }) {
  const { data: terms } = useTerms(kind);
  const [chosen, setChosen] = useState<number[]>([]);

  function toggle(id: number) {
    const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    setChosen(next);
    onChange(next);
  }

  if (terms?.length === 0) return <Typography color="textSecondary">No tags available</Typography>;
  return (
    <Box role="group" aria-label="Tags" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {terms?.map(({ id, name }) => (
        <Chip
          key={id}
          label={name}
          component="button"
          type="button"
          clickable
          aria-pressed={chosen.includes(id)}
          color={chosen.includes(id) ? 'primary' : 'default'}
          variant={chosen.includes(id) ? 'filled' : 'outlined'}
          onClick={() => toggle(id)}
        />
      ))}
    </Box>
  );
}

const actions = [
  { label: 'Add tags', ask: (what: string) => `Add tags to ${what}?`, action: 'addTags' },
  { label: 'Remove tags', ask: (what: string) => `Remove tags from ${what}?`, action: 'removeTags' },
] as const;

export const tagActions = (kind: TermKind) =>
  actions.map(({ label, ask, action }) => ({
    label,
    ask,
    details: (onChange: (change: { action: typeof action; tags: number[] } | null) => void) => (
      <BulkTags kind={kind} onChange={(tags) => onChange(tags.length > 0 ? { action, tags } : null)} />
    ),
  }));
