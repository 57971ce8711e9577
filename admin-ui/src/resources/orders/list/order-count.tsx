import { LinkCount } from '../../../components/link-count';
import { useOrderCounts } from '../api';

export function OrderCount() {
  const { toFulfill, attention } = useOrderCounts();
  const what = attention > 0 ? `waiting: ${toFulfill} to fulfill, ${attention} need attention` : 'to fulfill';
  return <LinkCount count={toFulfill + attention} what={what} />;
}
