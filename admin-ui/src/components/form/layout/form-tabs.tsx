import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FORM_WIDTH } from './form-width';
import { type TabFields, tabLabel, useWrongTabs } from './tab-errors';

export interface FormTab {
  label: string;
  /** Use the full width of the page, for side-by-side content. */
  wide?: boolean;
  /** Only there while the tab is open: it asks the server, and has nothing to keep. */
  isLazy?: boolean;
  content: ReactNode;
}

type FormTabsProps<Tab extends string> = {
  /** The form's fields: a tab is marked if one of its fields has an error. */
  fields: TabFields<Tab>;
  tabs: Record<Tab, FormTab>;
};

const linkedPlace = (tabs: object): number => Object.keys(tabs).indexOf(window.location.hash.slice(1));

/** After a failed submit, opens the first tab with an error and focuses the field. Hidden tabs keep their state. */
export function FormTabs<Tab extends string>({ fields, tabs: parts }: FormTabsProps<Tab>) {
  const { isSubmitting } = useFormikContext();
  const isWrong = useWrongTabs(fields);
  // A link can lead to a tab, also from the page itself.
  const { key } = useLocation();
  const [arrival, setArrival] = useState(key);
  const [current, setCurrent] = useState(() => Math.max(0, linkedPlace(parts)));
  if (key !== arrival) {
    setArrival(key);
    if (linkedPlace(parts) >= 0) setCurrent(linkedPlace(parts));
  }
  const id = useId();
  const panels = useRef<HTMLDivElement>(null);
  const tabs = Object.entries<FormTab>(parts);
  const wrong = tabs.map(([tab]) => isWrong(tab));
  const firstWrong = wrong.indexOf(true);

  const focusFirst = useRef(false);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && firstWrong >= 0) {
      focusFirst.current = true;
      setCurrent(firstWrong);
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, firstWrong]);

  // On every render: the tab may already be open.
  useEffect(() => {
    const panel = panels.current?.children[current];
    if (!focusFirst.current || current !== firstWrong) return;
    focusFirst.current = false;
    const { activeElement } = document;
    // A field that is always in view comes before those of the tabs.
    if (activeElement?.matches('[aria-invalid="true"]') && !panels.current?.contains(activeElement)) return;
    panel?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });

  return (
    <div>
      <Tabs
        value={current}
        onChange={(_event, place: number) => {
          setCurrent(place);
          // Kept by a reload, without a step back to each tab that was open.
          window.history.replaceState(window.history.state, '', `#${tabs[place]?.[0] ?? ''}`);
        }}
        aria-label="Form sections"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map(([tab, { label }], place) => (
          <Tab
            key={tab}
            id={`${id}-tab-${place}`}
            aria-controls={`${id}-panel-${place}`}
            label={tabLabel(label, wrong[place] ?? false)}
          />
        ))}
      </Tabs>
      <div ref={panels}>
        {tabs.map(([tab, { wide, isLazy, content }], place) => (
          <Box
            key={tab}
            role="tabpanel"
            id={`${id}-panel-${place}`}
            aria-labelledby={`${id}-tab-${place}`}
            hidden={place !== current}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 2.5,
              paddingTop: 3,
              maxWidth: wide ? 'none' : FORM_WIDTH,
              '&[hidden]': { display: 'none' },
            }}
          >
            {(!isLazy || place === current) && content}
          </Box>
        ))}
      </div>
    </div>
  );
}
