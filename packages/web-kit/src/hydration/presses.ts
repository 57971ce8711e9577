/** On elements that the server rendered and React hasn't taken over yet. */
export const WAITING_ATTRIBUTE = 'data-waiting';

declare global {
  interface Window {
    /** Buttons pressed too early, noted by the script in the head. */
    earlyPresses?: HTMLElement[];
  }
}

/** Runs in the head. Links work without scripts; presses of buttons are kept for later. */
export const pressScript = `addEventListener('click', function (event) {
  var button = event.isTrusted && event.target.closest && event.target.closest('button,[role=button]');
  if (button && button.closest('[${WAITING_ATTRIBUTE}]')) (window.earlyPresses = window.earlyPresses || []).push(button);
}, true);`;

const isWaiting = (element: Element) => element.closest(`[${WAITING_ATTRIBUTE}]`) !== null;

/** Marks a part of the page as taken over, and presses what was pressed too early. */
export function takeOver(part: Element | null): void {
  part?.removeAttribute(WAITING_ATTRIBUTE);
  const pressed = window.earlyPresses ?? [];
  window.earlyPresses = pressed.filter(isWaiting);
  for (const button of pressed) if (button.isConnected && !isWaiting(button)) button.click();
}
