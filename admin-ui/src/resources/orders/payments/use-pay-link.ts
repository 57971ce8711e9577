import { adminPaths, type PayLink } from '@stoa/contract';
import { errorMessage, sendData, useToast } from '@stoa/web-kit';
import { useCopy } from '../../../components/copy-button';
import { useOrder } from '../api';

/** Makes a link to the payment of an order, and copies it. */
export function usePayLink(number: number) {
  const toast = useToast();
  const copy = useCopy('pay link');
  const { mutate } = useOrder(String(number));
  return async (): Promise<void> => {
    try {
      const { url } = await sendData<PayLink>(adminPaths.changeOrder(number, 'pay-link'));
      await copy(url);
      await mutate();
    } catch (error) {
      toast.error('Error', errorMessage(error, 'Failed to make the pay link'));
    }
  };
}
