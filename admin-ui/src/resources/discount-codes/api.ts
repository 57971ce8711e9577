import { adminPaths, type DiscountCode, type DiscountCodeList } from '@stoa/contract';
import { sendData, useList } from '@stoa/web-kit';
import { useRecord } from '../../lib/use-own-answer';
import { type CodeValues, toInput } from './domain/code-fields';
import { type CodeView, codesPath } from './domain/code-params';

const { discountCodes, discountCode } = adminPaths;

export const useDiscountCodes = ({ page, values }: CodeView) =>
  useList<DiscountCodeList>((at) => codesPath({ page: at, values }), page);

export const useDiscountCode = (id: string) => useRecord<DiscountCode>(discountCode(id));

export const createCode = (values: CodeValues) => sendData<DiscountCode>(discountCodes, { body: toInput(values) });

export const updateCode = (id: number, values: CodeValues) =>
  sendData<DiscountCode>(discountCode(id), {
    method: 'PATCH',
    body: { ...toInput(values), updatedAt: values.updatedAt },
  });

export const turnCode = (id: number, enabled: boolean) =>
  sendData<DiscountCode>(discountCode(id), { method: 'PATCH', body: { enabled } });

export const deleteCode = (id: number) => sendData<{ id: number }>(discountCode(id), { method: 'DELETE' });
