import { forAdmins } from '../../../http/routes';

export default {
  routes: [
    forAdmins('GET', '/admin/views', 'saved-views.list'),
    forAdmins('POST', '/admin/views', 'saved-views.create'),
    forAdmins('PATCH', '/admin/views/:id', 'saved-views.change'),
    forAdmins('DELETE', '/admin/views/:id', 'saved-views.remove'),
  ],
};
