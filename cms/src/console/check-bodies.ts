import { badField, type Problem } from '../http/problem';
import { requireId, requireList, type Values } from './ids';

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const named = (field: string, value: unknown): [string, Values][] => {
  const isRight = isObject(value) && Object.values(value).every(isObject);
  if (!isRight) throw badField(field, `${field} must be an object of objects`);
  return Object.entries(value) as [string, Values][];
};

/** Calls whose bodies Strapi uses without looking. */
export const BODIES: Record<string, (body: Values) => void> = {
  'POST /admin/permissions/check'({ permissions }) {
    if (!Array.isArray(permissions)) throw badField('permissions', 'permissions must be a list');
  },
  'POST /upload/actions/bulk-update'({ updates }) {
    requireList('updates', updates, (field, update) => {
      requireId(`${field}.id`, isObject(update) ? update.id : undefined);
    });
  },
  'PUT /users-permissions/email-templates'({ 'email-templates': templates }) {
    for (const [name, { options }] of named('email-templates', templates))
      if (!isObject(options) || typeof options.message !== 'string' || typeof options.object !== 'string')
        throw badField('email-templates', `email-templates.${name}.options must have an object and a message`);
  },
  'PUT /users-permissions/providers'({ providers }) {
    named('providers', providers);
  },
};

interface ZodError extends Error {
  issues: { path: (string | number)[]; message: string }[];
}

/** Strapi checks some bodies with Zod, and answers 500 to what it refuses. */
export const describeRefusedBody = (error: unknown): Problem | undefined => {
  if (!(error instanceof Error && error.name === 'ZodError')) return undefined;
  const [{ path, message } = { path: [], message: error.message }] = (error as ZodError).issues;
  const field = path.join('.') || 'body';
  return badField(field, `${field}: ${message}`);
};
