/** Every area of the program. To add one, create a folder in src/api and add a line here. */
export { auth } from './api/auth/area';
export { blog } from './api/blog/area';
export { cache } from './api/cache/area';
export { contact } from './api/contact/area';
export { discovery } from './api/discovery/area';
export { history } from './api/history/area';
export { jobs } from './api/jobs/area';
export { mail } from './api/mail/area';
export { marketplace } from './api/marketplace/area';
export { media } from './api/media/area';
export { pages } from './api/pages/area';
export { savedViews } from './api/saved-views/area';
export { stats } from './api/stats/area';
export { store } from './api/store/area';
export { transfer } from './api/transfer/area';
export { users } from './api/users/area';
export { visits } from './api/visits/area';
