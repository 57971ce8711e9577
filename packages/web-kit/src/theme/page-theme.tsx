import { grounds as defaultGrounds, type SchemeName } from '@stoa/contract';
import { useEffect } from 'react';
import { paint, useScheme } from './mode/theme-mode';

type PageThemeProps = {
  grounds?: Record<SchemeName, string> | undefined;
};

/** Keeps the page in the chosen theme, and gives a phone's browser bar the page's color. */
export function PageTheme({ grounds = defaultGrounds }: PageThemeProps) {
  const scheme = useScheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of it is what paints the page anew
  useEffect(paint, [scheme]);
  return <meta name="theme-color" content={grounds[scheme]} />;
}
