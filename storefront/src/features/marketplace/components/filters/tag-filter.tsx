import { useItemTags } from '../../api';
import { countedName, noteOn } from '../../domain/term-texts';
import { Checklist } from './checklist';

type TagFilterProps = {
  /** Slugs. Items must have all of them. */
  chosen: string[];
  onToggle: (slug: string) => void;
};

export function TagFilter({ chosen, onToggle }: TagFilterProps) {
  const { data, error } = useItemTags();
  const known = (data ?? []).map((tag) => ({ value: tag.slug, name: tag.name, counted: countedName(tag) }));
  const others = chosen.filter((slug) => !known.some(({ value }) => value === slug));
  return (
    <Checklist
      label="Tag"
      none="All Tags"
      name="tag"
      choices={[...known, ...others.map((slug) => ({ value: slug, name: slug, counted: slug }))]}
      chosen={chosen}
      note={noteOn({ data, error }, 'tags')}
      onToggle={onToggle}
    />
  );
}
