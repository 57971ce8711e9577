/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PostFigures } from './post-figures';

it.each([
  [{ viewCount: 12_345, _count: { comments: 0, likes: 1 } }, ['12,345 views', '0 comments', '1 like']],
  [{ viewCount: 1, _count: { comments: 1, likes: 1200 } }, ['1 view', '1 comment', '1,200 likes']],
])('tells how often a post was seen, commented on and liked', (post, figures) => {
  render(<PostFigures post={post} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(figures);
});
