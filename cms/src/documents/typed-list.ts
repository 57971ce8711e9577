/** The console sends a JSON field as the text that was typed, or as null or an empty string when cleared. */
export const typedList = (value: unknown): unknown => {
  if (value === null || value === '') return [];
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};
