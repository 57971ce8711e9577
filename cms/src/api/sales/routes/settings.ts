import { forAdmins } from '../../../http/routes';

export default {
  routes: [
    forAdmins('GET', '/admin/sales', 'sales.show'),
    forAdmins('GET', '/admin/sales-settings', 'sales-settings.show'),
    forAdmins('PATCH', '/admin/sales-settings', 'sales-settings.change'),
    forAdmins('GET', '/admin/discount-codes', 'discount-codes.list'),
    forAdmins('POST', '/admin/discount-codes', 'discount-codes.create'),
    forAdmins('GET', '/admin/discount-codes/:id', 'discount-codes.show'),
    forAdmins('PATCH', '/admin/discount-codes/:id', 'discount-codes.change'),
    forAdmins('DELETE', '/admin/discount-codes/:id', 'discount-codes.remove'),
  ],
};
