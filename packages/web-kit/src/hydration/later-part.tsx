import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { lazyPart } from '../lib/lazy-part';
import { closedGate, watch } from './gates';
import { takeOver, WAITING_ATTRIBUTE } from './presses';

type LaterOptions = {
  /** Whether coming into view is enough; otherwise it has to be touched or focused. */
  whenSeen?: boolean;
  /** Stands in while the code loads, if the browser itself renders the page. */
  fallback?: ReactNode;
};

/**
 * A part of a page in its own chunk. If the server rendered it, it stays as it is until a visitor sees or touches it: only then
 * does its code load and React take over. If its props change before that, React renders it anew.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whenSeen = true, fallback = null }: LaterOptions = {},
) {
  const Part = lazyPart(load);
  return memo((props: Props) => (
    <Later load={load} whenSeen={whenSeen} fallback={fallback} props={props} render={(given) => <Part {...given} />} />
  ));
}

type LaterProps<Props> = Required<LaterOptions> & {
  load: () => Promise<unknown>;
  props: Props;
  render: (props: Props) => ReactNode;
};

function Later<Props>({ load, whenSeen, fallback, props, render }: LaterProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrating = useIsHydrating();
  const [gate] = useState(() => (isHydrating && typeof window !== 'undefined' ? closedGate(load) : undefined));
  useEffect(() => (gate && box.current ? watch(box.current, whenSeen, gate.open) : undefined), [gate, whenSeen]);
  // Stays the same element, because React renders anew what changes before it's taken over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else ever differs
  const content = useMemo(
    () => (
      <Suspense fallback={fallback}>
        <Behind opened={gate?.opened} onTakenOver={() => takeOver(box.current)}>
          {render(props)}
        </Behind>
      </Suspense>
    ),
    [gate, props],
  );
  return (
    <div ref={box} style={{ display: 'contents' }} {...(isHydrating || gate ? { [WAITING_ATTRIBUTE]: '' } : {})}>
      {content}
    </div>
  );
}

type BehindProps = { opened: Promise<void> | undefined; onTakenOver: () => void; children: ReactNode };

function Behind({ opened, onTakenOver, children }: BehindProps) {
  if (opened) use(opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after it was taken over
  useEffect(onTakenOver, []);
  return children;
}

const never = () => () => {};

/** Whether the server rendered this; on the server itself, too. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
