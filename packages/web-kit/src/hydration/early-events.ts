/** On elements that the server rendered and React hasn't taken over yet. */
export const WAITING_ATTRIBUTE = 'data-waiting';

type EarlyEvent = { type: 'click' | 'input' | 'error'; target: HTMLElement; value?: string };

declare global {
  interface Window {
    /** What happened before React was there, noted by the script in the head. */
    earlyEvents?: EarlyEvent[];
  }
}

/**
 * Runs in the head. Links and GET forms work without scripts. Presses of buttons, what is typed, and images that can't be loaded are
 * kept for later; forms that are sent stay, because the press of their button is kept.
 */
export const earlyEventsScript = `window.earlyEvents = [];
['click', 'input', 'error', 'submit'].forEach(function (type) {
  addEventListener(type, function (event) {
    var target = event.target, events = window.earlyEvents;
    if (type === 'click') target = target.closest && target.closest('button,[role=button]');
    if (!events || !event.isTrusted || !target || !target.closest || !target.closest('[${WAITING_ATTRIBUTE}]')) return;
    if (type !== 'submit') events.push({ type: type, target: target, value: target.value });
    else if (target.method === 'post') event.preventDefault();
  }, true);
});`;

const isWaiting = (element: Element) => element.closest(`[${WAITING_ATTRIBUTE}]`) !== null;

/** Marks a part of the page as taken over, and lets what happened to it too early happen again. */
export async function takeOver(part: Element | null): Promise<void> {
  part?.removeAttribute(WAITING_ATTRIBUTE);
  const events = window.earlyEvents ?? [];
  window.earlyEvents = events.filter(({ target }) => isWaiting(target));
  for (const event of events.filter(({ target }) => !isWaiting(target))) {
    // Effects have to run first, and a form has to know what was typed before it's sent.
    await new Promise((rendered) => setTimeout(rendered));
    if (event.target.isConnected) repeat(event);
  }
}

function repeat({ type, target, value = '' }: EarlyEvent): void {
  if (type === 'click') target.click();
  else if (type === 'error') target.dispatchEvent(new Event('error'));
  else if (target instanceof HTMLInputElement && target.matches('[type=checkbox],[type=radio]')) tickAgain(target);
  else typeAgain(target as HTMLInputElement, value);
}

/*
 * React believes that a field it takes over holds what the server rendered, and only hears of a change that passes by its own
 * setter of the property.
 */
function tickAgain(box: HTMLInputElement): void {
  box.checked = !box.checked;
  box.click();
}

function typeAgain(field: HTMLInputElement, value: string): void {
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
}
