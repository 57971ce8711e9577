import type { Pagination as Pages } from '@stoa/contract';
import { Button, classes, text } from '@stoa/web-kit';
import styles from './pagination.module.css';

type PaginationProps = {
  pages: Pages;
  onPage: (page: number) => void;
};

/** Renders nothing if there's only one page. */
export function Pagination({ pages, onPage }: PaginationProps) {
  const { page, totalPages, hasPrevPage, hasNextPage } = pages;
  if (totalPages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      <Button variant="outlined" disabled={!hasPrevPage} onClick={() => onPage(Math.min(page - 1, totalPages))}>
        Previous
      </Button>
      <p className={classes(text.body2, text.muted, text.figures)}>
        Page {page} of {totalPages}
      </p>
      <Button variant="outlined" disabled={!hasNextPage} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
