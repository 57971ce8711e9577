import { TestBand } from '../../../components/test-band';
import { useStore } from '../api';

/** Where people pay, as long as nobody is really charged. */
export function TestMode() {
  const { data: store } = useStore();
  const tests = store?.providers.filter(({ isTest }) => isTest).map(({ title }) => title) ?? [];
  return tests.length > 0 ? (
    <TestBand>{`${tests.join(' and ')} payments are in test mode. No real money moves.`}</TestBand>
  ) : null;
}
