import type { MarketplaceTerm } from '@stoa/contract';
import { FilterSelect } from '@stoa/web-kit';

type TermSelectProps = {
  label: string;
  all: string;
  none: string;
  failure: string;
  terms: { data?: MarketplaceTerm[]; error?: unknown };
  value: string;
  onChange: (slug: string) => void;
};

export function TermSelect({ label, all, none, failure, terms, value, onChange }: TermSelectProps) {
  const { data, error } = terms;
  const note = data ? (data.length === 0 ? none : undefined) : error ? failure : undefined;
  const choices = (data ?? []).map(({ name, slug, _count }) => ({
    value: slug,
    label: `${name} (${_count.marketplaceItems})`,
  }));
  return (
    <FilterSelect
      label={label}
      value={value}
      choices={[{ value: '', label: all }, ...choices]}
      note={note}
      onChange={onChange}
    />
  );
}
