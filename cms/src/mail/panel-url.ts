import { environment } from '../environment';

/** Where an email leads to a page of the panel. */
export const panelUrl = (page: string): string => `${environment.publicUrl}/admin${page === '/' ? '' : page}`;
