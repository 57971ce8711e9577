import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PageMeta } from '@stoa/web-kit';
import { paths } from '../../../config/paths';
import { useStore } from '../api';
import { Colonnade } from './colonnade';

/** Introduces the shop; `action` leads to what it offers. */
export function Hero({ action }: { action: { label: string; href: string } }) {
  const { data, error } = useStore();
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr' },
        alignItems: 'center',
        columnGap: { md: 6, lg: 10 },
        rowGap: 5,
        paddingBlock: { xs: 5, md: 9 },
      }}
    >
      <PageMeta description={data?.tagline} path={paths.home} />
      <div>
        <Typography variant="overline" component="p" color="primary">
          Welcome to
        </Typography>
        <Typography variant="h1" sx={{ marginBlock: 2 }}>
          {data?.shopName ?? (error ? 'our shop' : <Skeleton width="5ch" />)}
        </Typography>
        <Typography
          variant="subtitle1"
          component="p"
          color="textSecondary"
          sx={{ maxWidth: '42ch', minHeight: '3.1em' }}
        >
          {data ? data.tagline : !error && <Skeleton />}
        </Typography>
        <Button variant="contained" size="large" href={action.href} sx={{ marginTop: 4 }}>
          {action.label}
        </Button>
      </div>
      <Colonnade />
    </Box>
  );
}
