import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { hashPassword } from '../../src/security/passwords';
import type { DemoContent } from '../content';
import { portraitFile } from '../images';
import { workingHour } from '../schedule';

const USER = 'plugin::users-permissions.user';
/** Their accounts are older than the first post. */
const DAYS_AGO = 340;

/** Customer accounts: the authors and a few others. Their passwords are unknown, and their addresses receive no email. */
export async function ensurePeople(
  strapi: Core.Strapi,
  { authors, customers }: DemoContent,
  { addresses, firstDay }: { addresses: ReadonlyMap<string, string>; firstDay: Date },
): Promise<Map<string, number>> {
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'authenticated' } });
  const password = await hashPassword(randomBytes(32).toString('base64url'));
  const ids = new Map<string, number>();
  for (const { key, name, email } of [...authors, ...customers]) {
    const found = await strapi.db.query(USER).findOne({ where: { email }, select: ['id'] });
    const createdAt = workingHour(firstDay, DAYS_AGO, key);
    const person =
      found ??
      (await strapi.db.query(USER).create({
        data: {
          name,
          email,
          username: email,
          avatar: addresses.get(portraitFile(key)) ?? null,
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
