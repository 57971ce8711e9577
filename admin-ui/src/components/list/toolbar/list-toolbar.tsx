import Box from '@mui/material/Box';
import { SearchBox, useShortcut } from '@stoa/web-kit';
import { type ReactNode, useRef } from 'react';
import { shortcuts } from '../../../lib/shortcuts';

type ListToolbarProps = {
  search: string;
  placeholder: string;
  onSearch: (text: string) => void;
  children?: ReactNode;
};

export function ListToolbar({ search, placeholder, onSearch, children }: ListToolbarProps) {
  const toolbar = useRef<HTMLElement>(null);
  useShortcut(shortcuts.search, () => toolbar.current?.querySelector('input')?.focus());
  return (
    <Box
      ref={toolbar}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        // Labels of the selects stand above their frames.
        rowGap: { xs: 2, sm: 1.5 },
        marginBottom: 2,
        '& > *': { flex: { xs: '1 1 40%', sm: '0 1 11.5rem' } },
        '& > :first-child': { flex: '1 1 15rem' },
        '& > button': { flex: '0 0 auto' },
      }}
    >
      <SearchBox value={search} label="Search" placeholder={placeholder} onSearch={onSearch} />
      {children}
    </Box>
  );
}
