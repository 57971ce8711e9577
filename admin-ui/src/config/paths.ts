import type { ImportKind } from '@stoa/contract';

export const BASE_PATH = '/admin';

/** Panel pages that other resources link to. Each resource defines its own. */
export const paths = {
  home: '/',
  /** The shop’s. */
  homePage: '/home',
  activity: '/activity',
  brand: '/brand',
  health: '/health',
  jobs: '/jobs',
  job: (id: number | string) => `/jobs/${id}`,
  backups: '/backups',
  backupStorage: '/backups/storage',
  backupSettings: '/backups/settings',
  imports: '/import',
  importOf: (kind: ImportKind) => `/import?kind=${kind}`,
  lowStock: '/marketplace?lowStock=true',
  newItem: '/marketplace/new',
  newPost: '/blog/new',
  media: '/media',
  customers: '/customers',
  customer: (id: number | string) => `/customers/${id}`,
  orders: '/orders',
  order: (number: number) => `/orders/${number}`,
  ordersOf: (customer: number) => `/orders?customer=${customer}`,
  newOrderFor: (customer: number) => `/orders/new?customer=${customer}`,
  ordersToFulfill: '/orders?fulfillmentStatus=TO_FULFILL',
  ordersReservingMuch: '/orders?reserved=OVER_SHARE',
  ordersWithReturns: '/orders?returns=WAITING',
  ordersToPayBack: '/orders?returns=TO_PAY_BACK',
  ordersUnpaid: '/orders?state=AWAITING_PAYMENT',
  ordersToCheck: '/orders?state=NEEDS_ATTENTION',
  messages: '/messages',
  messagesFrom: (email: string) => `/messages?${new URLSearchParams({ search: email })}`,
  unreadMessages: '/messages?read=false',
  notifications: '/notifications',
  mailServer: '/notifications/mail-server',
  staffNotifications: '/notifications/staff',
  mailTemplate: (kind: string) => `/notifications/${kind}`,
  salesSettings: '/selling',
  user: (email: string) => `/users?${new URLSearchParams({ search: email })}`,
  salesSettingsTab: (tab: string) => `/selling#${tab}`,
  discounts: '/discounts',
  items: '/marketplace',
  menus: '/menus',
  /** Plays purchases. */
  rehearsal: '/orders/rehearsal',
  paymentProvider: (name: string) => `/selling/${name}`,
  settings: '/settings',
} as const;

/** Pages outside the panel, reached by plain links. */
export const outsidePaths = {
  shop: '/',
  marketplace: '/marketplace',
  login: '/login',
} as const;
