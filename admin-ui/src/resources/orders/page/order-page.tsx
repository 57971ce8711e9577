import PreviousIcon from '@mui/icons-material/KeyboardArrowLeftOutlined';
import NextIcon from '@mui/icons-material/KeyboardArrowRightOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type OrderDetail, RETURN_STATE } from '@stoa/contract';
import { EmptyState, formatMoment, isNotFound, LoadError } from '@stoa/web-kit';
import { Link, useParams } from 'react-router-dom';
import { CopyButton } from '../../../components/copy-button';
import { PageHeader } from '../../../components/page-header';
import { lastAddress } from '../../../lib/last-address';
import { orderName, orderReference } from '../../../lib/order-name';
import { useOrder } from '../api';
import { OrderBadges, ReturnBadge } from '../components/order-badges';
import { OrderLines } from '../components/order-lines';
import { OrderFulfillments } from '../fulfillment/order-fulfillments';
import { stillToFulfill } from '../fulfillment/so-far';
import { orderPaths } from '../paths';
import { OrderPayment } from '../payments/order-payment';
import { OrderReturns } from '../returns/order-returns';
import { OrderActions } from './order-actions';
import { OrderAttention } from './order-attention';
import { OrderCanceled } from './order-canceled';
import { OrderCustomer } from './order-customer';
import { OrderReplaced } from './order-replaced';
import { OrderSwapped } from './order-swapped';
import { OrderTimeline } from './order-timeline';

export function OrderPage() {
  const { number = '' } = useParams();
  const { data: order, error, mutate } = useOrder(number);
  if (order) return <Loaded key={order.number} order={order} />;
  return (
    <>
      <PageHeader title={`Order ${orderName(number)}`} />
      {!error && <Skeleton variant="rounded" height={320} />}
      {isNotFound(error) && (
        <EmptyState
          title="Order not found"
          action={
            <Button component={Link} to={orderPaths.list} variant="outlined">
              All orders
            </Button>
          }
        >
          There is no order with this number.
        </EmptyState>
      )}
      {error && !isNotFound(error) && (
        <LoadError onRetry={() => void mutate()}>Failed to load the order. Please try again.</LoadError>
      )}
    </>
  );
}

function Loaded({ order }: { order: OrderDetail }) {
  const { number, placedAt, madeBy, attentionReason, note } = order;
  const left = stillToFulfill(order);
  return (
    <>
      <PageHeader
        title={`Order ${orderName(number)}`}
        intro={`Placed on ${formatMoment(placedAt)}${madeBy ? ` by ${madeBy}` : ''}`}
        actions={
          <>
            <Neighbor number={order.previous} name="Previous order" Icon={PreviousIcon} />
            <Neighbor number={order.next} name="Next order" Icon={NextIcon} />
            <Button component={Link} to={lastAddress(orderPaths.list)} variant="outlined">
              All orders
            </Button>
            <OrderActions order={order} />
          </>
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBottom: 2 }}>
        <OrderBadges order={order} />
        <ReturnBadge state={order.returns.findLast(({ state }) => RETURN_STATE[state].isOpen)?.state ?? null} />
        {left && <Typography variant="body2">{left}</Typography>}
        <CopyButton what="order number" text={orderReference(number)} />
      </Box>
      {attentionReason && <OrderAttention order={order} />}
      <OrderCanceled order={order} />
      <OrderReplaced order={order} />
      <OrderSwapped order={order} />
      {note && (
        <Alert severity="info" sx={{ marginBottom: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <strong>{madeBy ? 'Note to the customer:' : 'Note from the customer:'}</strong> {note}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
          gridTemplateRows: { lg: 'auto 1fr' },
        }}
      >
        <Stack spacing={3}>
          <OrderLines order={order} />
          <OrderReturns order={order} />
          <OrderFulfillments order={order} />
        </Stack>
        <Stack spacing={3} sx={{ gridRow: { lg: 'span 2' } }}>
          <OrderCustomer order={order} />
          <OrderPayment order={order} />
        </Stack>
        <OrderTimeline order={order} />
      </Box>
    </>
  );
}

type NeighborProps = { number: number | null; name: string; Icon: typeof NextIcon };

function Neighbor({ number, name, Icon }: NeighborProps) {
  if (number === null) return null;
  return (
    <IconButton component={Link} to={orderPaths.order(number)} aria-label={name} title={name}>
      <Icon />
    </IconButton>
  );
}
