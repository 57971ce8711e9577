import Box from '@mui/material/Box';
import { SearchBox } from '@stoa/web-kit';
import type { ReactNode } from 'react';

type ListToolbarProps = {
  search: string;
  placeholder: string;
  onSearch: (text: string) => void;
  children?: ReactNode;
};

export function ListToolbar({ search, placeholder, onSearch, children }: ListToolbarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
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
