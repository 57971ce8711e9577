import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { adminPaths, type SalesSettings } from '@stoa/contract';
import { getData, LoadError } from '@stoa/web-kit';
import useSWR from 'swr';

/** Who sells, on an invoice. */
export function SellerDetails() {
  const { data: salesSettings, error, mutate } = useSWR(adminPaths.salesSettings, getData<SalesSettings>);
  if (salesSettings) return <Box sx={{ whiteSpace: 'pre-line' }}>{salesSettings.invoiceDetails}</Box>;
  if (error) return <LoadError onRetry={() => void mutate()}>Failed to load your details. Please try again.</LoadError>;
  return <Skeleton />;
}
