export const asText = (number: number | null): string => (number === null ? '' : String(number));

export const off = (enabled: boolean): string => (enabled ? '' : ' (off)');

/** Everything of a row, so that two versions never look the same. */
export const formatParts = (...parts: (string | false)[]): string => parts.filter(Boolean).join(', ');
