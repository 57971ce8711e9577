import { useSearchParams } from 'react-router-dom';
import { changeView, type ListParams, type ListView, readView, toggled } from './list-params';

/** Marks history entries made by typing. */
const TYPED = { typed: true };
export const isOnlyTyped = (state: object): boolean => 'typed' in state;
const wasTyped = (): boolean => window.history.state?.usr?.typed === true;

/** React Router updates its copy later, in a transition, so the second of two quick changes would undo the first. */
const addressNow = () => new URLSearchParams(window.location.search);

/** Of what a parameter is now, if it's only a part of it that changes. */
type Changed<Name extends string> =
  | Partial<Record<Name, string>>
  | ((now: Record<Name, string>) => Partial<Record<Name, string>>);

export interface ListControls<Name extends string> extends ListView<Name> {
  change: (values: Partial<Record<Name, string>>) => void;
  /** Adds a value to a parameter that takes several, or removes it. Nothing changes if there would be too many. */
  toggle: (name: Name, value: string) => void;
  /** For typed changes: a whole word makes one history entry, not one per pause. */
  changeTyped: (values: Changed<Name>) => void;
  /** Unlike the changes above, scrolls to the top. */
  goTo: (page: number, options?: { replace?: boolean }) => void;
  clear: () => void;
  /** For links to the same pages. The server renders them, too, so they say nothing but what the list reads. */
  linkTo: (page: number, values?: Partial<Record<Name, string>>) => { search: string };
  /** The list's parameters in the URL, without the page; `apply` sets the list to such a query. */
  query: string;
  apply: (query: string) => void;
}

export function useListView<Name extends string>(params: ListParams<Name>): ListControls<Name> {
  const [address, setAddress] = useSearchParams();
  const fallbacks = Object.fromEntries(
    Object.entries<ListParams<Name>[Name]>(params).map(([name, { fallback }]) => [name, fallback]),
  ) as Record<Name, string>;
  const view = readView(params, address);
  const change = (values: Partial<Record<Name, string>>) =>
    setAddress(changeView(params, addressNow(), values), { preventScrollReset: true });
  return {
    ...view,
    change,
    toggle: (name, value) => {
      const text = toggled(readView(params, addressNow()).values[name], value);
      if (params[name].accepts(text)) change({ [name]: text } as Partial<Record<Name, string>>);
    },
    changeTyped: (changed) => {
      const values = typeof changed === 'function' ? changed(readView(params, addressNow()).values) : changed;
      setAddress(changeView(params, addressNow(), values), {
        replace: wasTyped(),
        state: TYPED,
        preventScrollReset: true,
      });
    },
    goTo: (page, options) => setAddress(changeView(params, addressNow(), {}, page), options),
    clear: () => change(fallbacks),
    linkTo: (page, values) => ({
      search: changeView(params, new URLSearchParams(), { ...view.values, ...values }, page).toString(),
    }),
    query: changeView(params, new URLSearchParams(), view.values).toString(),
    apply: (query) => setAddress(changeView(params, addressNow(), readView(params, new URLSearchParams(query)).values)),
  };
}
