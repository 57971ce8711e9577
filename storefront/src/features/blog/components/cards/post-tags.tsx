import type { Term } from '@stoa/contract';
import { paths } from '../../../../config/paths';
import { ChipLink, chipList } from './chip-link';

/** Each links to the posts that have it. */
export function PostTags({ tags }: { tags: Term[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={chipList} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag.id}>
          <ChipLink to={paths.blogTagged(tag.slug)}>{tag.name}</ChipLink>
        </li>
      ))}
    </ul>
  );
}
