import type { TransferKind } from './transfer';

const API = '/api';

type Id = number | string;

/** Every path of the HTTP API; all share one origin. */
export const apiPaths = {
  auth: {
    register: `${API}/auth/register`,
    login: `${API}/auth/login`,
    me: `${API}/auth/me`,
    refresh: `${API}/auth/refresh`,
    logout: `${API}/auth/logout`,
    forgotPassword: `${API}/auth/forgot-password`,
    resetPassword: `${API}/auth/reset-password`,
    changePassword: `${API}/auth/change-password`,
    sessions: `${API}/auth/sessions`,
    session: (id: Id) => `${API}/auth/sessions/${id}`,
  },
  marketplace: {
    items: `${API}/marketplace`,
    item: (idOrSlug: Id) => `${API}/marketplace/${encodeURIComponent(idOrSlug)}`,
    itemView: (id: Id) => `${API}/marketplace/${encodeURIComponent(id)}/view`,
    categories: `${API}/marketplace/categories`,
    category: (id: Id) => `${API}/marketplace/categories/${id}`,
    tags: `${API}/marketplace/tags`,
    tag: (id: Id) => `${API}/marketplace/tags/${id}`,
  },
  blog: {
    posts: `${API}/blog`,
    post: (idOrSlug: Id) => `${API}/blog/${encodeURIComponent(idOrSlug)}`,
    postView: (id: Id) => `${API}/blog/${encodeURIComponent(id)}/view`,
    categories: `${API}/blog/categories`,
    category: (id: Id) => `${API}/blog/categories/${id}`,
    deleteCategory: `${API}/blog/categories/delete`,
    tags: `${API}/blog/tags`,
    tag: (id: Id) => `${API}/blog/tags/${id}`,
  },
  submitForm: `${API}/submit-form`,
  store: `${API}/store`,
  download: (token: string) => `${API}/downloads/${token}`,
  admin: {
    stats: `${API}/admin/stats`,
    firstSteps: `${API}/admin/first-steps`,
    activity: `${API}/admin/activity`,
    /** The people in the activity, to filter by. */
    activityActors: `${API}/admin/activity/actors`,
    trash: `${API}/admin/trash`,
    trashEntry: (id: Id) => `${API}/admin/trash/${id}`,
    restoreRecord: `${API}/admin/trash/restore`,
    restore: (id: Id) => `${API}/admin/trash/${id}/restore`,
    users: `${API}/admin/users`,
    user: (id: Id) => `${API}/admin/users/${id}`,
    settings: `${API}/admin/settings`,
    messages: `${API}/admin/messages`,
    unreadMessages: `${API}/admin/messages/unread`,
    message: (id: Id) => `${API}/admin/messages/${id}`,
    media: `${API}/admin/media`,
    mediaFile: (id: Id) => `${API}/admin/media/${id}`,
    markdown: `${API}/admin/markdown`,
    bulkItems: `${API}/admin/items/bulk`,
    bulkPosts: `${API}/admin/posts/bulk`,
    bulkMessages: `${API}/admin/messages/bulk`,
    views: `${API}/admin/views`,
    view: (id: Id) => `${API}/admin/views/${id}`,
    export: (kind: TransferKind) => `${API}/admin/exports/${kind}`,
    imports: `${API}/admin/imports`,
    import: (id: Id) => `${API}/admin/imports/${id}`,
    importRows: (id: Id) => `${API}/admin/imports/${id}/rows`,
    confirmImport: (id: Id) => `${API}/admin/imports/${id}/confirm`,
    importReport: (id: Id) => `${API}/admin/imports/${id}/report`,
  },
} as const;
