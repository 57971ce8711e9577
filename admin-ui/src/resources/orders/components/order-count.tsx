import { LinkCount } from '../../../components/link-count';
import { useOrderCounts } from '../api';

export function OrderCount() {
  const { toSend, attention } = useOrderCounts();
  const what = attention > 0 ? `waiting: ${toSend} to fulfill, ${attention} need attention` : 'to fulfill';
  return <LinkCount count={toSend + attention} what={what} />;
}
