import { type PushSettings, type PushSubscriptionInput, panelPaths } from '@stoa/contract';
import { generateVAPIDKeys } from 'web-push';
import { environment } from '../../../environment';
import { badField, notFound } from '../../../http/problem';
import { decrypt, encrypt } from '../../../security/encryption';
import type { Context } from '../../../services';
import { isPushService } from './push-services';
import { dropDevice, insertKeys, queueTest, readDevices, readKeys, saveDevice } from './rows';

const SECRET = environment.secrets.encryptionKey;
const PURPOSE = 'push messages';

const BROWSERS = ['Edg', 'Firefox', 'Chrome', 'Safari'];
const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Mac', 'Windows', 'Linux'];

/** Such as “Chrome on Android”. */
const deviceOf = (userAgent: string): string => {
  const browser = BROWSERS.find((name) => userAgent.includes(name))?.replace('Edg', 'Edge') ?? 'Browser';
  const system = SYSTEMS.find((name) => userAgent.includes(name));
  return system ? `${browser} on ${system}` : browser;
};

/** Push messages to administrators’ browsers (Web Push), with keys of the shop’s own: there is no account anywhere. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const keys = async (): Promise<{ publicKey: string; privateKey: string }> => {
    const stored = await readKeys(sql);
    const privateKey = stored && decrypt(SECRET, PURPOSE, stored.privateKey);
    if (stored && privateKey) return { publicKey: stored.publicKey, privateKey };
    // With another ENCRYPTION_KEY, the former ones can't be read, and what was subscribed with them is lost.
    const { publicKey, privateKey: made } = generateVAPIDKeys();
    await insertKeys(sql, { publicKey, privateKey: encrypt(SECRET, PURPOSE, made) }, stored?.publicKey);
    return keys();
  };

  const read = async (userId: number): Promise<PushSettings> => ({
    publicKey: (await keys()).publicKey,
    devices: (await readDevices(sql, userId)).map((device) => ({ ...device, madeAt: device.madeAt.toISOString() })),
  });

  return {
    keys,
    read,

    async add(userId: number, input: PushSubscriptionInput, userAgent: string): Promise<PushSettings> {
      if (!isPushService(input.endpoint)) throw badField('endpoint', 'This browser’s push service isn’t known');
      await saveDevice(sql, { ...input, userId, device: deviceOf(userAgent) });
      return read(userId);
    },

    async remove(userId: number, id: number): Promise<PushSettings> {
      await dropDevice(sql, { id, user_id: userId });
      return read(userId);
    },

    async test(userId: number, id: number): Promise<PushSettings> {
      const { devices } = await read(userId);
      if (!devices.some((device) => device.id === id)) throw notFound('This device does not exist');
      await queueTest(sql, id, {
        title: 'Notifications work',
        text: 'New orders and messages will look like this.',
        url: panelPaths.dashboard,
      });
      return read(userId);
    },
  };
};
