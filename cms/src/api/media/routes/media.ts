import { forAdmins } from '../../../http/routes';

export default {
  routes: [
    forAdmins('GET', '/admin/media', 'media.list'),
    // Only administrators get this far, and the form is already parsed: middlewares/json-only.ts.
    forAdmins('POST', '/admin/media', 'media.add'),
    forAdmins('PATCH', '/admin/media/:id', 'media.change'),
    forAdmins('DELETE', '/admin/media/:id', 'media.remove'),
  ],
};
