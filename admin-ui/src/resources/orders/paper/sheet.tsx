import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import {
  addressLines,
  adminPaths,
  apiPaths,
  type BusinessDetails,
  businessLines,
  leftToFulfill,
  type ManagedLine,
  ORDER_DOCUMENT_NAMES,
  type OrderDetail,
  type OrderDocument,
  type PublicSettings,
  type SalesSettings,
} from '@stoa/contract';
import { formatDate, formatDollars, getData, LoadError, tabularFigures } from '@stoa/web-kit';
import useSWR from 'swr';
import { ShopLogo } from '../../../components/shop-brand';
import { orderName, orderReference } from '../../../lib/order-name';
import { OrderSums } from '../components/order-lines';
import { nameOf, paymentOnPaper } from '../order-words';
import { TestBand } from './test-band';

type SheetProps = {
  kind: OrderDocument;
  /** The id of what was sent together; null: what is left to send. */
  parcel: string | null;
  order: OrderDetail;
  shop: PublicSettings;
};

/** As it looks on paper. */
export function Sheet({ kind, parcel, order, shop }: SheetProps) {
  const {
    number,
    placedAt,
    state,
    invoiceNumber,
    name,
    email,
    address,
    lines,
    shippingMethodName,
    pickUp,
    paymentMethodName,
  } = order;
  const isInvoice = kind === 'invoice';
  return (
    <Paper data-sheet aria-label={ORDER_DOCUMENT_NAMES[kind]}>
      {order.isTest && <TestBand />}
      <header>
        <Box>
          <Seller>
            <ShopLogo arch={24} name={shop.shopName} />
          </Seller>
          <Business withTaxNumber={isInvoice} />
          <div>{window.location.host}</div>
          {shop.contactEmail && <div>{shop.contactEmail}</div>}
          {isInvoice && <More />}
        </Box>
        <Box sx={{ textAlign: 'end' }}>
          <h2>{isInvoice && invoiceNumber !== null ? `Invoice ${invoiceNumber}` : ORDER_DOCUMENT_NAMES[kind]}</h2>
          <div>Order {orderName(number)}</div>
          <div>Placed on {formatDate(placedAt)}</div>
          {isInvoice && <div>{paymentOnPaper(order)}</div>}
          {isInvoice && paymentMethodName && state !== 'AWAITING_PAYMENT' && (
            <div>Payment method: {paymentMethodName}</div>
          )}
        </Box>
      </header>
      <address>
        {(address ? addressLines(address) : [name]).map((line) => (
          <div key={line}>{line}</div>
        ))}
        {isInvoice && email && <div>{email}</div>}
        {!isInvoice && pickUp && <div>{[shippingMethodName, order.pickUpAddress].filter(Boolean).join(', ')}</div>}
      </address>
      <LineTable lines={isInvoice ? lines : packedLines(order, parcel)} withPrices={isInvoice} />
      {isInvoice && (
        <Box sx={{ marginInlineStart: 'auto', maxWidth: 320 }}>
          <OrderSums order={order} />
        </Box>
      )}
      {isInvoice && <HowToPay order={order} />}
    </Paper>
  );
}

/** Who sells. */
function Business({ withTaxNumber }: { withTaxNumber: boolean }) {
  const { data, error, mutate } = useSWR(apiPaths.business, getData<BusinessDetails>);
  if (data) return businessLines(data, { withTaxNumber }).map((line) => <div key={line}>{line}</div>);
  if (error) return <LoadError onRetry={() => void mutate()}>Failed to load your details. Please try again.</LoadError>;
  return <Skeleton />;
}

/** What else invoices say. */
function More() {
  const { data: settings, error, mutate } = useSWR(adminPaths.salesSettings, getData<SalesSettings>);
  if (settings) return <Box sx={{ whiteSpace: 'pre-line' }}>{settings.invoiceDetails}</Box>;
  if (error) return <LoadError onRetry={() => void mutate()}>Failed to load your details. Please try again.</LoadError>;
  return <Skeleton />;
}

function HowToPay({ order: { number, state, paymentMethodName, instructions } }: { order: OrderDetail }) {
  if (state !== 'AWAITING_PAYMENT') return null;
  return (
    <Box sx={{ marginTop: 4 }}>
      <div>Payment method: {paymentMethodName}</div>
      {instructions && <Box sx={{ whiteSpace: 'pre-line' }}>{instructions}</Box>}
      <div>Include order number {orderReference(number)} with your payment.</div>
    </Box>
  );
}

function LineTable({ lines, withPrices }: { lines: ManagedLine[]; withPrices: boolean }) {
  const withSku = lines.some(({ sku }) => sku);
  return (
    <table data-sku={withSku || undefined}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          {withSku && <th scope="col">SKU</th>}
          <th scope="col">Quantity</th>
          {withPrices && (
            <>
              <th scope="col">Price</th>
              <th scope="col">Total</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{nameOf(line)}</td>
            {withSku && <td>{line.sku}</td>}
            <td>{line.quantity}</td>
            {withPrices && (
              <>
                <td>{formatDollars(line.unitPrice)}</td>
                <td>{formatDollars(line.total)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Seller = styled('strong')(({ theme }) => ({
  ...theme.typography.h6,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
}));

const Paper = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: 800,
  padding: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
  '& header': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    marginBottom: theme.spacing(4),
  },
  '& h2': { ...theme.typography.h5, margin: 0 },
  '& address': { fontStyle: 'normal', marginBottom: theme.spacing(4) },
  '& table': { width: '100%', borderCollapse: 'collapse', marginBottom: theme.spacing(2), ...tabularFigures },
  '& th, & td': {
    padding: theme.spacing(1, 1, 1, 0),
    textAlign: 'start',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& :is(th, td):nth-of-type(n + 2)': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& [data-sku] :is(th, td):nth-of-type(2)': { textAlign: 'start' },
  // In line with the totals below.
  '& :is(th, td):last-of-type': { paddingInlineEnd: 0 },
}));

/** What is in a parcel that was sent or, without one, what is left to send. */
function packedLines({ lines, fulfillments }: OrderDetail, parcel: string | null): ManagedLine[] {
  const packed = fulfillments.find(({ id }) => String(id) === parcel);
  const inParcel = new Map(packed?.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines
    .map((line) => ({ ...line, quantity: packed ? (inParcel.get(line.id) ?? 0) : leftToFulfill(line) }))
    .filter(({ quantity }) => quantity > 0);
}
