import type { SubjectKind } from '@stoa/contract';
import type { Cancelable, Page } from '@stoa/web-kit';
import type { ComponentType } from 'react';
import type { RecordKind } from './record-kinds';

/** The sidebar from top to bottom; links without a section come first, and those of the last are always in view. */
export const SECTIONS = [null, 'Sales', 'Catalog', 'Content', 'People', 'System', 'Shop'] as const;

export interface Destination {
  label: string;
  /** Tells it apart from others with the same name. */
  hint?: string;
  to: string;
}

/** A sidebar link, which the palette offers too. */
export interface NavigationLink extends Destination {
  section: (typeof SECTIONS)[number];
  Icon: ComponentType;
  /** Current only on its own page. */
  end?: boolean;
  /** Parts of its page that are needed often, shown while it’s open. */
  parts?: Destination[];
  /** Shown beside it in the sidebar, such as a count. */
  Note?: ComponentType;
}

/** How the palette finds records by the typed words; `query` has the words and the number of results to show. */
export interface PaletteSearch {
  heading: string;
  find: (query: URLSearchParams, request?: Cancelable) => Promise<Destination[]>;
}

/** Everything the rest of the panel needs to know about one part of it. `app/resources.ts` lists them. */
export interface Resource {
  /** Each in its own chunk. */
  pages: Page[];
  links?: NavigationLink[];
  creates?: Destination[];
  search?: PaletteSearch;
  /** The kinds of records that appear in the activity and the trash. */
  kinds?: Partial<Record<SubjectKind, RecordKind>>;
}
