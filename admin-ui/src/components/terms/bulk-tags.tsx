import { useState } from 'react';
import { IdChips } from '../form/choices/id-chips';
import { choicesNote } from '../form/choices/id-group';
import { type TermKind, useTerms } from './api';

/** The tags that a bulk action adds or removes. */
export function BulkTags({ kind, onChange }: { kind: TermKind; onChange: (tags: number[]) => void }) {
  const { data: terms, error } = useTerms(kind);
  const [chosen, setChosen] = useState<number[]>([]);

  function choose(id: number, isChosen: boolean) {
    const next = isChosen ? [...chosen, id] : chosen.filter((other) => other !== id);
    setChosen(next);
    onChange(next);
  }

  return (
    <IdChips
      label="Tags"
      choices={terms ?? []}
      isChosen={(id) => chosen.includes(id)}
      choose={choose}
      note={choicesNote('tag', terms, error)}
    />
  );
}

const actions = [
  { label: 'Add tags', question: (what: string) => `Add tags to ${what}?`, action: 'addTags' },
  { label: 'Remove tags', question: (what: string) => `Remove tags from ${what}?`, action: 'removeTags' },
] as const;

export const tagActions = (kind: TermKind) =>
  actions.map(({ label, question, action }) => ({
    label,
    question,
    details: (onChange: (change: { action: typeof action; tags: number[] } | null) => void) => (
      <BulkTags kind={kind} onChange={(tags) => onChange(tags.length > 0 ? { action, tags } : null)} />
    ),
  }));
