import type { PlacedOrder } from '@stoa/contract';
import { blankValues, type CheckoutValues, noApproval } from './checkout-values';

export interface Draft {
  /** Sent with the order: the same key is the same order, however often it is sent. */
  key: string;
  /** What a code was emailed for; empty if none was. */
  codeFor: string;
  /** The key of the order that was canceled to change it; empty if none was. */
  replaces: string;
  values: CheckoutValues;
}

/** What a tab has come to. It survives a reload. */
export type TabCheckout =
  | { step: 'idle' }
  | ({ step: 'entering' } & Draft)
  /** The order was sent, so there may be one. */
  | ({ step: 'submitted' } & Draft)
  /** By an emailed link, to an order that was placed elsewhere. What was entered here stays for the next one. */
  | { step: 'resumed'; key: string; values: CheckoutValues }
  /** `isNew` until it is known what has become of the order, and what was ordered has left the cart. */
  | { step: 'placed'; key: string; isNew: boolean };

export interface CheckoutState {
  tab: TabCheckout;
  /**
   * The order that this browser went to pay, in whichever tab. It outlasts the tab, so that whoever closed it while paying finds
   * the order, which holds what they want to buy.
   */
  unpaidKey: string | null;
  /** The latest orders that have left the cart, in whichever tab. */
  finished: readonly string[];
  /** The code of a discount link that was opened in this browser, until an order is placed with it or it's removed. */
  linkedCode: string | null;
  /** The order that the page shows in place of its form, and why it isn't paid yet. Not stored. */
  unpaidOrder: { key: string; problem: string | null } | null;
}

export const initialCheckout: CheckoutState = {
  tab: { step: 'idle' },
  unpaidKey: null,
  finished: [],
  linkedCode: null,
  unpaidOrder: null,
};

interface Events {
  pageOpened: object;
  discountLinkOpened: { code: string };
  codeRemoved: object;
  formOpened: { newKey: string };
  edited: { values: CheckoutValues };
  submitted: { values: CheckoutValues };
  emailCodeSent: { codeFor: string };
  /** The key belongs to an order that can't be paid anymore. */
  keyUsed: { newKey: string };
  paymentOpened: object;
  leftUnpaid: { key: string; problem: string | null };
  /** There is no such order, or it's somebody else's. */
  orderMissing: { key: string };
  orderPlaced: { key: string };
  /** Or it has expired: they go back to what they entered. */
  orderCancelled: { key: string; newKey: string };
  linkFollowed: { key: string };
  /** The order on the last page is paid, or over: then it stays in the cart. */
  orderFinished: { leavesCart: string | null };
  /** Whoever uses this browser next finds nothing of it. */
  forgotten: object;
}

export type CheckoutEvent<Type extends keyof Events = keyof Events> = {
  [Each in Type]: { type: Each } & Events[Each];
}[Type];

type Transitions = { [Type in keyof Events]: (state: CheckoutState, event: CheckoutEvent<Type>) => CheckoutState };

const REMEMBERED = 20;

export const isDraft = (tab: TabCheckout): tab is Extract<TabCheckout, Draft> =>
  tab.step === 'entering' || tab.step === 'submitted';

const enteredIn = (tab: TabCheckout): CheckoutValues => ('values' in tab ? tab.values : blankValues);

/** What was approved is used once. */
const enteredBefore = (tab: TabCheckout): CheckoutValues => ({ ...enteredIn(tab), approval: noApproval });

const withCode = (values: CheckoutValues, code: string): CheckoutValues => ({ ...values, code, typedCode: code });

const changeCode = (tab: TabCheckout, code: string): TabCheckout =>
  'values' in tab ? { ...tab, values: withCode(tab.values, code) } : tab;

/** With the code of a link, unless another one was entered. */
const withLinkedCode = (values: CheckoutValues, { linkedCode }: CheckoutState): CheckoutValues =>
  linkedCode !== null && values.code === '' && values.typedCode === '' ? withCode(values, linkedCode) : values;

const newDraft = (key: string, state: CheckoutState, replaces = ''): TabCheckout => ({
  step: 'entering',
  key,
  codeFor: '',
  replaces,
  values: withLinkedCode(enteredBefore(state.tab), state),
});

const changeDraft = (state: CheckoutState, change: Partial<Extract<TabCheckout, Draft>>): CheckoutState =>
  isDraft(state.tab) ? { ...state, tab: { ...state.tab, ...change } } : state;

