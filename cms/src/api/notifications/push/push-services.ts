import { environment } from '../../../environment';

/** Who delivers messages to browsers: Chrome and Edge on Android, Firefox, Safari, Edge on Windows. */
const HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const { pushServiceBase } = environment;

/** The server sends to these addresses whatever an administrator’s browser names, so it can’t be any. */
export const isPushService = (endpoint: string): boolean => {
  if (pushServiceBase && endpoint.startsWith(`${pushServiceBase}/`)) return true;
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  );
};
