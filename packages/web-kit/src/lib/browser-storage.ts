/** What every tab of this browser reads, or this tab alone. */
type Where = 'localStorage' | 'sessionStorage';

/** Where storage is blocked or full, what is kept lasts until the page is left. */
const unstored = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };

export function readStored(key: string, where: Where = 'localStorage'): string | null {
  if (typeof window === 'undefined') return null;
  const kept = unstored[where].get(key);
  try {
    return kept ?? window[where].getItem(key);
  } catch {
    return kept ?? null;
  }
}

/** What was stored as JSON; null if it was nothing, or is damaged. */
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
    // Nothing was stored either.
  }
}

/** What this tab alone has kept for somebody: drafts of forms, and how lists were left. */
export function clearTab(): void {
  unstored.sessionStorage.clear();
  try {
    window.sessionStorage.clear();
  } catch {
    // Nothing was kept either.
  }
}
