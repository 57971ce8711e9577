import type { Handoff, OfferedProvider, PlacedOrder } from '@stoa/contract';
import { Form, FormAlert, formatDollars, SubmitButton, text } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useNavigate } from 'react-router-dom';
import { dispatchCheckout } from '../../../../components/checkout/checkout-store';
import { paths } from '../../../../config/paths';
import { choosePayment } from '../../api';
import { providerIn } from '../../domain/request';
import { RadioCards } from '../fields/radio-cards';
import { ProviderButtons } from './provider-buttons';
import { RedeemGiftCard } from './redeem-gift-card';

type ChoosableOrder = Pick<PlacedOrder, 'due' | 'giftCard' | 'paymentMethod'> & {
  paymentMethods: NonNullable<PlacedOrder['paymentMethods']>;
};

type ChooseAndPayProps = Pick<Parameters<typeof ProviderButtons>[0], 'orderKey' | 'onUnpaid' | 'onFailure'> & {
  order: ChoosableOrder;
  providers: readonly OfferedProvider[];
  /** Opens it at the provider that was chosen. */
  open: (provider: OfferedProvider, paymentMethod: string) => Promise<Handoff | undefined>;
  onRedeemed: () => void;
};

interface Values {
  paymentMethod: string;
}

/** An order that came by a pay link: its customer may enter a gift card, and chooses how to pay the rest. */
export function ChooseAndPay(props: ChooseAndPayProps) {
  const { order, orderKey, onRedeemed } = props;
  return (
    <>
      <RedeemGiftCard giftCard={order.giftCard} orderKey={orderKey} onRedeemed={onRedeemed} />
      <Choose {...props} />
    </>
  );
}

/** They may choose again until it’s paid. */
function Choose(props: ChooseAndPayProps) {
  const { order, orderKey } = props;
  const navigate = useNavigate();
  const [first] = order.paymentMethods;
  const chosen = order.paymentMethods.find(({ id }) => id === order.paymentMethod) ?? first;
  if (!chosen) return <p className={text.body1}>We can’t take payment right now. Please contact us.</p>;
  return (
    <Form<Values>
      aria-label="Payment"
      initialValues={{ paymentMethod: chosen.id }}
      validate={() => ({})}
      failure="We couldn’t save your payment method. Please try again."
      onSubmit={async ({ paymentMethod }) => {
        await choosePayment(orderKey, paymentMethod);
        dispatchCheckout({ type: 'orderPlaced', key: orderKey });
        navigate(paths.orderPlaced, { replace: true });
      }}
    >
      <Methods {...props} />
    </Form>
  );
}

function Methods({ order, orderKey, providers, open, onUnpaid, onFailure }: ChooseAndPayProps) {
  const { values, setFieldValue } = useFormikContext<Values>();
  const chosen = order.paymentMethods.find(({ id }) => id === values.paymentMethod);
  const provider = providerIn(providers, chosen);
  return (
    <>
      <RadioCards
        legend="Payment method"
        name="paymentMethod"
        value={values.paymentMethod}
        choices={order.paymentMethods.map(({ id, name, note }) => ({ value: id, label: name, note }))}
        onChange={(paymentMethod) => void setFieldValue('paymentMethod', paymentMethod)}
      />
      <FormAlert />
      {provider ? (
        <ProviderButtons
          key={provider.name}
          provider={provider}
          total={order.due}
          orderKey={orderKey}
          isReady={async () => true}
          open={() => open(provider, values.paymentMethod)}
          {...(onUnpaid && { onUnpaid })}
          {...(onFailure && { onFailure })}
        />
      ) : (
        <SubmitButton busy="Saving...">{`Confirm payment method · ${formatDollars(order.due)}`}</SubmitButton>
      )}
    </>
  );
}
