import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import { apiPaths, ORDER_DOCUMENT_NAMES, type OrderDocument, type PublicSettings } from '@stoa/contract';
import { getData, LoadError } from '@stoa/web-kit';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { PageHeader } from '../../../components/page-header';
import { orderName } from '../../../lib/order-name';
import { useOrder } from '../api';
import { orderPaths } from '../paths';
import { Sheet } from './sheet';
import { useDocuments } from './use-documents';

/** A page of paper: only the sheet itself is printed. */
export function OrderPaper() {
  const { number = '', paper } = useParams();
  const parcel = useSearchParams()[0].get('parcel');
  const kind: OrderDocument = paper === 'invoice' ? 'invoice' : 'packing-slip';
  const { data: order, error, mutate } = useOrder(number);
  const { data: shop } = useSWR(apiPaths.store, getData<PublicSettings>);
  const { busy, save } = useDocuments();
  return (
    <>
      <GlobalStyles styles={onPaper} />
      <PageHeader
        title={`${ORDER_DOCUMENT_NAMES[kind]} of order ${orderName(number)}`}
        actions={
          <>
            <Button component={Link} to={orderPaths.order(number)} variant="outlined">
              Back to the order
            </Button>
            <Button
              variant="outlined"
              disabled={busy}
              onClick={() =>
                void save({
                  document: kind,
                  numbers: [Number(number)],
                  fulfillmentId: parcel === null ? null : Number(parcel),
                })
              }
            >
              {busy ? 'Making PDF...' : 'Download PDF'}
            </Button>
            <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      />
      {error && !order && (
        <LoadError onRetry={() => void mutate()}>Failed to load the order. Please try again.</LoadError>
      )}
      {!error && !(order && shop) && <Skeleton variant="rounded" height={480} />}
      {order && shop && <Sheet kind={kind} parcel={parcel} order={order} shop={shop} />}
    </>
  );
}

const onPaper = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '[data-sheet], [data-sheet] *': { visibility: 'visible', color: '#000 !important' },
    '[data-sheet]': { position: 'absolute', inset: '0 0 auto', border: '0 !important', background: '#fff !important' },
  },
} as const;
