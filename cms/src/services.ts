/** The one way to another area: a typed look-up, never a file path. Each area adds its services here. */
import type { Core } from '@strapi/strapi';
import type { AccountsService } from './api/auth/services/accounts';
import type { LimitsService } from './api/auth/services/limits';
import type { LoginThrottleService } from './api/auth/services/login-throttle';
import type { PasswordsService } from './api/auth/services/passwords';
import type { SessionsService } from './api/auth/services/sessions';
import type { BulkPostsService } from './api/blog/services/bulk-posts';
import type { MarkdownService } from './api/blog/services/markdown';
import type { PostsService } from './api/blog/services/posts';
import type { PostSheetService } from './api/blog/services/sheet';
import type { TermsService as BlogTermsService } from './api/blog/services/terms';
import type { BulkMessagesService } from './api/contact/services/bulk-messages';
import type { MessagesService } from './api/contact/services/messages';
import type { SubmissionsService } from './api/contact/services/submissions';
import type { ActivityService } from './api/history/services/activity';
import type { TrashService } from './api/history/services/trash';
import type { OutboxService } from './api/mail/services/outbox';
import type { BulkItemsService } from './api/marketplace/services/bulk-items';
import type { ItemsService } from './api/marketplace/services/items';
import type { ItemSheetService } from './api/marketplace/services/sheet';
import type { TermsService } from './api/marketplace/services/terms';
import type { MediaService } from './api/store/services/media';
import type { SavedViewsService } from './api/store/services/saved-views';
import type { SettingsService } from './api/store/services/settings';
import type { StatsService } from './api/store/services/stats';
import type { UsersService } from './api/store/services/users';
import type { ViewsService } from './api/store/services/views';
import type { DownloadsService } from './api/transfer/services/downloads';
import type { ImportsService } from './api/transfer/services/imports';

export const services = {
  auth: {
    accounts: (strapi: Core.Strapi) => strapi.service('api::auth.accounts') as AccountsService,
    limits: (strapi: Core.Strapi) => strapi.service('api::auth.limits') as LimitsService,
    loginThrottle: (strapi: Core.Strapi) => strapi.service('api::auth.login-throttle') as LoginThrottleService,
    passwords: (strapi: Core.Strapi) => strapi.service('api::auth.passwords') as PasswordsService,
    sessions: (strapi: Core.Strapi) => strapi.service('api::auth.sessions') as SessionsService,
  },
  blog: {
    markdown: (strapi: Core.Strapi) => strapi.service('api::blog.markdown') as MarkdownService,
    posts: (strapi: Core.Strapi) => strapi.service('api::blog.posts') as PostsService,
    bulkPosts: (strapi: Core.Strapi) => strapi.service('api::blog.bulk-posts') as BulkPostsService,
    sheet: (strapi: Core.Strapi) => strapi.service('api::blog.sheet') as PostSheetService,
    categories: (strapi: Core.Strapi) => (strapi.service('api::blog.terms') as BlogTermsService).categories,
    tags: (strapi: Core.Strapi) => (strapi.service('api::blog.terms') as BlogTermsService).tags,
  },
  contact: {
    messages: (strapi: Core.Strapi) => strapi.service('api::contact.messages') as MessagesService,
    bulkMessages: (strapi: Core.Strapi) => strapi.service('api::contact.bulk-messages') as BulkMessagesService,
    submissions: (strapi: Core.Strapi) => strapi.service('api::contact.submissions') as SubmissionsService,
  },
  history: {
    activity: (strapi: Core.Strapi) => strapi.service('api::history.activity') as ActivityService,
    trash: (strapi: Core.Strapi) => strapi.service('api::history.trash') as TrashService,
  },
  mail: {
    outbox: (strapi: Core.Strapi) => strapi.service('api::mail.outbox') as OutboxService,
  },
  marketplace: {
    items: (strapi: Core.Strapi) => strapi.service('api::marketplace.items') as ItemsService,
    bulkItems: (strapi: Core.Strapi) => strapi.service('api::marketplace.bulk-items') as BulkItemsService,
    sheet: (strapi: Core.Strapi) => strapi.service('api::marketplace.sheet') as ItemSheetService,
    categories: (strapi: Core.Strapi) => (strapi.service('api::marketplace.terms') as TermsService).categories,
    tags: (strapi: Core.Strapi) => (strapi.service('api::marketplace.terms') as TermsService).tags,
  },
  store: {
    savedViews: (strapi: Core.Strapi) => strapi.service('api::store.saved-views') as SavedViewsService,
    media: (strapi: Core.Strapi) => strapi.service('api::store.media') as MediaService,
    settings: (strapi: Core.Strapi) => strapi.service('api::store.settings') as SettingsService,
    stats: (strapi: Core.Strapi) => strapi.service('api::store.stats') as StatsService,
    users: (strapi: Core.Strapi) => strapi.service('api::store.users') as UsersService,
    views: (strapi: Core.Strapi) => strapi.service('api::store.views') as ViewsService,
  },
  transfer: {
    downloads: (strapi: Core.Strapi) => strapi.service('api::transfer.downloads') as DownloadsService,
    imports: (strapi: Core.Strapi) => strapi.service('api::transfer.imports') as ImportsService,
  },
};
