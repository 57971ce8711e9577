import { stockAlertInput } from '@stoa/contract';
import { controller, created } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

const ALERTS = { name: 'stock-alerts', points: 20, duration: 3600 };

export default controller((strapi) => ({
  async add(ctx) {
    const { limits } = services(strapi).auth;
    await limits.require(ALERTS, ctx.ip);
    const input = validated(stockAlertInput, ctx.request.body);
    await limits.consume(ALERTS, ctx.ip);
    return created(ctx, services(strapi).marketplace.stockAlerts.add(input));
  },
}));
