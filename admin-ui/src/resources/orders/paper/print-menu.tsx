import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useDocuments } from './use-documents';

const DOCUMENTS = [
  { label: 'Invoices', document: 'invoice', perPage: 1 },
  { label: 'Packing slips', document: 'packing-slip', perPage: 1 },
  { label: 'Packing slips, 4 per page', document: 'packing-slip', perPage: 4 },
] as const;

/** Papers of several orders as one PDF. */
export function PrintMenu({ numbers }: { numbers: number[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { busy, save } = useDocuments();
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PrintIcon />}
        disabled={busy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {busy ? 'Making PDF...' : 'Print'}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Print' } }}
      >
        {DOCUMENTS.map(({ label, ...documents }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              void save({ ...documents, numbers });
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
