/** Shared by all tabs of this browser, or specific to this tab. */
type Where = 'localStorage' | 'sessionStorage';

/** Fallback if storage is blocked or full: values last until the page is left. */
const unstored = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };

export function readStored(key: string, where: Where = 'localStorage'): string | null {
  if (typeof window === 'undefined') return null;
  const unsaved = unstored[where].get(key);
  try {
    return unsaved ?? window[where].getItem(key);
  } catch {
    return unsaved ?? null;
  }
}

/** A value stored as JSON; null if it's missing or damaged. */
export function readStoredJson(key: string, where?: Where): unknown {
  try {
    return JSON.parse(readStored(key, where) ?? 'null');
  } catch {
    return null;
  }
}

export function store(key: string, value: string, where: Where = 'localStorage'): void {
  try {
    window[where].setItem(key, value);
    unstored[where].delete(key);
  } catch {
    unstored[where].set(key, value);
  }
}

export function removeStored(key: string, where: Where = 'localStorage'): void {
  unstored[where].delete(key);
  try {
    window[where].removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Clears what this tab keeps for a person: form drafts and list positions. */
export function clearTab(): void {
  unstored.sessionStorage.clear();
  try {
    window.sessionStorage.clear();
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
