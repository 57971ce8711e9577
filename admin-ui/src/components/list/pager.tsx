import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Pagination } from '@stoa/contract';
import { tabularFigures } from '@stoa/web-kit';

type PagerProps = { pages: Pagination; onPage: (page: number) => void };

export function Pager({ pages, onPage }: PagerProps) {
  const { page, totalPages, hasPrevPage, hasNextPage } = pages;
  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginTop: 2 }}
    >
      <Typography variant="body2" color="textSecondary" role="status" sx={{ ...tabularFigures, flex: 1 }}>
        Showing page {page} of {totalPages}
      </Typography>
      <Button variant="outlined" disabled={!hasPrevPage} onClick={() => onPage(Math.min(page - 1, totalPages))}>
        Previous
      </Button>
      <Button variant="outlined" disabled={!hasNextPage} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </Box>
  );
}
