import { apiPaths, type ViewCount } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';
import { useEffect } from 'react';
import { whenSeen } from '../../../lib/when-seen';

/** Counts one view for each visit of the post's page, as soon as somebody sees it. */
export function useCountView(postId: number, counted: (viewCount: number) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visit is what counts, not how the answer is taken
  useEffect(
    () =>
      whenSeen(() => {
        sendData<ViewCount>(apiPaths.blog.postView(postId)).then(
          ({ viewCount }) => counted(viewCount),
          () => {
            // Nobody needs to know that a view was not counted.
          },
        );
      }),
    [postId],
  );
}
