import type { TransferKind } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sheet } from '../../csv/sheet';
import { services } from '../../services';

const SHEETS: Record<TransferKind, (strapi: Core.Strapi) => Sheet> = {
  items: services.marketplace.sheet,
  posts: services.blog.sheet,
};

export const sheetOf = (strapi: Core.Strapi, kind: TransferKind): Sheet => SHEETS[kind](strapi);
