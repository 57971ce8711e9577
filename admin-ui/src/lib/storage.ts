/** What this browser keeps. Where storage is blocked or full, nothing is kept. */

export function store(key: string, value: string, where: 'localStorage' | 'sessionStorage' = 'localStorage'): void {
  try {
    window[where].setItem(key, value);
  } catch {
    // What is shown now stays; it is only not remembered.
  }
}

export function forget(key: string, where: 'localStorage' | 'sessionStorage' = 'localStorage'): void {
  try {
    window[where].removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}

/** What was kept as JSON; null if it was nothing, or is damaged. */
export function readKept(key: string, where: 'localStorage' | 'sessionStorage' = 'localStorage'): unknown {
  try {
    return JSON.parse(window[where].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
