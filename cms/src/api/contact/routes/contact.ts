import { forAdmins, forAll } from '../../../http/routes';

export default {
  routes: [
    forAll('POST', '/submit-form', 'submissions.submit'),
    forAdmins('GET', '/admin/messages/unread', 'messages.unread'),
    forAdmins('POST', '/admin/messages/bulk', 'messages.bulk'),
  ],
};
