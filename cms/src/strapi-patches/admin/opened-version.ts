/**
 * Replaces parts of the two calls with which Strapi’s console opens and saves a record (`getDocument` and `updateDocument`).
 * Its forms don’t say which version they were opened with, and forget what was typed when a save is refused.
 * Without it, ../console/refuse-stale-saves.ts never refuses anything.
 */
import { adminApi } from '@strapi/strapi/admin';

type Document = { collectionType: string; model: string; documentId?: string; params?: object };
type Update = Document & { data: object };
type Answer = { data?: { updatedAt?: string } };
type Refusal = { name: string; message: string; details?: { errors?: object[] } };

/** Strapi’s own definitions of the two calls, as far as they are changed here. */
type Endpoints = {
  getDocument: { queryFn(asked: Document, ...rest: unknown[]): Promise<{ data?: Answer }> };
  updateDocument: {
    query(update: Update): object;
    transformResponse(answer: Answer, meta: unknown, update: Update): Answer;
    invalidatesTags(answer: Answer | undefined, error: unknown, update: Update): object[];
    transformErrorResponse?(refusal: Refusal): Refusal;
    onQueryStarted?: unknown;
  };
};
type Changeable = {
  enhanceEndpoints(changes: { endpoints: { [Name in keyof Endpoints]: (call: Endpoints[Name]) => void } }): void;
};

const versions = new Map<string, string | undefined>();
const keyOf = ({ collectionType, model, documentId, params }: Document): string =>
  JSON.stringify([collectionType, model, documentId, params]);

/**
 * Forms send the `updatedAt` they were opened with, so that the server can refuse to overwrite what was saved since
 * (../console/refuse-stale-saves.ts). After any refusal, the form keeps what was typed and counts it as unsaved.
 */
export const sendOpenedVersion = (): void =>
  (adminApi as unknown as Changeable).enhanceEndpoints({
    endpoints: {
      getDocument(call) {
        const { queryFn } = call;
        call.queryFn = async (asked, ...rest) => {
          const answer = await queryFn(asked, ...rest);
          if (answer.data) versions.set(keyOf(asked), answer.data.data?.updatedAt);
          return answer;
        };
      },
      updateDocument(call) {
        const { query, transformResponse, invalidatesTags } = call;
        call.query = (update) => query({ ...update, data: { ...update.data, updatedAt: versions.get(keyOf(update)) } });
        call.transformResponse = (answer, meta, update) => {
          const saved = transformResponse(answer, meta, update);
          versions.set(keyOf(update), saved.data?.updatedAt);
          return saved;
        };
        // Loading the document again would replace what was typed.
        call.invalidatesTags = (answer, error, update) => (error ? [] : invalidatesTags(answer, error, update));
        // Only then does the form still count what was typed as unsaved.
        call.transformErrorResponse = ({ details, ...refusal }) => ({
          ...refusal,
          name: 'ValidationError',
          details: details?.errors ? details : {},
        });
        // It would put what is being saved into the form, and the former values if it is refused.
        delete call.onQueryStarted;
      },
    },
  });
