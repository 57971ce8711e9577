import { type AddressFormat, countryName, formatArrival, type OfferedShippingMethod, type Quote } from '@stoa/contract';
import { Button, formatDollars, lazyPart, Note, text, useAuth } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { type ReactNode, Suspense } from 'react';
import { AddressFields } from '../../../../components/addresses/address-fields';
import { isShippedTo, type ShippedTo } from '../../../../components/addresses/countries';
import type { CheckoutValues } from '../../../../components/checkout/checkout-values';
import { methodsIn, shippingMethodIn } from '../../domain/request';
import { FieldErrorText, RadioCards } from './radio-cards';
import { Section } from './section';

/** Most customers have no account. */
const SavedAddresses = lazyPart(() => import('./saved-addresses').then((part) => part.SavedAddresses));

type ShippingProps = { quote: Quote; waiting: boolean; format: AddressFormat | undefined; shippedTo: ShippedTo };

export function Shipping({ quote, waiting, format, shippedTo }: ShippingProps) {
  const { values, setValues } = useFormikContext<CheckoutValues>();
  const { pickUp } = values;
  const canPickUp = quote.shippingMethods.some((shippingMethod) => shippingMethod.pickUp);
  const choose = (changed: Partial<CheckoutValues>) => void setValues({ ...values, ...changed });
  const shippingMethods = methodsIn(quote, values);
  const chosen = shippingMethodIn(quote, values);
  const isPickUpOnly = pickUp && shippedTo?.length === 0;
  const canShip = isShippedTo(shippedTo, values.address.country);

  return (
    <Section title={isPickUpOnly ? 'Pickup' : 'Shipping'}>
      {(canPickUp || pickUp) && !isPickUpOnly && (
        <RadioCards
          legend="Shipping or pickup"
          name="pickUp"
          value={String(pickUp)}
          choices={[
            { value: 'false', label: 'Ship' },
            { value: 'true', label: 'Pick up' },
          ]}
          onChange={(value) => choose({ pickUp: value === 'true', shippingMethodId: 0 })}
        />
      )}
      {!pickUp && (
        <OfAccount canSave={canShip}>
          <AddressFields format={format} shippedTo={shippedTo} />
        </OfAccount>
      )}
      {shippingMethods.length > 0 ? (
        <RadioCards
          legend="Shipping method"
          name="shippingMethodId"
          value={String(chosen?.id)}
          choices={shippingMethods.map(toChoice)}
          onChange={(id) => choose({ shippingMethodId: Number(id) })}
        />
      ) : (
        <>
          {/* Not before it's known what is shipped to this place. */}
          {!waiting && (format || !canShip) && (
            <NoMethod
              // Of a country that nothing is shipped to, no state has to be chosen first.
              format={canShip ? format : undefined}
              canPickUp={canPickUp}
              isTooMuch={quote.isTooMuchToShip}
              onPickUp={() => choose({ pickUp: true, shippingMethodId: 0 })}
            />
          )}
          <FieldErrorText name="shippingMethodId" />
        </>
      )}
    </Section>
  );
}

const toChoice = ({ id, name, note, arrival, price, pickUpAddress, pickUpHours }: OfferedShippingMethod) => ({
  value: String(id),
  label: name,
  note: [arrival && formatArrival(arrival), note, pickUpAddress, pickUpHours].filter(Boolean).join('\n') || null,
  end: price === 0 ? 'Free' : formatDollars(price),
});

type NoMethodProps = {
  format: AddressFormat | undefined;
  canPickUp: boolean;
  isTooMuch: boolean;
  onPickUp: () => void;
};

function NoMethod({ format, canPickUp, isTooMuch, onPickUp }: NoMethodProps) {
  const { country, administrativeArea } = useFormikContext<CheckoutValues>().values.address;
  const area = format?.areas.find(({ code }) => code === administrativeArea);
  const label = format?.parts.find(({ part }) => part === 'administrativeArea')?.label.toLowerCase();
  if (format && format.areas.length > 0 && !area)
    return <Note severity="warning">Choose your {label} to see shipping options.</Note>;
  if (!country) return null;
  return (
    <Note severity="warning">
      <p className={text.body2}>
        {isTooMuch
          ? 'This order is too large for our shipping methods. Order less, or contact us.'
          : `We don’t ship to ${area?.name ?? countryName(country)} yet.`}
      </p>
      {canPickUp && (
        <Button size="small" variant="outlined" onClick={onPickUp}>
          Pick up instead
        </Button>
      )}
    </Note>
  );
}

function OfAccount({ canSave, children }: { canSave: boolean; children: ReactNode }) {
  const { isAuthenticated } = useAuth();
  if (!isAuthenticated) return children;
  return (
    <Suspense fallback={children}>
      <SavedAddresses canSave={canSave}>{children}</SavedAddresses>
    </Suspense>
  );
}
