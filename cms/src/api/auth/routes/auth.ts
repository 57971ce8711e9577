import { forAll, forSignedIn } from '../../../http/routes';

export default {
  routes: [
    forAll('POST', '/auth/register', 'accounts.register'),
    forAll('POST', '/auth/login', 'accounts.login'),
    forSignedIn('GET', '/auth/me', 'accounts.me'),
    forSignedIn('PATCH', '/auth/me', 'accounts.updateMe'),
  ],
};
