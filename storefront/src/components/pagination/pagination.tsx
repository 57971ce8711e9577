import type { Pagination as Pages } from '@stoa/contract';
import { formatCount } from '@stoa/contract';
import { ButtonAnchor, ButtonLink, classes, text } from '@stoa/web-kit';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { pageNumbers } from './page-numbers';
import styles from './pagination.module.css';

type PaginationProps = {
  pages: Pages;
  linkTo: (page: number) => { search: string };
  onTurn?: () => void;
};

/** Renders nothing if there's only one page. */
export function Pagination({ pages, linkTo, onTurn }: PaginationProps) {
  const { page, totalPages, hasPrevPage, hasNextPage } = pages;
  if (totalPages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      <Turn to={hasPrevPage && linkTo(page - 1)} rel="prev" onClick={onTurn}>
        Previous
      </Turn>
      <ol className={classes(text.body2, text.figures, styles.numbers)}>
        {pageNumbers(page, totalPages).map((number, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what a place shows changes, the places don't
          <li key={place}>
            {number === null ? (
              '…'
            ) : (
              <Link
                to={linkTo(number)}
                className={styles.number}
                aria-label={`Page ${formatCount(number)}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={onTurn}
              >
                {formatCount(number)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Turn to={hasNextPage && linkTo(page + 1)} rel="next" onClick={onTurn}>
        Next
      </Turn>
    </nav>
  );
}

type TurnProps = Omit<ComponentProps<typeof ButtonLink>, 'to'> & { to: { search: string } | false };

/** At either end of the list, a link that leads nowhere keeps its place. */
const Turn = ({ to, rel, onClick, children }: TurnProps) =>
  to ? (
    <ButtonLink variant="outlined" to={to} rel={rel} onClick={onClick}>
      {children}
    </ButtonLink>
  ) : (
    <ButtonAnchor variant="outlined" role="link" aria-disabled="true">
      {children}
    </ButtonAnchor>
  );
