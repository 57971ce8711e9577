import {
  type AdjustGiftCardInput,
  adminPaths,
  type GiftCard,
  type IssuedGiftCard,
  type IssueGiftCardInput,
  type UpdateGiftCardInput,
} from '@stoa/contract';
import { getData, sendData } from '@stoa/web-kit';
import useSWR from 'swr';

const { giftCard, giftCards, adjustGiftCard: adjust } = adminPaths;

export const useGiftCard = (id: string) => useSWR(giftCard(id), getData<GiftCard>);

export const issueGiftCard = (body: IssueGiftCardInput) => sendData<IssuedGiftCard>(giftCards, { body });

export const changeGiftCard = (id: number, body: UpdateGiftCardInput) =>
  sendData<GiftCard>(giftCard(id), { method: 'PATCH', body });

export const adjustGiftCard = (id: number, body: AdjustGiftCardInput) => sendData<GiftCard>(adjust(id), { body });
