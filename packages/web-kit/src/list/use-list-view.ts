import { useLocation, useSearchParams } from 'react-router';
import { changeView, type ListParams, type ListView, readView } from './list-params';

/** Of an entry of the browser's history that typing made. */
const TYPED = { typed: true };

/** React Router's own copy is shown later, in a transition: of two quick changes the second would undo the first. */
const addressNow = () => new URLSearchParams(window.location.search);

export interface ListControls<Name extends string> extends ListView<Name> {
  change: (values: Partial<Record<Name, string>>) => void;
  /** For what is typed: a whole word makes one entry in the history, not one for each pause. */
  changeTyped: (values: Partial<Record<Name, string>>) => void;
  /** The one change that starts at the top again. */
  goTo: (page: number, options?: { replace?: boolean }) => void;
  clear: () => void;
  /** What the address says of the list, without the page; and the list as such a text says it. */
  query: string;
  apply: (query: string) => void;
}

/** The view of a list that the address asks for, and its changes. */
export function useListView<Name extends string>(params: ListParams<Name>): ListControls<Name> {
  const [address, setAddress] = useSearchParams();
  const typed = useLocation().state?.typed === true;
  const fallbacks = Object.fromEntries(
    Object.entries<ListParams<Name>[Name]>(params).map(([name, { fallback }]) => [name, fallback]),
  ) as Record<Name, string>;
  const view = readView(params, address);
  return {
    ...view,
    change: (values) => setAddress(changeView(params, addressNow(), values), { preventScrollReset: true }),
    changeTyped: (values) =>
      setAddress(changeView(params, addressNow(), values), {
        replace: typed,
        state: TYPED,
        preventScrollReset: true,
      }),
    goTo: (page, options) => setAddress(changeView(params, addressNow(), {}, page), options),
    clear: () => setAddress(changeView(params, addressNow(), fallbacks), { preventScrollReset: true }),
    query: changeView(params, new URLSearchParams(), view.values).toString(),
    apply: (query) => setAddress(changeView(params, addressNow(), readView(params, new URLSearchParams(query)).values)),
  };
}
