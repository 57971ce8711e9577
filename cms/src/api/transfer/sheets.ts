import type { TransferKind } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { areasOf } from '../../area/area';
import type { Sheet } from '../../csv/sheet';

export const sheetOf = (strapi: Core.Strapi, kind: TransferKind): Sheet => {
  const [create] = areasOf(strapi).flatMap(({ sheets }) => sheets?.[kind] ?? []);
  if (!create) throw new Error(`No area gives the sheet of ${kind}`);
  return create({ strapi });
};
