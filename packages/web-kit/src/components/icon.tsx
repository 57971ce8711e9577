import type { ComponentProps, ReactNode } from 'react';

/** An icon as large as the text around it. In the shop, Material's icons are made by this as well (vite/plain-icons.ts). */
export default function createIcon(path: ReactNode) {
  return (props: ComponentProps<'svg'>) => (
    <svg width="1em" height="1em" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...props}>
      {path}
    </svg>
  );
}
