import { isPushService } from './push-services';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QGk',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('sends to %s', (endpoint) => expect(isPushService(endpoint)).toBe(true));

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://notify.windows.com.evil.example/',
  'http://127.0.0.1:5432/',
  'nowhere',
])('sends nothing to %s', (endpoint) => expect(isPushService(endpoint)).toBe(false));
