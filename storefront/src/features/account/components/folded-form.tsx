import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';

type FoldedFormProps = {
  label: string;
  /** `fold` hides the form when it's done. */
  children: (fold: () => void) => ReactNode;
};

/** A form that is rarely needed. Of those on the page, one is open at a time. */
export function FoldedForm({ label, children }: FoldedFormProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  function fold() {
    if (details.current) details.current.open = false;
    summary.current?.focus();
  }

  return (
    <Box component="details" name="account-form" ref={details} sx={detailsStyle}>
      <Box component="summary" ref={summary} sx={summaryStyle}>
        {label}
        <ExpandIcon />
      </Box>
      <Box sx={{ paddingTop: 3 }}>{children(fold)}</Box>
    </Box>
  );
}

const detailsStyle = { '&[open] > summary svg': { transform: 'rotate(180deg)' } };

const summaryStyle = {
  typography: 'subtitle2',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 44,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: 1,
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: 'primary.main' },
};
