/** The console hands a JSON field over as the text that was typed, or as nothing when it was emptied. */
export const typedList = (value: unknown): unknown => {
  if (value === null || value === '') return [];
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};