/** The code of a link is removed where it was entered. */
const linkedAfter = ({ tab, linkedCode }: CheckoutState, { code }: CheckoutValues): string | null =>
  isDraft(tab) && tab.values.code === linkedCode && code !== linkedCode ? null : linkedCode;

/** The code that checkout would begin with. */
export const codeOf = (state: CheckoutState): string | null => withLinkedCode(enteredIn(state.tab), state).code || null;

/** The order that a tab sent, or was led to. */
const orderOfTab = (tab: TabCheckout): string | null =>
  tab.step === 'submitted' || tab.step === 'resumed' ? tab.key : null;

const show = (state: CheckoutState, key: string | null): CheckoutState => ({
  ...state,
  unpaidOrder: key === null ? null : { key, problem: null },
});

const withoutUnpaid = (state: CheckoutState, key: string): CheckoutState =>
  state.unpaidKey === key ? { ...state, unpaidKey: null } : state;

/** Whether an order was placed in this browser, and not taken out of its cart yet. */
const isPlacedHere = ({ tab, unpaidKey }: CheckoutState, key: string): boolean =>
  (tab.step === 'submitted' && tab.key === key) || unpaidKey === key;

const transitions: Transitions = {
  pageOpened: (state) => show(state, orderOfTab(state.tab) ?? state.unpaidKey),
  discountLinkOpened: (state, { code }) => ({ ...state, tab: changeCode(state.tab, code), linkedCode: code }),
  codeRemoved: (state) => ({ ...state, tab: changeCode(state.tab, ''), linkedCode: null }),
  formOpened: (state, { newKey }) =>
    isDraft(state.tab)
      ? changeDraft(state, { values: withLinkedCode(state.tab.values, state) })
      : { ...state, tab: newDraft(newKey, state) },
  edited: (state, { values }) => ({ ...changeDraft(state, { values }), linkedCode: linkedAfter(state, values) }),
  submitted: (state, { values }) => changeDraft(state, { step: 'submitted', values }),
  emailCodeSent: (state, { codeFor }) => changeDraft(state, { codeFor }),
  keyUsed: (state, { newKey }) => changeDraft(state, { step: 'entering', key: newKey, codeFor: '' }),
  paymentOpened: (state) => (state.tab.step === 'submitted' ? { ...state, unpaidKey: state.tab.key } : state),
  // Windows are noticed late to be closed: by then, the order may be canceled.
  leftUnpaid: (state, { key, problem }) =>
    state.unpaidOrder?.key === key || orderOfTab(state.tab) === key
      ? { ...state, unpaidOrder: { key, problem } }
      : state,
  orderMissing: (state, { key }) => {
    const { unpaidKey } = withoutUnpaid(state, key);
    return show({ ...state, unpaidKey }, unpaidKey);
  },
  orderPlaced: (state, { key }) => {
    const isNew = isPlacedHere(state, key);
    return { ...state, tab: { step: 'placed', key, isNew }, linkedCode: isNew ? null : state.linkedCode };
  },
  orderCancelled: (state, { key, newKey }) => ({
    ...withoutUnpaid(state, key),
    tab: newDraft(newKey, state, key),
    unpaidOrder: null,
  }),
  linkFollowed: (state, { key }) => ({
    ...state,
    tab: { step: 'resumed', key, values: enteredIn(state.tab) },
  }),
  orderFinished: (state, { leavesCart }) =>
    state.tab.step === 'placed'
      ? {
          ...withoutUnpaid(state, state.tab.key),
          tab: { ...state.tab, isNew: false },
          finished: leavesCart === null ? state.finished : [...state.finished, leavesCart].slice(-REMEMBERED),
        }
      : state,
  forgotten: ({ finished }) => ({ ...initialCheckout, finished }),
};

/** Whatever happens to a checkout. An event that can't happen in a state changes nothing. */
export const reduceCheckout = <Type extends keyof Events>(
  state: CheckoutState,
  event: CheckoutEvent<Type>,
): CheckoutState => transitions[event.type as Type](state, event);

export const isOrderOfTab = ({ tab }: CheckoutState, key: string): boolean => orderOfTab(tab) === key;

const DAY = 86_400_000;

/** Somebody else may sit at this browser by now. */
export const isOld = ({ placedAt }: Pick<PlacedOrder, 'placedAt'>): boolean => Date.now() - Date.parse(placedAt) > DAY;
