import { anyText, isNarrowed, type ListView } from '@stoa/web-kit';

export const postParams = { search: anyText(), category: anyText(), tag: anyText() };
export type PostParam = keyof typeof postParams;
export type PostView = ListView<PostParam>;

/** A featured post appears above the first page while the list isn't narrowed. */
export const showsFeatured = ({ page, values }: PostView): boolean => page === 1 && !isNarrowed(values, []);
