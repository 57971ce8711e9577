import { adminPaths, type LinkTarget, type ReadLink } from '@stoa/contract';
import { getData, sendData } from '@stoa/web-kit';
import useSWR from 'swr';

/** Null: nothing is asked. */
export const useFoundLinks = (search: string | null) =>
  useSWR(search === null ? null : `${adminPaths.links}?${new URLSearchParams({ search })}`, getData<LinkTarget[]>, {
    keepPreviousData: true,
  });

/** What the address leads to; undefined until that is known, null if records have no such addresses. */
export const useLinkTarget = (url: string) =>
  useSWR(url.startsWith('/') ? ['link', url] : null, ([, asked]) => readTarget(asked)).data;

type Asking = { urls: string[]; answer: Promise<(ReadLink | null)[]> };
let asking: Asking | undefined;

/** Fields that are shown together ask together. */
function readTarget(url: string): Promise<ReadLink | null> {
  asking ??= ask();
  const place = asking.urls.push(url) - 1;
  return asking.answer.then((targets) => targets[place] ?? null);
}

function ask(): Asking {
  const urls: string[] = [];
  const answer = Promise.resolve().then(() => {
    asking = undefined;
    return sendData<(ReadLink | null)[]>(adminPaths.links, { body: { urls } });
  });
  return { urls, answer };
}
