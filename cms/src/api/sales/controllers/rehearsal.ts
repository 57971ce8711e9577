import { controller } from '../../../http/controller';
import { services } from '../../../services';

export default controller((strapi) => ({
  run: () => services(strapi).sales.rehearsal.run(),
  advice: () => services(strapi).sales.rehearsal.advice(),
}));
