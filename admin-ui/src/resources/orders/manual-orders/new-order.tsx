import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { adminPaths, type ManualOrderChoices, type OrderCustomer, type OrderDetail } from '@stoa/contract';
import { FormAlert, formatDollars, LoadError, newKey, sendData, tabularFigures, useReload } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { RecordForm } from '../../../components/form/saving/record-form';
import { useSaved } from '../../../components/form/saving/use-saved';
import { PageHeader } from '../../../components/page-header';
import { orderName } from '../../../lib/order-name';
import { useOrder, useOrderChoices, useOrderCustomer } from '../api';
import { type OpenedDraft, useOrderDraft } from '../drafts/api';
import { SaveDraft } from '../drafts/save-draft';
import { orderPaths } from '../paths';
import { addedTo } from './edited-order';
import { NewOrderCustomer, withCustomer } from './new-order-customer';
import { NOTHING_QUOTED, orderErrors, type Quoted } from './new-order-errors';
import { type NewOrderValues, newOrder, OWN } from './new-order-fields';
import { toInput } from './new-order-input';
import { NewOrderLines } from './new-order-lines';
import { NewOrderPayment } from './new-order-payment';
import { NewOrderShipping } from './new-order-shipping';

const { orders, orderDrafts } = adminPaths;

/** Empty, or as a draft has it. */
export function NewOrder() {
  const { draft: id } = useParams();
  const choices = useOrderChoices();
  const draft = useOrderDraft(id);
  const [search] = useSearchParams();
  const [customerId, first] = [search.get('customer'), search.get('order')];
  const customer = useOrderCustomer(customerId);
  const firstOrder = useOrder(first ?? undefined);
  const error = choices.error ?? draft.error ?? customer.error ?? firstOrder.error;
  const isLoaded =
    choices.data &&
    (id === undefined || draft.data) &&
    (customerId === null || customer.data) &&
    (first === null || firstOrder.data);
  const retry = () => {
    void choices.mutate();
    void draft.mutate();
    void customer.mutate();
    void firstOrder.mutate();
  };
  return (
    <>
      <PageHeader
        title={titleOf(id, first)}
        {...(first !== null && {
          intro: `Order ${orderName(first)} is paid and stays as it is. What you add is an order of its own, shipped with it. To remove items, refund them.`,
        })}
        {...(id !== undefined && { intro: 'This draft doesn’t reserve stock. It’s gone once you create the order.' })}
      />
      {isLoaded && choices.data && (
        <OrderForm
          key={draft.data?.updatedAt}
          choices={choices.data}
          draft={draft.data ?? null}
          customer={customer.data?.[0]}
          firstOrder={firstOrder.data}
        />
      )}
      {!isLoaded && !error && <FormSkeleton />}
      {!isLoaded && error && <LoadError onRetry={retry}>Failed to load the form. Please try again.</LoadError>}
    </>
  );
}

const titleOf = (draft: string | undefined, first: string | null): string => {
  if (draft !== undefined) return 'Draft order';
  return first === null ? 'New order' : `Add items to order ${orderName(first)}`;
};

const startOf = ({ choices, draft, customer, firstOrder }: OrderFormProps): NewOrderValues => {
  const blank = newOrder(newKey(), choices.country, choices.paymentMethods[0]?.id ?? '');
  if (draft) return { ...blank, ...draft.data, lines: draft.lines };
  if (firstOrder) return addedTo(blank, firstOrder, choices);
  return customer ? withCustomer(blank, customer) : blank;
};

type OrderFormProps = {
  choices: ManualOrderChoices;
  draft: OpenedDraft | null;
  /** Whom it’s for, if that’s known before. */
  customer: OrderCustomer | undefined;
  /** The paid one that it adds to. */
  firstOrder: OrderDetail | undefined;
};

function OrderForm(props: OrderFormProps) {
  const { choices, draft, customer, firstOrder } = props;
  const [initialValues] = useState(() => startOf(props));
  const created = useRef('');
  const quoted = useRef(NOTHING_QUOTED);
  const [total, setTotal] = useState(0);
  const saved = useSaved('Order created successfully', () => created.current);
  const [reload, reloadDrafts] = [useReload(orders), useReload(orderDrafts)];
  return (
    <RecordForm
      aria-label="New order"
      draft={
        draft
          ? `order-draft-${draft.id}`
          : ['new-order', customer?.id, firstOrder && `for-${firstOrder.number}`].filter(Boolean).join('-')
      }
      initialValues={initialValues}
      validate={(values) => orderErrors(values, goesToPlace(values, choices), quoted.current)}
      failure="Failed to create the order"
      onSave={async (values) => {
        const { number } = await sendData<OrderDetail>(orders, {
          body: toInput(values, {
            toPlace: goesToPlace(values, choices),
            total: quoted.current.total,
            giftCardAmount: quoted.current.giftCardAmount,
            draftId: draft?.id ?? null,
          }),
        });
        created.current = orderPaths.order(number);
        if (firstOrder)
          await sendData(adminPaths.changeOrder(firstOrder.number, 'notes'), {
            body: { text: `Items were added in order ${orderName(number)}` },
          });
        await reload();
        if (draft) await reloadDrafts();
        return values;
      }}
      {...saved}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Stack spacing={3}>
          <NewOrderLines />
          <NewOrderCustomer />
          <Shipping choices={choices} />
        </Stack>
        <Payment
          choices={choices}
          onQuoted={(now) => {
            quoted.current = now;
            setTotal(now.total);
          }}
        />
      </Box>
      <FormAlert />
      <FormButtons submit="Create order" busy="Creating..." cancel={orderPaths.list}>
        <SaveDraft draft={draft} />
        <Total>Total {formatDollars(total)}</Total>
      </FormButtons>
    </RecordForm>
  );
}

/** In view wherever the form is scrolled to. */
const Total = styled('div')(({ theme }) => ({
  ...theme.typography.subtitle2,
  ...tabularFigures,
  alignSelf: 'center',
  marginInlineStart: 'auto',
  [theme.breakpoints.down('sm')]: { order: -1, flexBasis: '100%', textAlign: 'end' },
}));

const goesToPlace = ({ shipping: { by } }: NewOrderValues, { shippingMethods }: ManualOrderChoices): boolean =>
  by === OWN || shippingMethods.some(({ id, pickUp }) => String(id) === by && !pickUp);

function Shipping({ choices }: { choices: ManualOrderChoices }) {
  const { values } = useFormikContext<NewOrderValues>();
  return <NewOrderShipping shippingMethods={choices.shippingMethods} toPlace={goesToPlace(values, choices)} />;
}

function Payment({ choices, onQuoted }: { choices: ManualOrderChoices; onQuoted: (quoted: Quoted) => void }) {
  const { values } = useFormikContext<NewOrderValues>();
  return (
    <NewOrderPayment
      paymentMethods={choices.paymentMethods}
      toPlace={goesToPlace(values, choices)}
      onQuoted={onQuoted}
    />
  );
}
