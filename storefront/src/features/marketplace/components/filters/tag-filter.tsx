import { useItemTags } from '../../api';
import { formatTermsNote, formatTermWithCount } from '../../domain/term-texts';
import { Checklist } from './checklist';

type TagFilterProps = {
  /** Slugs. Items must have all of them. */
  chosen: string[];
  onToggle: (slug: string) => void;
};

export function TagFilter({ chosen, onToggle }: TagFilterProps) {
  const { data, error } = useItemTags();
  const offered = (data ?? []).map((tag) => ({ value: tag.slug, name: tag.name, counted: formatTermWithCount(tag) }));
  const others = chosen.filter((slug) => !offered.some(({ value }) => value === slug));
  return (
    <Checklist
      label="Tag"
      none="All Tags"
      name="tag"
      choices={[...offered, ...others.map((slug) => ({ value: slug, name: slug, counted: slug }))]}
      chosen={chosen}
      note={formatTermsNote({ data, error }, 'tags')}
      onToggle={onToggle}
    />
  );
}
