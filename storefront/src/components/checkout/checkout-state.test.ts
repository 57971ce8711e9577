import {
  type CheckoutEvent,
  type CheckoutState,
  initialCheckout,
  reduceCheckout,
  type TabCheckout,
} from './checkout-state';
import { blankValues } from './checkout-values';

const values = { ...blankValues, email: 'clara@example.com' };
const changed = { ...values, note: 'As a gift' };
const linked = { ...values, code: 'TENTH', typedCode: 'TENTH' };

const tabs = {
  idle: { step: 'idle' },
  entering: { step: 'entering', key: 'mine', codeFor: '', replaces: '', values },
  submitted: { step: 'submitted', key: 'mine', codeFor: 'this', replaces: '', values },
  resumed: { step: 'resumed', key: 'linked', values },
  placed: { step: 'placed', key: 'placed', isNew: true },
} satisfies Record<string, TabCheckout>;

const blankDraft = { step: 'entering', key: 'next', codeFor: '', replaces: '', values: blankValues };
const nextDraft = { ...blankDraft, values };
const { idle, entering, submitted, resumed, placed } = tabs;

/** What becomes of a tab by an event, in each step that the tab may be in. */
const table: [CheckoutEvent, Record<keyof typeof tabs, object>][] = [
  [{ type: 'pageOpened' }, tabs],
  [
    { type: 'discountLinkOpened', code: 'TENTH' },
    {
      ...tabs,
      entering: { ...entering, values: linked },
      submitted: { ...submitted, values: linked },
      resumed: { ...resumed, values: linked },
    },
  ],
  [{ type: 'codeRemoved' }, tabs],
  [
    { type: 'formOpened', newKey: 'next' },
    { idle: blankDraft, entering, submitted, resumed: nextDraft, placed: blankDraft },
  ],
  [
    { type: 'edited', values: changed },
    { ...tabs, entering: { ...entering, values: changed }, submitted: { ...submitted, values: changed } },
  ],
  [
    { type: 'submitted', values: changed },
    {
      ...tabs,
      entering: { ...entering, step: 'submitted', values: changed },
      submitted: { ...submitted, values: changed },
    },
  ],
  [
    { type: 'emailCodeSent', codeFor: 'that' },
    { ...tabs, entering: { ...entering, codeFor: 'that' }, submitted: { ...submitted, codeFor: 'that' } },
  ],
  [
    { type: 'keyUsed', newKey: 'next' },
    { ...tabs, entering: nextDraft, submitted: nextDraft },
  ],
  [{ type: 'paymentOpened' }, tabs],
  [{ type: 'leftUnpaid', key: 'mine', problem: 'Declined' }, tabs],
  [{ type: 'orderMissing', key: 'mine' }, tabs],
  [
    { type: 'orderPlaced', key: 'mine' },
    {
      idle: { step: 'placed', key: 'mine', isNew: false },
      entering: { step: 'placed', key: 'mine', isNew: false },
      submitted: { step: 'placed', key: 'mine', isNew: true },
      resumed: { step: 'placed', key: 'mine', isNew: false },
      placed: { step: 'placed', key: 'mine', isNew: false },
    },
  ],
  [
    { type: 'orderCancelled', key: 'mine', newKey: 'next' },
    {
      idle: { ...blankDraft, replaces: 'mine' },
      entering: { ...nextDraft, replaces: 'mine' },
      submitted: { ...nextDraft, replaces: 'mine' },
      resumed: { ...nextDraft, replaces: 'mine' },
      placed: { ...blankDraft, replaces: 'mine' },
    },
  ],
  [
    { type: 'linkFollowed', key: 'linked' },
    {
      idle: { step: 'resumed', key: 'linked', values: blankValues },
      entering: resumed,
      submitted: resumed,
      resumed,
      placed: { step: 'resumed', key: 'linked', values: blankValues },
    },
  ],
  [
    { type: 'orderFinished', leavesCart: '1001' },
    { ...tabs, placed: { ...placed, isNew: false } },
  ],
  [{ type: 'forgotten' }, { idle, entering: idle, submitted: idle, resumed: idle, placed: idle }],
];

