import type { TransferKind } from '@stoa/contract';

export const BASE_PATH = '/admin';

/** Panel pages that other resources link to. Each resource defines its own. */
export const paths = {
  home: '/',
  activity: '/activity',
  jobs: '/jobs',
  job: (id: number | string) => `/jobs/${id}`,
  imports: '/import',
  importOf: (kind: TransferKind) => `/import?kind=${kind}`,
  newItem: '/marketplace/new',
  settings: '/settings',
} as const;

/** Pages outside the panel, reached by plain links. */
export const outsidePaths = {
  shop: '/',
  login: '/login',
} as const;
