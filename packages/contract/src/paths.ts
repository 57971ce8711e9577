import type { MailKind } from './mail/mail-templates';
import type { ExportKind, ImportKind } from './records/import-export';
import type { JobKind } from './records/jobs';
import type { OrderChange } from './sales/orders/states';

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
  collections: `${API}/collections`,
  collection: (idOrSlug: Id) => `${API}/collections/${encodeURIComponent(idOrSlug)}`,
  collectionItems: (idOrSlug: Id) => `${API}/collections/${encodeURIComponent(idOrSlug)}/items`,
  pages: `${API}/pages`,
  page: (idOrSlug: Id) => `${API}/pages/${encodeURIComponent(idOrSlug)}`,
  submitForm: `${API}/submit-form`,
  store: `${API}/store`,
  home: `${API}/home`,
  /** What emails show: a thumbnail of an uploaded image, or the logo. */
  mailImage: (name: string) => `${API}/mail-images/${encodeURIComponent(name)}`,
  download: (token: string) => `${API}/downloads/${token}`,
} as const;

/** Those of the panel, apart, so that the shop's pages don't carry them. */
export const adminPaths = {
  stats: `${API}/admin/stats`,
  firstSteps: `${API}/admin/first-steps`,
  sales: `${API}/admin/sales`,
  /** What may have changed sales. */
  shopChanges: `${API}/admin/sales/changes`,
  salesReport: `${API}/admin/sales/report`,
  salesSummary: `${API}/admin/sales/summary`,
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
  /** Who ordered before, for a new order. */
  orderCustomers: `${API}/admin/orders/customers`,
  orderCounts: `${API}/admin/orders/counts`,
  /** Purchases of which nothing stays. */
  rehearsal: `${API}/admin/rehearsal`,
  /** What is missing before the shop opens. */
  rehearsalAdvice: `${API}/admin/rehearsal/advice`,
  orderDrafts: `${API}/admin/order-drafts`,
  orderDraft: (id: Id) => `${API}/admin/order-drafts/${id}`,
  /** Those that orders were placed with, to filter by. */
  orderPaymentMethods: `${API}/admin/orders/payment-methods`,
  /** Invoices or packing slips, as one file. */
  orderDocuments: `${API}/admin/orders/documents`,
  order: (number: Id) => `${API}/admin/orders/${number}`,
  /** A change of an order, such as 'mark-paid'. */
  changeOrder: (number: Id, change: OrderChange) => `${API}/admin/orders/${number}/${change}`,
  customers: `${API}/admin/customers`,
  bulkCustomers: `${API}/admin/customers/bulk`,
  /** What they can be filtered by. */
  customerChoices: `${API}/admin/customers/choices`,
  customer: (id: Id) => `${API}/admin/customers/${id}`,
  mergeCustomers: (id: Id) => `${API}/admin/customers/${id}/merge`,
  eraseCustomer: (id: Id) => `${API}/admin/customers/${id}/erase`,
  /** A file with everything about a customer. */
  customerData: (id: Id) => `${API}/admin/customers/${id}/data`,
  /** Delivery, taxes, and ways to pay. */
  salesSettings: `${API}/admin/sales-settings`,
  paymentProvider: (name: string) => `${API}/admin/payment-providers/${name}`,
  testPayment: (name: string) => `${API}/admin/payment-providers/${name}/test`,
  discounts: `${API}/admin/discounts`,
  /** What one would have cost last month. */
  discountEstimate: `${API}/admin/discounts/estimate`,
  discount: (id: Id) => `${API}/admin/discounts/${id}`,
  mailServer: `${API}/admin/mail-server`,
  testMailServer: `${API}/admin/mail-server/test`,
  testCurrentMailServer: `${API}/admin/mail-server/test-current`,
  mailTemplates: `${API}/admin/mail-templates`,
  mailTemplate: (kind: MailKind) => `${API}/admin/mail-templates/${kind}`,
  previewMail: (kind: MailKind) => `${API}/admin/mail-templates/${kind}/preview`,
  testMail: (kind: MailKind) => `${API}/admin/mail-templates/${kind}/test`,
  notifications: `${API}/admin/notifications`,
  notificationsSeen: `${API}/admin/notifications/seen`,
  notificationStream: `${API}/admin/notifications/stream`,
  notificationChoices: `${API}/admin/notifications/choices`,
  push: `${API}/admin/push`,
  pushDevice: (id: Id) => `${API}/admin/push/${id}`,
  testPush: (id: Id) => `${API}/admin/push/${id}/test`,
  media: `${API}/admin/media`,
  mediaFile: (id: Id) => `${API}/admin/media/${id}`,
  markdown: `${API}/admin/markdown`,
  bulkItems: `${API}/admin/items/bulk`,
  stockChanges: `${API}/admin/stock-changes`,
  postAuthors: `${API}/admin/posts/authors`,
  bulkPosts: `${API}/admin/posts/bulk`,
  bulkMessages: `${API}/admin/messages/bulk`,
  bulkOrders: `${API}/admin/orders/bulk`,
  jobs: `${API}/admin/jobs`,
  job: (id: Id) => `${API}/admin/jobs/${id}`,
  startJob: (kind: JobKind) => `${API}/admin/jobs/${kind}`,
  jobRows: (id: Id) => `${API}/admin/jobs/${id}/rows`,
  stopJob: (id: Id) => `${API}/admin/jobs/${id}/stop`,
  views: `${API}/admin/views`,
  view: (id: Id) => `${API}/admin/views/${id}`,
  export: (kind: ExportKind) => `${API}/admin/exports/${kind}`,
  importTemplate: (kind: ImportKind) => `${API}/admin/import-templates/${kind}`,
  imports: `${API}/admin/imports`,
  import: (id: Id) => `${API}/admin/imports/${id}`,
  importRows: (id: Id) => `${API}/admin/imports/${id}/rows`,
  confirmImport: (id: Id) => `${API}/admin/imports/${id}/confirm`,
  importImages: (id: Id) => `${API}/admin/imports/${id}/images`,
  retryImportImages: (id: Id) => `${API}/admin/imports/${id}/images/retry`,
  importReport: (id: Id) => `${API}/admin/imports/${id}/report`,
} as const;
