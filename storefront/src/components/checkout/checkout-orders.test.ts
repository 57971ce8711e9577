import { type CheckoutEvent, type CheckoutState, codeOf, initialCheckout, reduceCheckout } from './checkout-state';
import { blankValues } from './checkout-values';

const values = { ...blankValues, email: 'clara@example.com' };
const changed = { ...values, note: 'As a gift' };
const linked = { ...values, code: 'TENTH', typedCode: 'TENTH' };

const idle = { step: 'idle' } as const;
const entering = { step: 'entering', key: 'mine', codeFor: '', replaces: '', values } as const;
const submitted = { ...entering, step: 'submitted' } as const;
const resumed = { step: 'resumed', key: 'linked', values } as const;
const placed = { step: 'placed', key: 'placed', isNew: true } as const;

const follow = (state: Partial<CheckoutState>, ...events: CheckoutEvent[]): CheckoutState =>
  events.reduce((now, event) => reduceCheckout(now, event), { ...initialCheckout, ...state });

describe('an order that went to be paid', () => {
  it('is known to the other tabs from then on', () => {
    expect(follow({ tab: submitted }, { type: 'paymentOpened' }).unpaidKey).toBe('mine');
  });

  it('is of this browser’s cart if it was paid in another tab', () => {
    const paid = follow({ tab: entering, unpaidKey: 'waits' }, { type: 'orderPlaced', key: 'waits' });
    expect(paid.tab).toEqual({ step: 'placed', key: 'waits', isNew: true });
  });

  it('is forgotten once it is known what has become of it, and leaves the cart once', () => {
    const finished = follow(
      { tab: { ...placed, key: 'mine' }, unpaidKey: 'mine' },
      { type: 'orderFinished', leavesCart: '1001' },
    );
    expect(finished).toMatchObject({ unpaidKey: null, finished: ['1001'], tab: { isNew: false } });
  });

  it('stays in the cart if it ended unpaid', () => {
    expect(follow({ tab: placed }, { type: 'orderFinished', leavesCart: null })).toMatchObject({
      finished: [],
      tab: { isNew: false },
    });
  });

  it('stays known in another tab when this tab finishes its own', () => {
    expect(follow({ tab: placed, unpaidKey: 'waits' }, { type: 'orderFinished', leavesCart: null }).unpaidKey).toBe(
      'waits',
    );
  });
});

describe('the code of a link', () => {
  const opened = { type: 'discountLinkOpened', code: 'TENTH' } as const;
  const formOpened = { type: 'formOpened', newKey: 'next' } as const;
  const codeOfTab = ({ tab }: CheckoutState) => ('values' in tab ? tab.values.code : undefined);

  it('is entered in the next checkout, also in a tab that has one open', () => {
    expect(codeOf(follow({}, opened))).toBe('TENTH');
    for (const tab of [idle, entering, placed]) {
      const next = follow({ tab, linkedCode: 'TENTH' }, formOpened);
      expect([codeOfTab(next), codeOf(next)]).toEqual(['TENTH', 'TENTH']);
    }
  });

  it('replaces another one, which in turn replaces it', () => {
    const other = { ...linked, code: 'OTHER', typedCode: 'OTHER' };
    expect(codeOfTab(follow({ tab: { ...entering, values: other } }, opened))).toBe('TENTH');
    const replaced = follow({ tab: entering }, opened, { type: 'edited', values: other });
    expect([replaced.linkedCode, codeOf(replaced)]).toEqual([null, 'OTHER']);
  });

  it('stays gone once it is removed', () => {
    const removed = follow({ tab: entering }, opened, { type: 'edited', values }, formOpened);
    expect([removed.linkedCode, codeOfTab(removed), codeOf(removed)]).toEqual([null, '', null]);
  });

  it('is removed in the cart, from what was entered, too', () => {
    const removed = follow({ tab: entering }, opened, { type: 'codeRemoved' });
    expect([removed.linkedCode, codeOfTab(removed)]).toEqual([null, '']);
  });

  it('isn’t removed by what is entered in a tab that doesn’t have it', () => {
    const edited = follow({ tab: entering, linkedCode: 'TENTH' }, { type: 'edited', values: changed });
    expect(edited.linkedCode).toBe('TENTH');
  });

  it('is used with the order, and stays for the next one if that was made elsewhere', () => {
    const placing = { type: 'orderPlaced', key: 'mine' } as const;
    expect(follow({ tab: submitted }, opened, placing).linkedCode).toBeNull();
    expect(follow({ tab: { ...resumed, key: 'mine' } }, opened, placing).linkedCode).toBe('TENTH');
  });
});

it('who signs in as somebody else finds nothing but which orders have left the cart', () => {
  const state = { tab: submitted, unpaidKey: 'mine', unpaidOrder: { key: 'mine', problem: null }, finished: ['1001'] };
  expect(follow(state, { type: 'forgotten' })).toEqual({ ...initialCheckout, finished: ['1001'] });
});

it('only the latest orders that left the cart are remembered', () => {
  const many = Array.from(
    { length: 25 },
    (_, number) => ({ type: 'orderFinished', leavesCart: String(number) }) as const,
  );
  const { finished } = follow({ tab: placed }, ...many);
  expect([finished.length, finished[0], finished.at(-1)]).toEqual([20, '5', '24']);
});
