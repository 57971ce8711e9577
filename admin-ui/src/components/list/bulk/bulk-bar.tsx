import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { counted, formatCount, MAX_BULK } from '@stoa/contract';
import { type ReactNode, useState } from 'react';
import type { BulkAction, BulkCalls, ChosenRecord } from './bulk-action';
import { BulkDialog } from './bulk-dialog';

type BulkBarProps<Input> = BulkCalls<Input> & {
  /** What a row is called: 'item'. */
  noun: string;
  chosen: ChosenRecord[];
  actions: BulkAction<Input>[];
  /** Called with the rows that stay selected. */
  /** Beside the actions, what changes nothing. */
  extra?: ReactNode;
  onChoose: (ids: number[]) => void;
  onDone: () => Promise<void>;
};

/** Bulk actions for the selected rows: an action, one confirmation, a report. */
export function BulkBar<Input>({ noun, chosen, actions, send, jobs, extra, onChoose, onDone }: BulkBarProps<Input>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [openLabel, setOpenLabel] = useState<string | null>(null);
  // Looked up on each render, because its choices may have loaded since.
  const action = actions.find(({ label }) => label === openLabel);
  /** All results of this query are selected, until someone filters or selects otherwise. */
  const [allOf, setAllOf] = useState<{ query: string; chosen: ChosenRecord[] } | null>(null);
  const isAll = jobs !== undefined && jobs.query === allOf?.query && chosen === allOf.chosen;
  const tooMany = !isAll && chosen.length > MAX_BULK;
  return (
    <Bar role="group" aria-label="Selected rows">
      <Typography variant="subtitle2" component="p" role="status" sx={{ flex: '1 1 auto' }}>
        {isAll
          ? `All ${counted(jobs.total, noun)} that match are selected`
          : `${counted(chosen.length, noun)} selected`}
        {tooMany && `. You can change up to ${MAX_BULK} at once. Select fewer to continue.`}
      </Typography>
      {jobs && !isAll && jobs.total > chosen.length && (
        <Button onClick={() => setAllOf({ query: jobs.query, chosen })}>
          Select all {formatCount(jobs.total)} that match
        </Button>
      )}
      {extra}
      <Button
        variant="contained"
        disabled={tooMany}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Actions
      </Button>
      <Button aria-label="Clear selection" onClick={() => onChoose([])}>
        Clear
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Actions' } }}
      >
        {actions.map((offered) => (
          <MenuItem
            key={offered.label}
            onClick={() => {
              setAnchor(null);
              setOpenLabel(offered.label);
            }}
            sx={offered.danger ? { color: 'error.main' } : undefined}
          >
            {asksMore(offered) ? `${offered.label}…` : offered.label}
          </MenuItem>
        ))}
      </Menu>
      {action && (
        <BulkDialog
          noun={noun}
          action={action}
          chosen={chosen}
          send={send}
          jobs={jobs}
          isAll={isAll}
          onDone={onDone}
          onClose={(left) => {
            setOpenLabel(null);
            if (left) onChoose(left);
          }}
        />
      )}
    </Bar>
  );
}

const asksMore = <Input,>(action: BulkAction<Input>): boolean =>
  action.details ? !action.change : Boolean(action.choice ?? action.typed);

/** In sight however far down the rows are selected. */
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: theme.spacing(1),
  zIndex: 2,
  // Below the top bar.
  [theme.breakpoints.down('lg')]: { top: 64 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(0.5), '& > .MuiButton-text': { paddingInline: 8 } },
  marginBottom: theme.spacing(2),
  padding: theme.spacing(1, 1, 1, 2),
  border: `1px solid ${theme.vars.palette.primary.main}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
}));
