import { createContext, useContext } from 'react';

/** What the head of every page names: the shop, and the origin that its full addresses begin with. */
export type Site = { name: string | undefined; origin: string };

const unnamed: Site = { name: undefined, origin: '' };

export const SiteContext = createContext<Site>(unnamed);

export const useSite = (): Site => useContext(SiteContext);
