/** Shows push messages, also while the panel is closed. It imports nothing: browsers load it as one file. */

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Push extends Waiting {
  data: { json(): { title: string; text: string; url: string } } | null;
}

interface Click extends Waiting {
  notification: Notification & { data: { url: string } };
}

interface Tab {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** What TypeScript's library for pages doesn't know of workers. */
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(kind: 'push', listener: (event: Push) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: Click) => void): void;
}

const worker = globalThis as unknown as Worker;
const PANEL = '/admin';

worker.addEventListener('push', (event) => {
  const { title, text, url } = event.data?.json() ?? { title: 'Something new', text: '', url: '/' };
  event.waitUntil(worker.registration.showNotification(title, { body: text, tag: url, data: { url: PANEL + url } }));
});

/** In a tab of the panel that is open, or in a new one. */
async function open(url: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((one) => new URL(one.url).pathname.startsWith(PANEL));
  if (!tab) return void (await worker.clients.openWindow(url));
  await tab.focus();
  await tab.navigate(url);
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});
