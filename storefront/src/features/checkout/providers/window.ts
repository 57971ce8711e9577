import type { Handoff } from '@stoa/contract';

/** What a provider's buttons, and the window that they open, tell the page. */
export interface ProviderWindow {
  /** Whether there is something to pay at all. If not, the page says what is missing. */
  isReady: () => Promise<boolean>;
  /** Undefined: there is nothing to go on with, and the page says why. */
  open: () => Promise<Handoff | undefined>;
  /** `isSame`: whether a handoff leads to what the window shows. 'AGAIN': the shopper may choose another card or account there. */
  onApprove: (isSame: (handoff: Handoff) => boolean) => Promise<'AGAIN' | undefined>;
  onClose: () => void;
  onFailure: () => void;
}
