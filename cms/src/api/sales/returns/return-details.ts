import type { OrderReturn } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import type { Block } from '../../../mail/blocks';
import type { OrderRow } from '../orders/order-row';
import { declinedBlock, instructionsBlock, returnBlocks, TO_BE_CONTACTED } from './return-blocks';
import { formatReturned } from './transition-return';

/** What an email says of a return as it is now. */
export const returnDetails = async (
  sql: Sql,
  order: OrderRow,
  { state, lines, answer }: Pick<OrderReturn, 'state' | 'lines' | 'answer'>,
): Promise<Block[]> => {
  const answerBlock = state === 'DECLINED' ? declinedBlock : instructionsBlock;
  const answered = answer === null ? [] : [answerBlock(answer)];
  const isOpen = state === 'ACCEPTED' && answer === null;
  return returnBlocks(await formatReturned(sql, order, lines), ...(isOpen ? [TO_BE_CONTACTED] : answered));
};
