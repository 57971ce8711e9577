import { createContext, useContext } from 'react';

/** Used in the head of every page: the shop's name, and the origin for full URLs. */
export type Site = { name: string | undefined; origin: string };

const unnamed: Site = { name: undefined, origin: '' };

export const SiteContext = createContext<Site>(unnamed);

export const useSite = (): Site => useContext(SiteContext);
