import { useField } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Choice, choicesNote, type IdChoices } from './id-group';

export type IdChoicesProps = {
  name: string;
  label: string;
  /** What one choice is called, such as `tag`. */
  noun: string;
  /** The available choices, as returned by SWR. */
  found: { data?: Choice[]; error?: unknown; mutate: () => Promise<unknown> };
};

/** For a field whose value is a list of ids: the available choices, plus selected ones that have been deleted since. */
export function useIdChoices({ name, noun, found }: IdChoicesProps): IdChoices {
  const { data, error: failure, mutate } = found;
  const [{ value }, { error }, { setValue }] = useField<number[]>(name);
  const fieldError = [error].flat().find((one) => typeof one === 'string');

  // The list may be older than the record, so reload it before calling something deleted, and after an error.
  const unknown = data ? value.filter((id) => !data.some((choice) => choice.id === id)) : [];
  const [reloadedFor, setReloadedFor] = useState<number[]>([]);
  const ask = useEffectEvent(async () => {
    await mutate();
    setReloadedFor(value);
  });
  const unknownIds = unknown.join();
  useEffect(() => {
    if (unknownIds !== '' || fieldError !== undefined) void ask();
  }, [unknownIds, fieldError]);
  const deleted = failure ? [] : unknown.filter((id) => reloadedFor.includes(id));

  const choices = [...(data ?? []), ...deleted.map((id) => ({ id, name: `Deleted ${noun}` }))];
  return {
    choices,
    isChosen: (id: number) => value.includes(id),
    choose: (id: number, chosen: boolean) =>
      void setValue(chosen ? [...value, id] : value.filter((other) => other !== id)),
    problem:
      fieldError !== undefined && deleted.length > 0
        ? `A selected ${noun} has been deleted. Deselect it to save.`
        : fieldError,
    note: choicesNote(noun, data && choices, failure),
  };
}
