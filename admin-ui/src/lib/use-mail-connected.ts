import { adminPaths, type MailServer } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';

/** Whether emails reach anybody; undefined until it’s known. */
export const useMailConnected = (): boolean | undefined => {
  const source = useSWR(adminPaths.mailServer, getData<MailServer>).data?.source;
  return source && source !== 'FILES';
};
