/** What an empty database can be filled with: the values of DEMO_SHOP, and the folders of the shops. */
export const DEMO_SHOPS = { true: 'craft', workshop: 'workshop', studio: 'studio' } as const;
export type DemoShop = (typeof DEMO_SHOPS)[keyof typeof DEMO_SHOPS];
