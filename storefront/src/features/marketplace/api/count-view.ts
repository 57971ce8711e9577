import { apiPaths, type ViewCount } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';
import { useEffect } from 'react';
import { whenSeen } from '../../../lib/when-seen';

/** Counts one view for each visit of the item's page, as soon as somebody sees it. */
export function useCountView(itemId: number) {
  useEffect(
    () =>
      whenSeen(() => {
        sendData<ViewCount>(apiPaths.marketplace.itemView(itemId)).catch(() => {
          // Nobody needs to know that a view was not counted.
        });
      }),
    [itemId],
  );
}
