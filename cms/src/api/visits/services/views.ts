import type { SubjectKind } from '@stoa/contract';
import { recordOf } from '../../../area/registered-areas';
import { readToday } from '../../../database/days';
import { environment } from '../../../environment';
import { type Context, services } from '../../../services';
import { isRobot, type Visitor, visitorMark } from '../domain/visitor';
import { countView, pruneVisits, readViewCount } from '../queries/views';

const VIEWS = { name: 'count-view', points: 600, duration: 3600 };

export default ({ strapi }: Context) => ({
  /**
   * Counts a view once per visitor and day. Returns the total, or undefined if the record doesn't exist. Changing the user agent
   * makes a new visitor, so views per network are limited.
   */
  async count({ subject, subjectId, visitor }: { subject: SubjectKind; subjectId: number; visitor: Visitor }) {
    const sql = strapi.db.connection;
    const { table } = recordOf(strapi, subject);
    const counts = !isRobot(visitor.userAgent) && (await services(strapi).auth.limits.allows(VIEWS, visitor.address));
    if (!counts) return readViewCount(sql, table, subjectId);
    const day = await readToday(sql);
    return countView(sql, {
      subject,
      table,
      subjectId,
      day,
      visitor: visitorMark(environment.secrets.jwt, day, visitor),
    });
  },

  prune: () => pruneVisits(strapi.db.connection),
});
