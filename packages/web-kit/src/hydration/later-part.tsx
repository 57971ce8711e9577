import {
  type ComponentType,
  type LazyExoticComponent,
  memo,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { lazyPart } from '../lib/lazy-part';
import { takeOver, WAITING_ATTRIBUTE } from './early-events';
import { closedGate, watch } from './gates';
import { useIsHydrating } from './use-is-hydrating';

type LaterOptions<Props> = {
  /** Stands in while the code loads, if the browser itself renders the page. */
  fallback?: ReactNode;
  /** Whether it does all it should as the server rendered it, until it's touched. */
  isStill?: (props: Props) => boolean;
};

/**
 * A part of a page in its own chunk. If the server rendered it, it stays as it is until a visitor sees or touches it: only then
 * does its code load and React take over.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LaterOptions<Props> = {},
) {
  const Part = lazyPart(load);
  return memo((props: Props) => <Later load={load} part={Part} props={props} {...options} />);
}

type LaterProps<Props extends object> = LaterOptions<Props> & {
  load: () => Promise<unknown>;
  part: LazyExoticComponent<ComponentType<Props>>;
  props: Props;
};

function Later<Props extends object>({ load, part: Part, props, fallback, isStill }: LaterProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrating = useIsHydrating();
  const [gate] = useState(() => (isHydrating && typeof window !== 'undefined' ? closedGate(load) : undefined));
  const [rendered] = useState(props);
  const [waits, setWaits] = useState(gate !== undefined);
  const waitsForTouch = isStill?.(props) ?? false;
  useEffect(
    () => (gate && waits && box.current ? watch(box.current, gate.open, { sight: !waitsForTouch }) : undefined),
    [gate, waits, waitsForTouch],
  );
  const onTakenOver = useCallback(() => {
    void takeOver(box.current);
    setWaits(false);
  }, []);
  // What changes before it's taken over would be rendered anew, and lose what a visitor did to it.
  const currentProps = waits ? rendered : props;
  const content = useMemo(
    () => (
      <Suspense fallback={fallback}>
        <Behind opened={gate?.opened} onTakenOver={onTakenOver}>
          <Part {...currentProps} />
        </Behind>
      </Suspense>
    ),
    [gate, Part, currentProps, fallback, onTakenOver],
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
  useLayoutEffect(onTakenOver, [onTakenOver]);
  return children;
}
