/**
 * Puts a check before every route of the console.
 * Strapi passes ids on to PostgreSQL as they came, and some of its checks leave a promise behind if PostgreSQL refuses one.
 * Without it, invalid ids, queries, and bodies are answered with a 500.
 */
import type { Core, UID } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { BODIES, describeRefusedBody } from '../../console/check-bodies';
import { checkQuery, isInherited } from '../../console/check-query';
import {
  checkForm,
  checkReference,
  checkValues,
  isNone,
  isObject,
  requireDocumentId,
  requireId,
  requireList,
  type Values,
} from '../../console/ids';
import { everyConsoleRoute, putBefore } from '../../console/routes';
import { badRequest, notFound } from '../../http/problem';

/** The fields of a record have any names, so its type says which of them refer to others. */
const checkRecord = (strapi: Core.Strapi, uid: string, body: Values): void => {
  const { attributes } = strapi.contentType(uid as UID.ContentType);
  for (const [name, { type }] of Object.entries(attributes))
    if (type === 'relation' || type === 'media') checkReference(name, body[name]);
  if (!isNone(body.documentIds)) requireList('documentIds', body.documentIds, requireDocumentId);
};

const RECORDS = /^\/content-manager\/(collection|single)-types\/:model/;
const SINGLE = /^\/content-manager\/single-types\//;
const PUBLISHES = /\/actions\/(publish|unpublish|discard|bulkPublish|bulkUnpublish)$/;
const NAMED_BY_DOCUMENT = /^\/(content-manager|i18n\/ai-localization-jobs)\//;
/** Its bodies are forms and lists of the console, whose fields are named like those of records. */
const LAYOUTS = /^\/content-manager\/(content-types|components)\//;

const checkParameters = (path: string, params: Values): void => {
  const { id, role, sourceId, documentId } = params;
  if (Object.values(params).some(isInherited)) throw notFound('Nothing has this name');
  const requireOne = NAMED_BY_DOCUMENT.test(path) ? requireDocumentId : requireId;
  for (const [name, value] of Object.entries({ id, role })) if (!isNone(value)) requireOne(name, value);
  for (const [name, value] of Object.entries({ sourceId, documentId }))
    if (!isNone(value)) requireDocumentId(name, value);
};

/** Strapi looks up records of one kind as those of another, and then publishes what has no drafts. */
const checkModel = (strapi: Core.Strapi, path: string, { model }: Values): void => {
  if (!RECORDS.test(path)) return;
  const { kind, options } = strapi.contentType(model as UID.ContentType);
  if ((kind === 'singleType') !== SINGLE.test(path)) throw notFound(`The console shows this type as a ${kind}`);
  if (PUBLISHES.test(path) && !options?.draftAndPublish) throw badRequest('Records of this type have no drafts');
};

const checkBody = (strapi: Core.Strapi, path: string, { params, request }: Context): void => {
  request.body ??= {};
  const { body } = request;
  if (!isObject(body) || Array.isArray(body)) throw badRequest('The request body must be an object');
  checkForm(body);
  if (RECORDS.test(path)) checkRecord(strapi, params.model, body);
  else if (!LAYOUTS.test(path)) checkValues(body);
};

/** Ids, and whatever else Strapi would answer with a 500. */
export const checkRequests = (strapi: Core.Strapi): void => {
  for (const one of everyConsoleRoute(strapi)) {
    const [method = '', path = ''] = one.call.split(' ');
    putBefore(one, async (ctx: Context, next: Next) => {
      checkParameters(path, ctx.params);
      checkModel(strapi, path, ctx.params);
      checkQuery(ctx.query);
      if (one.call === 'POST /upload' && ctx.query.id !== undefined) requireId('id', ctx.query.id);
      if (method === 'GET') return next();
      checkBody(strapi, path, ctx);
      BODIES[one.call]?.(ctx.request.body as Values);
      return next().catch((error: unknown) => {
        throw describeRefusedBody(error) ?? error;
      });
    });
  }
};
