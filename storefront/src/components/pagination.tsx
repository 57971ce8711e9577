import type { Pagination as Pages } from '@stoa/contract';
import { ButtonAnchor, ButtonLink, classes, formatCount, text } from '@stoa/web-kit';
import type { ComponentProps } from 'react';
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
      <p className={classes(text.body2, text.muted, text.figures)}>
        Page {formatCount(page)} of {formatCount(totalPages)}
      </p>
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
