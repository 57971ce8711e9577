/** On elements that the server rendered and React hasn't taken over yet. */
export const WAITING_ATTRIBUTE = 'data-waiting';

type EarlyEvent = {
  type: 'click' | 'input' | 'error';
  target: HTMLElement;
  /** Of a field. */
  value?: string;
  checked?: boolean;
};

declare global {
  interface Window {
    /** What happened before React was there, noted by the script in the head. Undefined once React can't come anymore. */
    earlyEvents?: EarlyEvent[];
  }
}

/**
 * Runs in the head. Links and GET forms work without scripts. Presses of buttons, what is typed, and images that can't be loaded are
 * kept for later; forms that are sent stay, because the press of their button is kept. React hears of nothing before, or it
 * would act twice, and on fields of which it doesn't know what was typed.
 */
export const earlyEventsScript = `window.earlyEvents = [];
['click', 'input', 'error', 'submit'].forEach(function (type) {
  addEventListener(type, function (event) {
    var target = event.target, events = window.earlyEvents;
    if (type === 'click') target = target.closest && target.closest('button,[role=button],[data-press]');
    if (!events || !event.isTrusted || !target || !target.closest) return;
    if (type === 'input') events = window.earlyEvents = events.filter(function (noted) { return noted.type !== type || noted.target !== target; });
    if (!target.closest('[${WAITING_ATTRIBUTE}]') || (type === 'submit' && target.method !== 'post')) return;
    event.stopPropagation();
    if (type === 'submit') event.preventDefault();
    else events.push({ type: type, target: target, value: target.value, checked: target.checked });
  }, true);
});`;

const isWaiting = (element: Element) => element.closest(`[${WAITING_ATTRIBUTE}]`) !== null;

/** Marks a part of the page as taken over, and lets what happened to it too early happen again. */
export async function takeOver(part: Element | null): Promise<void> {
  part?.removeAttribute(WAITING_ATTRIBUTE);
  const events = (window.earlyEvents ?? []).filter(({ target }) => !isWaiting(target));
  window.earlyEvents = window.earlyEvents?.filter((event) => !events.includes(event));
  // At once, because React empties the fields if it renders them again.
  for (const event of events) if (event.type === 'input') enterAgain(event);
  for (const { type, target } of events) {
    if (type === 'input') continue;
    // Effects have to run first, and a form has to know what was typed before it's sent.
    await new Promise((rendered) => setTimeout(rendered));
    if (type === 'click') target.click();
    else target.dispatchEvent(new Event('error'));
  }
}

function enterAgain({ target, value = '', checked }: EarlyEvent): void {
  if (target.matches('[type=checkbox],[type=radio]')) tickAgain(target as HTMLInputElement, checked);
  else typeAgain(target as HTMLInputElement, value);
}

/*
 * React believes that a field it takes over holds what the server rendered, and only hears of a change that passes by its own
 * setter of the property.
 */
function tickAgain(box: HTMLInputElement, checked = false): void {
  box.checked = !checked;
  box.click();
}

function typeAgain(field: HTMLInputElement, value: string): void {
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
}

/** Where React can't come: what was held back is sent as it is. */
export const sendAnywayScript = `var pressed = (window.earlyEvents || []).filter(function (event) { return event.type === 'click' && event.target.form; }).pop();
    window.earlyEvents = undefined;
    if (pressed) pressed.target.form.requestSubmit(pressed.target);`;
