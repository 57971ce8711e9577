/** What an operator should know of. */
export interface HealthFinding {
  /** ERROR: something is wrong. WARNING: it works, but may not for long, or not as well as it could. */
  severity: 'ERROR' | 'WARNING';
  what: string;
  /** Why it matters. */
  why: string;
  /** What to do. */
  advice: string;
  details: string[];
}

/** Where the panel has what a check looks at. */
export type HealthPage = 'BACKUPS' | 'MAIL_SERVER' | 'MEDIA' | 'ORDERS' | 'PAYMENTS';

export interface HealthCheck {
  name: string;
  /** Left out: only the server can change it. */
  page?: HealthPage;
  /** What was looked at. */
  summary: string;
  findings: HealthFinding[];
}

export interface HealthReport {
  checkedAt: string;
  checks: HealthCheck[];
}
