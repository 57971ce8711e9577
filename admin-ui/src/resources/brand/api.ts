import { adminPaths, apiPaths, type BrandPreview, type Download, type ItemList } from '@stoa/contract';
import { getData, sendData, useDebounced } from '@stoa/web-kit';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { type BrandValues, toInput } from './domain/brand-fields';

/** One that can be bought, for previews of what needs one. */
export const useExampleItem = () =>
  useSWR(`${apiPaths.marketplace.items}?limit=1&status=AVAILABLE`, getData<ItemList>).data?.items[0];

const PAUSE = 300;

/** What the server makes of the brand in a form; as it last was without mistakes. */
function usePreviewOf<Shown>(path: string, values: BrandValues): Shown | undefined {
  const input = useDebounced(JSON.stringify(toInput(values)), PAUSE);
  const [preview, setPreview] = useState<Shown>();
  useEffect(() => {
    let outdated = false;
    sendData<Shown>(path, { body: JSON.parse(input) }).then(
      (shown) => {
        if (!outdated) setPreview(shown);
      },
      () => undefined,
    );
    return () => {
      outdated = true;
    };
  }, [path, input]);
  return preview;
}

export const useBrandPreview = (values: BrandValues) => usePreviewOf<BrandPreview>(adminPaths.brandPreview, values);

/** Where a browser can fetch it, once. */
export const useInvoicePreview = (values: BrandValues) => usePreviewOf<Download>(adminPaths.invoicePreview, values);
