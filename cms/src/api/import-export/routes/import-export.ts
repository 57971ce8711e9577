import { forAdmins, forAll } from '../../../http/routes';

export default {
  routes: [
    forAdmins('POST', '/admin/exports/:kind', 'exports.offer'),
    forAdmins('POST', '/admin/import-templates/:kind', 'exports.offerTemplate'),
    // Only an administrator's CSV gets this far: middlewares/json-only.ts.
    forAdmins('POST', '/admin/imports', 'imports.upload'),
    forAdmins('GET', '/admin/imports', 'imports.list'),
    forAdmins('GET', '/admin/imports/:id', 'imports.show'),
    forAdmins('GET', '/admin/imports/:id/rows', 'imports.rows'),
    forAdmins('GET', '/admin/imports/:id/images', 'imports.images'),
    forAdmins('POST', '/admin/imports/:id/images/retry', 'imports.retryImages'),
    forAdmins('POST', '/admin/imports/:id/confirm', 'imports.confirm'),
    forAdmins('POST', '/admin/imports/:id/report', 'imports.report'),
    forAdmins('DELETE', '/admin/imports/:id', 'imports.remove'),

    // Anyone with the address may download the file, once and within a minute.
    forAll('GET', '/downloads/:token', 'downloads.send'),
  ],
};
