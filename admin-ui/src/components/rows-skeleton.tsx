import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Skeletons } from '@stoa/web-kit';
import { TableFrame } from './table-frame';

type RowsSkeletonProps = {
  count: number;
  height: number;
  head?: number;
};

export function RowsSkeleton({ count, height, head }: RowsSkeletonProps) {
  return (
    <TableFrame>
      {head && <Head style={{ height: head }} />}
      <Box
        component={Skeletons}
        count={count}
        of={() => (
          <Row style={{ height }}>
            <Skeleton variant="text" width="34%" />
            <Skeleton variant="text" width="18%" />
            <Skeleton variant="text" width="10%" />
          </Row>
        )}
      />
    </TableFrame>
  );
}

const Head = styled('div')(({ theme }) => ({ backgroundColor: theme.vars.palette.background.raised }));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: theme.spacing(2),
  boxShadow: `inset 0 1px ${theme.vars.palette.divider}`,
}));
