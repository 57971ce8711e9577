import { useRef } from 'react';

/** Creates a record only once: saving again before the form closes updates the record it created. */
export function useCreateOnce<Values, Record>(
  create: (values: Values) => Promise<Record>,
  change: (created: Record, values: Values, opened: Values) => Promise<Record>,
) {
  const created = useRef<Record | null>(null);
  return async (values: Values, opened: Values): Promise<Record> => {
    const { current } = created;
    const saved = await (current ? change(current, values, opened) : create(values));
    created.current = saved;
    return saved;
  };
}
