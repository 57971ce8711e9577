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

export interface HealthCheck {
  name: string;
  /** What was looked at. */
  summary: string;
  findings: HealthFinding[];
}

export interface HealthReport {
  checkedAt: string;
  checks: HealthCheck[];
}
