import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type TabFields, tabLabel, useWrongTabs } from './tab-errors';

interface Sections {
  id: string;
  enter: (name: string) => void;
}

const SectionsContext = createContext<Sections | null>(null);

type SectionTabsProps<Name extends string> = {
  /** The form's fields: a tab is marked if one of its fields has an error. */
  fields: TabFields<Name>;
  tabs: Record<Name, string>;
  children: ReactNode;
};

/** For a form that is all on one page: each tab leads to its section. Current is the one with the focus. */
export function SectionTabs<Name extends string>({ fields, tabs, children }: SectionTabsProps<Name>) {
  const id = useId();
  const isWrong = useWrongTabs(fields);
  const names = Object.keys(tabs) as Name[];
  const [current, setCurrent] = useState<string | undefined>(names[0]);

  function goTo(name: string) {
    const section = document.getElementById(`${id}-${name}`);
    // A link can lead further, such as to a cell of a sheet.
    if (!section?.contains(document.activeElement)) section?.focus({ preventScroll: true });
    section?.scrollIntoView();
  }

  const location = useLocation();
  const arrive = useEffectEvent(({ hash }: typeof location) => {
    const linked = names.find((name) => hash === `#${name}`);
    if (linked) goTo(linked);
  });
  useEffect(() => arrive(location), [location]);

  return (
    <SectionsContext value={{ id, enter: setCurrent }}>
      <div>
        <Bar>
          <Tabs value={current} aria-label="Form sections">
            {names.map((name) => (
              <Tab
                key={name}
                value={name}
                id={`${id}-tab-${name}`}
                aria-controls={`${id}-${name}`}
                label={tabLabel(tabs[name], isWrong(name))}
                onClick={() => goTo(name)}
              />
            ))}
          </Tabs>
        </Bar>
        {children}
      </div>
    </SectionsContext>
  );
}

type FormSectionProps = {
  name: string;
  /** The name of a second part, that stands elsewhere on the page. */
  more?: string;
  children: ReactNode;
};

/** What a tab leads to. A form without tabs has its parts only. */
export function FormSection({ name, more, children }: FormSectionProps) {
  const sections = useContext(SectionsContext);
  if (!sections) return children;
  return (
    <Box
      role="tabpanel"
      id={[sections.id, name, more].filter(Boolean).join('-')}
      aria-labelledby={`${sections.id}-tab-${name}`}
      tabIndex={-1}
      onFocus={() => sections.enter(name)}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, outline: 'none' }}
    >
      {children}
    </Box>
  );
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  marginBottom: theme.spacing(2.5),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  // Below the bar at the top of narrow screens.
  [theme.breakpoints.down('lg')]: { top: 56, '& ~ * [role=tabpanel]': { scrollMarginTop: 32 } },
}));
