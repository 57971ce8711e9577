import { useParams } from 'react-router';
import { EditPost } from '../../resources/blog/components/edit-post';
import { RecordActivity } from '../../resources/history/components/record-activity';

export function PostPage() {
  const { id = '' } = useParams();
  return (
    <>
      {/* Of one record alone: the next one's form starts anew. */}
      <EditPost key={id} />
      <RecordActivity kind="post" recordId={id} />
    </>
  );
}
