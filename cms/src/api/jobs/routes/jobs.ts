import { forAdmins } from '../../../http/routes';

export default {
  routes: [
    forAdmins('POST', '/admin/jobs/:kind', 'jobs.start'),
    forAdmins('GET', '/admin/jobs', 'jobs.list'),
    forAdmins('GET', '/admin/jobs/:id', 'jobs.show'),
    forAdmins('GET', '/admin/jobs/:id/rows', 'jobs.rows'),
    forAdmins('POST', '/admin/jobs/:id/stop', 'jobs.stop'),
  ],
};
