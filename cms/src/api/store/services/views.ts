import { dayOf } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { environment } from '../../../environment';
import { services } from '../../../services';
import { isRobot, type Visitor, visitorMark } from '../domain/visitor';
import { countView, pruneVisits, readViewCount, type Subject } from '../queries/views';

const createViewsService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Counts a view once per visitor and day; returns the total, or undefined where there is no such record. Whoever changes the
   * name of the browser is a new visitor, so one network can add only so many.
   */
  async count({ subject, subjectId, visitor }: { subject: Subject; subjectId: number; visitor: Visitor }) {
    const sql = strapi.db.connection;
    const counts =
      !isRobot(visitor.userAgent) && (await services.auth.limits(strapi).allows('count-view', visitor.address));
    if (!counts) return readViewCount(sql, subject, subjectId);
    const day = dayOf(new Date());
    return countView(sql, { subject, subjectId, day, visitor: visitorMark(environment.secrets.jwt, day, visitor) });
  },

  prune: () => pruneVisits(strapi.db.connection),
});

export type ViewsService = ReturnType<typeof createViewsService>;
export default createViewsService;
