import { useField } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';

type Choice = { id: number; name: string };

export type IdChoicesProps = {
  name: string;
  label: string;
  /** What is chosen, such as `tag`. */
  noun: string;
  /** What there is to choose from, as SWR has it. */
  found: { data?: Choice[]; error?: unknown; mutate: () => Promise<unknown> };
};

/** For a field whose value is a list of ids: what there is to choose, and what was chosen and is deleted since. */
export function useIdChoices({ name, noun, found }: IdChoicesProps) {
  const { data, error: failure, mutate } = found;
  const [{ value }, { error }, { setValue }] = useField<number[]>(name);
  const complaint = [error].flat().find((one) => typeof one === 'string');

  // The list may be older than the record: it is asked for anew before something is called deleted, and after a complaint.
  const unknown = data ? value.filter((id) => !data.some((choice) => choice.id === id)) : [];
  const [askedAbout, setAskedAbout] = useState<number[]>([]);
  const ask = useEffectEvent(async () => {
    await mutate();
    setAskedAbout(value);
  });
  const doubts = unknown.join();
  useEffect(() => {
    if (doubts !== '' || complaint !== undefined) void ask();
  }, [doubts, complaint]);
  const deleted = failure ? [] : unknown.filter((id) => askedAbout.includes(id));

  return {
    choices: [...(data ?? []), ...deleted.map((id) => ({ id, name: `Deleted ${noun}` }))],
    isChosen: (id: number) => value.includes(id),
    choose: (id: number, chosen: boolean) =>
      void setValue(chosen ? [...value, id] : value.filter((other) => other !== id)),
    problem:
      complaint !== undefined && deleted.length > 0
        ? `A chosen ${noun} was deleted meanwhile. Please deselect it.`
        : complaint,
    /** What is said where there is nothing to choose from; nothing while it is on its way. */
    note: data
      ? data.length === 0 && deleted.length === 0 && `No ${noun}s available`
      : failure !== undefined && `The ${noun}s could not be loaded. Please load the page again.`,
  };
}
