import { forAll, forOwnPages, forSignedIn } from '../../../http/routes';

export default {
  routes: [
    forOwnPages('POST', '/auth/register', 'accounts.register'),
    forOwnPages('POST', '/auth/register-by-order', 'accounts.registerByOrder'),
    forOwnPages('POST', '/auth/login', 'accounts.login'),
    forSignedIn('GET', '/auth/me', 'accounts.me'),
    forSignedIn('PATCH', '/auth/me', 'accounts.updateMe'),
    forSignedIn('POST', '/auth/delete-account', 'accounts.remove'),

    forOwnPages('POST', '/auth/refresh', 'sessions.refresh'),
    forOwnPages('POST', '/auth/logout', 'sessions.logout'),
    forSignedIn('GET', '/auth/sessions', 'sessions.list'),
    forSignedIn('DELETE', '/auth/sessions/:id', 'sessions.end'),

    forAll('POST', '/auth/forgot-password', 'passwords.forgot'),
    forAll('POST', '/auth/reset-password', 'passwords.reset'),
    forSignedIn('POST', '/auth/change-password', 'passwords.change'),

    // The form is already parsed, for who is signed in: middlewares/json-only.ts.
    forSignedIn('POST', '/auth/avatar', 'avatars.change'),
    // The address is known only from the account, and from posts that its owner wrote.
    forAll('GET', '/avatars/:name', 'avatars.show'),

    forSignedIn('GET', '/auth/email', 'emails.read'),
    forSignedIn('POST', '/auth/email', 'emails.change'),
    forSignedIn('POST', '/auth/email/resend', 'emails.resend'),
    forAll('POST', '/auth/confirm-email', 'emails.confirm'),
  ],
};
