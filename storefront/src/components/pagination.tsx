import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Pagination as Pages } from '@stoa/contract';
import { tabularFigures } from '@stoa/web-kit';

type PaginationProps = {
  pages: Pages;
  onPage: (page: number) => void;
};

/** Renders nothing if there's only one page. */
export function Pagination({ pages, onPage }: PaginationProps) {
  const { page, totalPages, hasPrevPage, hasNextPage } = pages;
  if (totalPages <= 1) return null;
  return (
    <Stack
      component="nav"
      aria-label="Pages"
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'center', gap: { xs: 2, sm: 3 }, marginTop: { xs: 5, md: 7 } }}
    >
      <Button variant="outlined" disabled={!hasPrevPage} onClick={() => onPage(Math.min(page - 1, totalPages))}>
        Previous
      </Button>
      <Typography variant="body2" color="textSecondary" sx={tabularFigures}>
        Page {page} of {totalPages}
      </Typography>
      <Button variant="outlined" disabled={!hasNextPage} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </Stack>
  );
}
