import { styled } from '@mui/material/styles';

type RecordNamesProps = { label: string; names: { id: number; name: string; note?: string | null }[] };

/** Many names in little room. It takes the focus, for those who scroll by keyboard. */
export function RecordNames({ label, names }: RecordNamesProps) {
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <ul>
        {names.map(({ id, name, note }) => (
          <li key={id}>
            {name}
            {note && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </Scroll>
  );
}

const Scroll = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  maxHeight: 240,
  overflowY: 'auto',
  padding: theme.spacing(1.25, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  '& ul': { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: theme.spacing(0.75) },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.error.main },
}));
