import { PostCategories } from '../../resources/blog/components/post-categories';
import { useRecordHistory } from '../../resources/history/components/use-record-history';

export function PostCategoriesPage() {
  const { actions, dialog } = useRecordHistory('blogCategory');
  return (
    <>
      <PostCategories moreActions={actions} />
      {dialog}
    </>
  );
}
