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

export function removeStored(key: string): void {
  unstored.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
