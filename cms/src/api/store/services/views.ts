import type { Core } from '@strapi/strapi';
import { environment } from '../../../environment';
import { dayOf, isRobot, type Visitor, visitorMark } from '../domain/visitor';
import { countView, pruneVisits, readViewCount, type Subject } from '../queries/views';

const createViewsService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Counts a view once per visitor and day; returns the total, or undefined where there is no such record. */
  count({ subject, subjectId, visitor }: { subject: Subject; subjectId: number; visitor: Visitor }) {
    const sql = strapi.db.connection;
    if (isRobot(visitor.userAgent)) return readViewCount(sql, subject, subjectId);
    const day = dayOf(new Date());
    return countView(sql, { subject, subjectId, day, visitor: visitorMark(environment.secrets.jwt, day, visitor) });
  },

  prune: () => pruneVisits(strapi.db.connection),
});

export type ViewsService = ReturnType<typeof createViewsService>;
export default createViewsService;
