import { getData } from '@stoa/web-kit';
import { useState } from 'react';
import useSWR from 'swr';

let openings = 0;

/** A record for a form: asked for anew each time one is opened, and left alone while somebody works on it. */
export function useRecord<Data>(path: string) {
  const [opening] = useState(() => {
    openings += 1;
    return openings;
  });
  return useSWR([path, opening], ([asked]) => getData<Data>(asked), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  });
}
