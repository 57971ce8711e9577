import { forAdmins } from '../../../http/routes';

export default {
  routes: [forAdmins('GET', '/admin/stats', 'stats.show'), forAdmins('GET', '/admin/first-steps', 'stats.firstSteps')],
};