const inEachStep = table.flatMap(([event, after]) =>
  (Object.keys(tabs) as (keyof typeof tabs)[]).map((step) => [step, event.type, event, after[step]] as const),
);

it.each(inEachStep)('a tab that is %s goes to the right step on %s', (step, _type, event, after) => {
  expect(reduceCheckout({ ...initialCheckout, tab: tabs[step] }, event).tab).toEqual(after);
});

const follow = (state: Partial<CheckoutState>, ...events: CheckoutEvent[]): CheckoutState =>
  events.reduce((now, event) => reduceCheckout(now, event), { ...initialCheckout, ...state });

describe('the order that the page shows', () => {
  it('is the one that the tab placed or was led to, after a reload', () => {
    expect(follow({ tab: submitted }, { type: 'pageOpened' }).unpaidOrder).toEqual({ key: 'mine', problem: null });
    expect(follow({ tab: resumed }, { type: 'pageOpened' }).unpaidOrder).toEqual({ key: 'linked', problem: null });
  });

  it('is the unpaid order of the first tab in a second tab, unless that one placed its own', () => {
    for (const tab of [idle, entering, placed])
      expect(follow({ tab, unpaidKey: 'waits' }, { type: 'pageOpened' })).toMatchObject({
        tab,
        unpaidOrder: { key: 'waits' },
      });
    expect(follow({ tab: submitted, unpaidKey: 'waits' }, { type: 'pageOpened' }).unpaidOrder?.key).toBe('mine');
  });

  it('is missing where nothing was placed, and the form shows what was entered', () => {
    for (const tab of [idle, entering, placed]) expect(follow({ tab }, { type: 'pageOpened' }).unpaidOrder).toBeNull();
  });

  it('is gone after going back from the last page', () => {
    const unpaidOrder = { key: 'mine', problem: 'Declined' };
    expect(follow({ tab: placed, unpaidOrder }, { type: 'pageOpened' }).unpaidOrder).toBeNull();
  });

  it('says why it isn’t paid, until it is tried again', () => {
    const left = follow({ tab: submitted }, { type: 'leftUnpaid', key: 'mine', problem: 'Declined' });
    expect(left.unpaidOrder).toEqual({ key: 'mine', problem: 'Declined' });
    expect(follow(left, { type: 'leftUnpaid', key: 'mine', problem: null }).unpaidOrder).toEqual({
      key: 'mine',
      problem: null,
    });
  });

  it('gives way to another unpaid order, or to the form, if it doesn’t exist', () => {
    const unpaidOrder = { key: 'mine', problem: null };
    const missing = { type: 'orderMissing', key: 'mine' } as const;
    expect(follow({ tab: submitted, unpaidOrder, unpaidKey: 'waits' }, missing).unpaidOrder?.key).toBe('waits');
    expect(follow({ tab: submitted, unpaidOrder, unpaidKey: 'mine' }, missing)).toMatchObject({
      unpaidOrder: null,
      unpaidKey: null,
    });
  });

  it('gives way to the filled-in form once it is canceled or has expired', () => {
    const unpaidOrder = { key: 'waits', problem: null };
    const cancelled = { type: 'orderCancelled', key: 'waits', newKey: 'next' } as const;
    expect(follow({ tab: entering, unpaidOrder, unpaidKey: 'waits' }, cancelled)).toEqual({
      ...initialCheckout,
      tab: { ...nextDraft, replaces: 'waits' },
    });
    expect(follow({ tab: submitted, unpaidOrder, unpaidKey: 'of another tab' }, cancelled).unpaidKey).toBe(
      'of another tab',
    );
  });

  it('isn’t a canceled one whose payment window says late that it was closed', () => {
    const { unpaidOrder } = follow(
      { tab: submitted, unpaidKey: 'mine' },
      { type: 'orderCancelled', key: 'mine', newKey: 'next' },
      { type: 'leftUnpaid', key: 'mine', problem: 'You left before paying' },
    );
    expect(unpaidOrder).toBeNull();
  });
});
