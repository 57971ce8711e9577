import { apiPaths, type PostDetail } from '@stoa/contract';
import { useRecord } from '../../../lib/use-record';

export function usePost(id: string) {
  return useRecord<PostDetail>(apiPaths.blog.post(id));
}
