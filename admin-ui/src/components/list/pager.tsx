import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Pagination } from '@stoa/contract';
import { counted, formatCount } from '@stoa/contract';
import { FilterSelect, tabularFigures } from '@stoa/web-kit';
import { PAGE_SIZES } from './page-size';

const sizes = PAGE_SIZES.map((size) => ({ value: size, label: size }));

type PagerProps = {
  pages: Pagination;
  onPage: (page: number) => void;
  /** Set if people can choose the number of rows per page. */
  size?: { value: string; onChange: (size: string) => void };
};

export function Pager({ pages, onPage, size }: PagerProps) {
  const { page, total, totalPages, hasPrevPage, hasNextPage } = pages;
  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        rowGap: { xs: 2, sm: 1 },
        marginTop: 2,
      }}
    >
      <Typography
        variant="body2"
        color="textSecondary"
        component="div"
        sx={{ ...tabularFigures, flex: { xs: '1 0 100%', sm: 1 } }}
      >
        <span role="status">
          Showing page {formatCount(page)} of {formatCount(totalPages)}
        </span>
        {` · ${counted(total, 'result')}`}
      </Typography>
      {size && (
        <Box sx={{ width: 116, marginInlineEnd: { xs: 'auto', sm: 1 } }}>
          <FilterSelect label="Rows per page" choices={sizes} {...size} />
        </Box>
      )}
      <Button variant="outlined" disabled={!hasPrevPage} onClick={() => onPage(Math.min(page - 1, totalPages))}>
        Previous
      </Button>
      <Button variant="outlined" disabled={!hasNextPage} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </Box>
  );
}
