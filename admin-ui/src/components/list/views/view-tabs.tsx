import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { formatCount, type SavedView, type ViewList } from '@stoa/contract';
import { tabularFigures, VisuallyHidden } from '@stoa/web-kit';
import { useState } from 'react';
import { useSavedViews } from './api';
import { isSame, type ListState, ViewsDialog } from './views-dialog';

/** A view that every shop has. */
export interface Preset {
  label: string;
  query: string;
  /** How many records it has, if that’s known. */
  count?: number;
}

type ViewTabsProps = {
  list: ViewList;
  /** The id of what the tabs change. */
  panel: string;
  now: ListState;
  /** The view the list was last set to. Later changes can be saved under its name. */
  activeId: number | undefined;
  presets?: readonly Preset[];
  /** An empty query is the list with nothing left out. */
  onPreset: (query: string) => void;
  onApply: (view: SavedView) => void;
  onSaved: (view: SavedView) => void;
};

const ALL: Preset = { label: 'All', query: '' };

/** However it’s sorted, and whatever is searched for in it. */
const filtersIn = (query: string): string =>
  [...new URLSearchParams(query)]
    .filter(([name]) => !['search', 'sortBy', 'order', 'limit'].includes(name))
    .sort()
    .join('&');

/** The list with nothing left out, what it’s usually narrowed to, and the saved views. */
export function ViewTabs({ list, panel, now, activeId, presets = [], onPreset, onApply, onSaved }: ViewTabsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: views = [] } = useSavedViews(list);
  const current = views.find((view) => isSame(view, now));
  const shown = [ALL, ...presets];
  const preset = shown.find(({ query }) => filtersIn(query) === filtersIn(now.query)) ?? ALL;
  const changed = current ? undefined : views.find(({ id }) => id === activeId);

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: { xs: 'start', sm: 'center' },
        gap: 1,
        marginBottom: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <AllTabs value={(current ?? changed)?.id ?? preset.label} aria-label="Saved views">
        {shown.map(({ label, query, count }) => (
          <Tab
            key={label}
            value={label}
            label={<Counted label={label} count={count} />}
            aria-controls={panel}
            onClick={() => onPreset(query)}
          />
        ))}
        {views.map((view) => (
          <Tab
            key={view.id}
            value={view.id}
            aria-controls={panel}
            onClick={() => onApply(view)}
            label={
              <span>
                {view.name}
                {view === changed && (
                  <>
                    {' '}
                    <span aria-hidden="true">•</span>
                    <VisuallyHidden>(changed)</VisuallyHidden>
                  </>
                )}
              </span>
            }
          />
        ))}
      </AllTabs>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Views
      </Button>
      {isOpen && (
        <ViewsDialog
          list={list}
          now={now}
          current={current}
          changed={changed}
          onApply={onApply}
          onSaved={onSaved}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Box>
  );
}

const Counted = ({ label, count = 0 }: Pick<Preset, 'label' | 'count'>) =>
  count > 0 ? (
    <span>
      {label} <Count>{formatCount(count)}</Count>
    </span>
  ) : (
    label
  );

const Count = styled('span')(({ theme }) => ({
  ...tabularFigures,
  marginInlineStart: theme.spacing(0.25),
  color: theme.vars.palette.text.secondary,
  fontWeight: 400,
}));

/** On phones, they take a second line instead of being cut off. */
const AllTabs = styled(Tabs)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  [theme.breakpoints.down('sm')]: {
    '& .MuiTabs-list': { flexWrap: 'wrap' },
    '& .MuiTab-root': { minWidth: 0, minHeight: 40, paddingInline: theme.spacing(1.5) },
    '& .MuiTabs-indicator': { display: 'none' },
    '& .Mui-selected': { boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}` },
  },
}));
