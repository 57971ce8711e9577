import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { VisuallyHidden } from '@stoa/web-kit';
import { getIn, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FORM_WIDTH } from './form-width';

export interface FormTab {
  label: string;
  /** Use the full width of the page, for side-by-side content. */
  wide?: boolean;
  content: ReactNode;
}

type FormTabsProps<Tab extends string> = {
  /** The form's fields: a tab is marked if one of its fields has an error. */
  fields: Record<string, { tab: Tab }>;
  tabs: Record<Tab, FormTab>;
};

const linkedPlace = (tabs: object): number => Object.keys(tabs).indexOf(window.location.hash.slice(1));

/** After a failed submit, opens the first tab with an error and focuses the field. Hidden tabs keep their state. */
export function FormTabs<Tab extends string>({ fields, tabs: parts }: FormTabsProps<Tab>) {
  const { errors, submitCount, isSubmitting } = useFormikContext();
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
  const isWrong = (tab: string) =>
    Object.entries(fields).some(([name, field]) => field.tab === tab && getIn(errors, name) !== undefined);
  const wrong = tabs.map(([tab]) => submitCount > 0 && isWrong(tab));
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
            label={
              wrong[place] ? (
                <Box component="span" sx={{ color: 'error.main' }}>
                  {label} <span aria-hidden="true">●</span>
                  <VisuallyHidden>(needs attention)</VisuallyHidden>
                </Box>
              ) : (
                label
              )
            }
          />
        ))}
      </Tabs>
      <div ref={panels}>
        {tabs.map(([tab, { wide, content }], place) => (
          <Box
            key={tab}
            role="tabpanel"
            id={`${id}-panel-${place}`}
            aria-labelledby={`${id}-tab-${place}`}
            hidden={place !== current}
            sx={{
              display: 'grid',
              gap: 2.5,
              paddingTop: 3,
              maxWidth: wide ? 'none' : FORM_WIDTH,
              '&[hidden]': { display: 'none' },
            }}
          >
            {content}
          </Box>
        ))}
      </div>
    </div>
  );
}
