import { createDiscountInput, salesReportQuery, salesSettingsInput, statsQuery } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { discounts, figures, report, settings, shopChanges } = services(strapi).sales;

  return {
    figures: (ctx) => figures.read(validated(statsQuery, ctx.query)),
    salesReport: (ctx) => report.read(validated(salesReportQuery, ctx.query)),
    salesSummary: () => figures.summary(),
    shopChanges: (ctx) => shopChanges.list(validated(statsQuery, ctx.query)),
    estimateDiscount: (ctx) => discounts.estimate(validated(createDiscountInput, ctx.request.body)),
    show: () => settings.read(),
    change: (ctx) => settings.change(validated(salesSettingsInput, ctx.request.body)),
  };
});
