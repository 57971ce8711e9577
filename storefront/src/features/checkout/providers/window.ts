/** What a provider's buttons, and the window that they open, tell the page. */
export interface ProviderWindow {
  /** Whether there is something to pay at all. If not, the page says what is missing. */
  isReady: () => Promise<boolean>;
  /** The id of the provider's order. Without one, the window closes, and the page says why. */
  open: () => Promise<string | undefined>;
  /** 'AGAIN': the shopper may choose another card or account. */
  onApprove: (id: string) => Promise<'AGAIN' | undefined>;
  onClose: () => void;
  onFailure: () => void;
}
