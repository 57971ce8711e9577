import { forAdmins } from '../../../http/routes';

export default {
  routes: [
    forAdmins('POST', '/admin/backups', 'backups.start'),
    forAdmins('GET', '/admin/backups', 'backups.list'),
    forAdmins('GET', '/admin/backups/state', 'backups.state'),
    forAdmins('POST', '/admin/backups/:id/download', 'backups.download'),
    forAdmins('DELETE', '/admin/backups/:id', 'backups.remove'),
    forAdmins('GET', '/admin/backup-settings', 'settings.show'),
    forAdmins('PATCH', '/admin/backup-settings', 'settings.change'),
    forAdmins('GET', '/admin/backup-storage', 'storage.show'),
    forAdmins('PATCH', '/admin/backup-storage', 'storage.change'),
    forAdmins('DELETE', '/admin/backup-storage', 'storage.remove'),
    forAdmins('POST', '/admin/backup-storage/test', 'storage.test'),
    forAdmins('POST', '/admin/backup-storage/test-current', 'storage.testCurrent'),
  ],
};
