import { forAdmins, forAll } from '../../../http/routes';

export default {
  routes: [
    forAll('POST', '/submit-form', 'submissions.submit'),
    forAdmins('GET', '/admin/messages', 'messages.list'),
    forAdmins('GET', '/admin/messages/unread', 'messages.unread'),
    forAdmins('POST', '/admin/messages/bulk', 'messages.bulk'),
    forAdmins('GET', '/admin/messages/:id', 'messages.detail'),
    forAdmins('PATCH', '/admin/messages/:id', 'messages.change'),
    forAdmins('DELETE', '/admin/messages/:id', 'messages.remove'),
  ],
};
