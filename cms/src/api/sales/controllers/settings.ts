import { createDiscountInput, salesReportQuery, salesSettingsInput, statsQuery } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { discounts, figures, report, settings, shopChanges } = services(strapi).sales;
  const { today } = services(strapi).store.settings;

  return {
    figures: async (ctx) => figures.read(validated(statsQuery(await today()), ctx.query)),
    salesReport: async (ctx) => report.read(validated(salesReportQuery(await today()), ctx.query)),
    salesSummary: () => figures.summary(),
    shopChanges: async (ctx) => shopChanges.list(validated(statsQuery(await today()), ctx.query)),
    estimateDiscount: (ctx) => discounts.estimate(validated(createDiscountInput, ctx.request.body)),
    show: () => settings.read(),
    change: (ctx) => settings.change(validated(salesSettingsInput, ctx.request.body)),
  };
});
