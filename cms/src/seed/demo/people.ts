import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { hashPassword } from '../../security/passwords';
import { authors, readers } from '../content/people';
import { workingHour } from '../schedule';
import { avatarFile } from './pictures';

const USER = 'plugin::users-permissions.user';
/** They were here before the first article. */
const DAYS_AGO = 340;

/** The authors and readers as accounts of customers. Nobody knows their passwords, and their addresses receive no mail. */
export async function ensurePeople(
  strapi: Core.Strapi,
  addresses: ReadonlyMap<string, string>,
  firstDay: Date,
): Promise<Map<string, number>> {
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'authenticated' } });
  const password = await hashPassword(randomBytes(32).toString('base64url'));
  const ids = new Map<string, number>();
  for (const { key, name, email } of [...authors, ...readers]) {
    const found = await strapi.db.query(USER).findOne({ where: { email }, select: ['id'] });
    const createdAt = workingHour(firstDay, DAYS_AGO, key);
    const person =
      found ??
      (await strapi.db.query(USER).create({
        data: {
          name,
          email,
          username: email,
          avatar: addresses.get(avatarFile(key)) ?? null,
          provider: 'local',
          password,
          confirmed: true,
          blocked: false,
          role: role.id,
          createdAt,
          updatedAt: createdAt,
        },
      }));
    ids.set(key, person.id);
  }
  return ids;
}
