import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { VisuallyHidden } from '@stoa/web-kit';
import { getIn, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FORM_WIDTH } from './form-width';

export interface FormTab {
  label: string;
  /** The names of its fields: a complaint about one of them marks the tab. */
  fields: readonly string[];
  /** As wide as the page, for what stands side by side. */
  wide?: boolean;
  content: ReactNode;
}

/** After a try in vain, the first tab with a complaint opens and its field has the focus. What is hidden keeps its state. */
export function FormTabs({ tabs }: { tabs: FormTab[] }) {
  const { errors, submitCount, isSubmitting } = useFormikContext();
  const [current, setCurrent] = useState(0);
  const id = useId();
  const panels = useRef<HTMLDivElement>(null);
  const wrong = tabs.map(({ fields }) => submitCount > 0 && fields.some((name) => getIn(errors, name) !== undefined));
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

  // After every render: the tab may be open already.
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
        onChange={(_event, tab: number) => setCurrent(tab)}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Parts of the form"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map(({ label }, place) => (
          <Tab
            key={label}
            id={`${id}-tab-${place}`}
            aria-controls={`${id}-panel-${place}`}
            label={
              wrong[place] ? (
                <Box component="span" sx={{ color: 'error.main' }}>
                  {label} <span aria-hidden="true">●</span>
                  <VisuallyHidden>(to be corrected)</VisuallyHidden>
                </Box>
              ) : (
                label
              )
            }
          />
        ))}
      </Tabs>
      <div ref={panels}>
        {tabs.map(({ label, wide, content }, place) => (
          <Box
            key={label}
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
