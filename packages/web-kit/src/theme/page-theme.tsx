import { useEffect } from 'react';
import { schemes } from './palette';
import { paint, useScheme } from './theme-mode';

/** Keeps the page in the chosen theme, and gives a phone's browser bar the page's color. */
export function PageTheme() {
  const scheme = useScheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of it is what paints the page anew
  useEffect(paint, [scheme]);
  return <meta name="theme-color" content={schemes[scheme].ground} />;
}
