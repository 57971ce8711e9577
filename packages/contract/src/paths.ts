import type { JobKind } from './jobs';
import type { OrderChange } from './orders/states';
import type { ExportKind, TransferKind } from './transfer';

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
    avatar: `${API}/auth/avatar`,
    email: `${API}/auth/email`,
    resendConfirmation: `${API}/auth/email/resend`,
    confirmEmail: `${API}/auth/confirm-email`,
    deleteAccount: `${API}/auth/delete-account`,
    sessions: `${API}/auth/sessions`,
    addresses: `${API}/auth/addresses`,
    address: (id: Id) => `${API}/auth/addresses/${encodeURIComponent(id)}`,
    cart: `${API}/auth/cart`,
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
  facets: `${API}/facets`,
  avatar: (name: string) => `${API}/avatars/${name}`,
  offers: (lines: Id[]) => `${API}/offers?lines=${lines.join()}`,
  checkout: {
    quote: `${API}/checkout/quote`,
    orders: `${API}/checkout/orders`,
    /** The key is made by the browser that checks out, and only it knows it. */
    order: (key: string) => `${API}/checkout/orders/${encodeURIComponent(key)}`,
    cancel: (key: string) => `${API}/checkout/orders/${encodeURIComponent(key)}/cancel`,
    /** Opens it at its provider. */
    pay: (key: string) => `${API}/checkout/orders/${encodeURIComponent(key)}/pay`,
    /** The buyer is back from there. */
    settle: (key: string) => `${API}/checkout/orders/${encodeURIComponent(key)}/settle`,
  },
  orders: {
    /** For whoever has the link from an email. */
    byLink: (token: string) => `${API}/orders/by-link/${encodeURIComponent(token)}`,
    lookUp: `${API}/orders/look-up`,
    /** Of the account that is signed in. */
    mine: `${API}/orders/mine`,
    ownOne: (number: Id) => `${API}/orders/mine/${encodeURIComponent(number)}`,
    claim: `${API}/orders/claim`,
  },
  countries: `${API}/countries`,
  /** How addresses are written in a country. */
  country: (code: string) => `${API}/countries/${encodeURIComponent(code)}`,
  collections: `${API}/collections`,
  collection: (idOrSlug: Id) => `${API}/collections/${encodeURIComponent(idOrSlug)}`,
  collectionItems: (idOrSlug: Id) => `${API}/collections/${encodeURIComponent(idOrSlug)}/items`,
  pages: `${API}/pages`,
  page: (idOrSlug: Id) => `${API}/pages/${encodeURIComponent(idOrSlug)}`,
  submitForm: `${API}/submit-form`,
  store: `${API}/store`,
  home: `${API}/home`,
  download: (token: string) => `${API}/downloads/${token}`,
} as const;

/** Those of the panel, apart, so that the shop's pages don't carry them. */
export const adminPaths = {
  stats: `${API}/admin/stats`,
  firstSteps: `${API}/admin/first-steps`,
  sales: `${API}/admin/sales`,
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
  home: `${API}/admin/home`,
  homePreview: `${API}/admin/home/preview`,
  menus: `${API}/admin/menus`,
  messages: `${API}/admin/messages`,
  unreadMessages: `${API}/admin/messages/unread`,
  message: (id: Id) => `${API}/admin/messages/${id}`,
  orders: `${API}/admin/orders`,
  /** What it would cost, before it is made. */
  orderQuote: `${API}/admin/orders/quote`,
  orderChoices: `${API}/admin/orders/choices`,
  orderCounts: `${API}/admin/orders/counts`,
  /** Those that orders were placed with, to filter by. */
  orderWays: `${API}/admin/orders/ways`,
  order: (number: Id) => `${API}/admin/orders/${number}`,
  /** A change of an order, such as 'mark-paid'. */
  changeOrder: (number: Id, change: OrderChange) => `${API}/admin/orders/${number}/${change}`,
  /** Delivery, taxes, and ways to pay. */
  selling: `${API}/admin/selling`,
  discountCodes: `${API}/admin/discount-codes`,
  discountCode: (id: Id) => `${API}/admin/discount-codes/${id}`,
  media: `${API}/admin/media`,
  mediaFile: (id: Id) => `${API}/admin/media/${id}`,
  markdown: `${API}/admin/markdown`,
  bulkItems: `${API}/admin/items/bulk`,
  stockChanges: `${API}/admin/stock-changes`,
  postAuthors: `${API}/admin/posts/authors`,
  bulkPosts: `${API}/admin/posts/bulk`,
  bulkMessages: `${API}/admin/messages/bulk`,
  jobs: `${API}/admin/jobs`,
  job: (id: Id) => `${API}/admin/jobs/${id}`,
  startJob: (kind: JobKind) => `${API}/admin/jobs/${kind}`,
  jobRows: (id: Id) => `${API}/admin/jobs/${id}/rows`,
  stopJob: (id: Id) => `${API}/admin/jobs/${id}/stop`,
  views: `${API}/admin/views`,
  view: (id: Id) => `${API}/admin/views/${id}`,
  export: (kind: ExportKind) => `${API}/admin/exports/${kind}`,
  importTemplate: (kind: TransferKind) => `${API}/admin/import-templates/${kind}`,
  imports: `${API}/admin/imports`,
  import: (id: Id) => `${API}/admin/imports/${id}`,
  importRows: (id: Id) => `${API}/admin/imports/${id}/rows`,
  confirmImport: (id: Id) => `${API}/admin/imports/${id}/confirm`,
  importPictures: (id: Id) => `${API}/admin/imports/${id}/pictures`,
  retryImportPictures: (id: Id) => `${API}/admin/imports/${id}/pictures/retry`,
  importReport: (id: Id) => `${API}/admin/imports/${id}/report`,
} as const;
