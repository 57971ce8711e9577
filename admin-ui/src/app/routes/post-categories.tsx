import { PostCategories } from '../../resources/blog/components/post-categories';
import { useRecordHistory } from '../../resources/history/components/use-record-history';

export function PostCategoriesPage() {
  const { button, dialog } = useRecordHistory('blogCategory');
  return (
    <>
      <PostCategories moreActions={button} />
      {dialog}
    </>
  );
}
