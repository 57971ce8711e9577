import {
  adminPaths,
  apiPaths,
  type FullItem,
  type OrderDraft,
  type OrderDraftData,
  type OrderDraftSummary,
} from '@stoa/contract';
import { getData, isNotFound, sendData } from '@stoa/web-kit';
import useSWR from 'swr';
import { draftLine, type NewLine, type NewOrderValues, toDraftData } from '../manual-orders/new-order-fields';

const { orderDrafts, orderDraft } = adminPaths;

export const useOrderDrafts = () => useSWR(orderDrafts, getData<OrderDraftSummary[]>);

/** What the shop knows of an item now; null if it isn’t sold anymore. */
const findItem = async (id: number): Promise<FullItem | null> =>
  getData<FullItem>(apiPaths.marketplace.item(id)).catch((error) => {
    if (isNotFound(error)) return null;
    throw error;
  });

/** Lines as typed, with what the shop knows of their items now. */
export const openLines = async (lines: OrderDraftData['lines']): Promise<NewLine[]> => {
  const ids = [...new Set(lines.flatMap(({ itemId }) => (itemId === null ? [] : [itemId])))];
  const items = new Map(await Promise.all(ids.map(async (id) => [id, await findItem(id)] as const)));
  return lines.map((line) => draftLine(line, (line.itemId && items.get(line.itemId)) || null));
};

/** A draft as the form of a new order begins with it: prices and stock are those of now. */
const openDraft = async (path: string) => {
  const draft = await getData<OrderDraft>(path);
  return { ...draft, lines: await openLines(draft.data.lines) };
};

export type OpenedDraft = Awaited<ReturnType<typeof openDraft>>;

/** The form that is open doesn’t change under whoever fills it in. */
export const useOrderDraft = (id: string | undefined) =>
  useSWR(id === undefined ? null : orderDraft(id), openDraft, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });

const nameOf = ({ name, lines }: NewOrderValues): string => name.trim() || lines[0]?.title.trim() || 'No name yet';

/** `draft`: the one that is open, as it was when it was saved last. */
export const saveDraft = (values: NewOrderValues, draft: Pick<OrderDraft, 'id' | 'updatedAt'> | null) => {
  const body = { name: nameOf(values), data: toDraftData(values) };
  return draft
    ? sendData<OrderDraft>(orderDraft(draft.id), { method: 'PATCH', body: { ...body, updatedAt: draft.updatedAt } })
    : sendData<OrderDraft>(orderDrafts, { body });
};

export const removeDraft = (id: number) => sendData(orderDraft(id), { method: 'DELETE' });
