import { controller } from '../../../http/controller';
import { services } from '../../../services';

export default controller((strapi) => ({
  show: () => services(strapi).health.examination.look(),
}));
