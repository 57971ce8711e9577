import { forAdmins } from '../../../http/routes';

export default {
  routes: [forAdmins('GET', '/admin/users', 'users.list'), forAdmins('PATCH', '/admin/users/:id', 'users.change')],
};
