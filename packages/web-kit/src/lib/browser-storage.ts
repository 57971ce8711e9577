/** Where storage is blocked or full, what is kept lasts until the page is left. */
const unstored = new Map<string, string>();

export function readStored(key: string): string | null {
  if (typeof window === 'undefined') return null;
  try {
    return unstored.get(key) ?? window.localStorage.getItem(key);
  } catch {
    return unstored.get(key) ?? null;
  }
}

export function store(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

/** What this tab alone has kept for somebody: drafts of forms, and how lists were left. */
export function clearTab(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // Nothing was kept either.
  }
}

export function removeStored(key: string): void {
  unstored.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
