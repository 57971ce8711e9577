import { approveOrder } from '../admin';
import type { Answer, Context, Incoming } from '../context';
import { at, textAt } from '../json';
import { findOrder } from '../orders/pay';
import type { Order } from '../state';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** The window in which the buyer agrees to pay. */
export function answerApproval(context: Context, { method, path, query, raw }: Incoming): Answer | undefined {
  if (path !== '/checkoutnow') return undefined;
  const order = findOrder(context.state, query.get('token') ?? '');
  if (method === 'GET') return page(question(order));
  const choice = new URLSearchParams(raw).get('choice');
  const { returnUrl, cancelUrl } = order.experience ?? {};
  if (choice === 'cancel') return cancelUrl ? redirect(cancelUrl, order) : page(outcome('cancelled'));
  approveOrder(context, order.id, choice === 'decline' ? 'declined' : 'good');
  context.save();
  return returnUrl ? redirect(returnUrl, order) : page(outcome('approved'));
}

/** Without a window over the shop's page, the buyer goes back to it. */
function redirect(to: string, { id, instrument }: Order): Answer {
  const url = new URL(to);
  url.searchParams.set('token', id);
  if (instrument) url.searchParams.set('PayerID', 'TESTBUYER1234');
  return { status: 303, location: url.href };
}

const page = (content: string): Answer => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>TEST MODE: PayPal emulator</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 2rem auto; padding: 0 1rem; color: #111; background: #fff }
  strong.mode { display: block; padding: .5rem; background: #fde68a; text-align: center; color: #111 }
  button { display: block; width: 100%; min-height: 44px; margin: .5rem 0; font: inherit; cursor: pointer }
  li { display: flex; justify-content: space-between; gap: 1rem }
  ul { padding: 0 }
</style>
<strong class="mode">TEST MODE</strong>
<p>This isn’t PayPal, and no money moves.</p>
${content}
</html>`,
});

function question({ amount, unit }: Order): string {
  const items = at(unit, 'items');
  const rows = (Array.isArray(items) ? items : []).map(
    (item) =>
      `<li><span>${escaped(textAt(item, 'name') ?? '')}</span><span>× ${escaped(textAt(item, 'quantity') ?? '')}</span></li>`,
  );
  return `<h1>Pay ${dollars(amount.value)}?</h1>
<ul>${rows.join('')}</ul>
<form method="post">
  <button name="choice" value="approve">Approve</button>
  <button name="choice" value="decline">Approve with a declined card</button>
  <button name="choice" value="cancel">Cancel</button>
</form>`;
}

/** The shop’s page closes this window once it has dealt with the outcome. */
const outcome = (result: 'approved' | 'cancelled'): string => `<p role="status">One moment…</p>
<script>window.opener?.postMessage({ stoaPayPal: '${result}' }, '*')</script>`;
