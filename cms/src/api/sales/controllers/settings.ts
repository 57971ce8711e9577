import { salesReportQuery, salesSettingsInput, statsQuery } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { figures, report, settings, shopChanges } = services(strapi).sales;

  return {
    figures: (ctx) => figures.read(validated(statsQuery, ctx.query)),
    salesReport: (ctx) => report.read(validated(salesReportQuery, ctx.query)),
    salesSummary: () => figures.summary(),
    shopChanges: (ctx) => shopChanges.list(validated(statsQuery, ctx.query)),
    show: () => settings.read(),
    change: (ctx) => settings.change(validated(salesSettingsInput, ctx.request.body)),
  };
});
