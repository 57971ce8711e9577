import { PostTags } from '../../resources/blog/components/post-tags';
import { useRecordHistory } from '../../resources/history/components/use-record-history';

export function PostTagsPage() {
  const { actions, dialog } = useRecordHistory('blogTag');
  return (
    <>
      <PostTags moreActions={actions} />
      {dialog}
    </>
  );
}
