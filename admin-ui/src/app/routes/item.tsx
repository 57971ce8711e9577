import { useParams } from 'react-router';
import { RecordActivity } from '../../resources/history/components/record-activity';
import { EditItem } from '../../resources/marketplace/components/edit-item';

export function ItemPage() {
  const { id = '' } = useParams();
  return (
    <>
      {/* Of one record alone: the next one's form starts anew. */}
      <EditItem key={id} />
      <RecordActivity kind="item" recordId={id} />
    </>
  );
}
