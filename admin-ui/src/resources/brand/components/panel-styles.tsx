import { brandPaths } from '@stoa/contract';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import type { BrandValues } from '../domain/brand-fields';

/** Has the panel wear a saved brand at once. */
export function PanelStyles() {
  const { updatedAt } = useFormikContext<BrandValues>().values;
  const [opened] = useState(updatedAt);
  useEffect(() => {
    if (updatedAt === opened) return;
    const styles = document.querySelector<HTMLLinkElement>(`link[href^="${brandPaths.styles}"]`);
    styles?.setAttribute('href', `${brandPaths.styles}?${Date.parse(updatedAt)}`);
  }, [updatedAt, opened]);
  return null;
}
