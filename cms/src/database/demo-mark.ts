import type { Core } from '@strapi/strapi';
import type { DemoShop } from '../demo-shops';

/** Stored in the database for the demo shop. All its dates count back from the first day. */
export interface DemoMark {
  /** Not in the marks of older versions, which had only the first. */
  shop?: DemoShop;
  firstDay: string;
  done: boolean;
}

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'stoa', name: 'seed', key: 'demo-shop' });

export const readDemoMark = async (strapi: Core.Strapi): Promise<DemoMark | null> =>
  (await storeOf(strapi).get({})) as DemoMark | null;

export const writeDemoMark = (strapi: Core.Strapi, mark: DemoMark) => storeOf(strapi).set({ value: mark });
