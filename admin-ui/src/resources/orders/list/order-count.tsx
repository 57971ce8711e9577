import { LinkCount } from '../../../components/link-count';
import { useOrderCounts } from '../api';

export function OrderCount() {
  const { toFulfill, attention, returns, toPayBack } = useOrderCounts();
  const others = [
    ...(attention > 0 ? [`${attention} need attention`] : []),
    ...(returns > 0 ? [`${returns} with a return`] : []),
    ...(toPayBack > 0 ? [`${toPayBack} to pay back`] : []),
  ];
  const what = others.length > 0 ? `waiting: ${[`${toFulfill} to fulfill`, ...others].join(', ')}` : 'to fulfill';
  return <LinkCount count={toFulfill + attention + returns + toPayBack} what={what} />;
}
