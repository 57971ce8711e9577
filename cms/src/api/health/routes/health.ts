import { forAdmins } from '../../../http/routes';

export default { routes: [forAdmins('GET', '/admin/health', 'health.show')] };
