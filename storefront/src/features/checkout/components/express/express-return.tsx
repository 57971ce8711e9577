import type { Address } from '@stoa/contract';
import { errorMessage, Note, text, useAuth } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AddressValues, toAddressValues } from '../../../../components/addresses/address-values';
import type { CheckoutValues } from '../../../../components/checkout/checkout-values';
import { findExpressBuyer } from '../../api';

const CANCELED = 'You left before paying. You haven’t been charged, and your cart is as it was.';
const FAILURE = 'We couldn’t get your details. You haven’t been charged. Check out below.';

/** Who is named above isn't named twice, and nobody is asked again for a phone number. */
const filledIn = (address: Address, name: string, { phone }: AddressValues): AddressValues => ({
  ...toAddressValues(address),
  recipient: address.recipient === name ? '' : address.recipient,
  phone,
});

/** Fills in what the provider knows of whoever has approved there. */
export function ExpressReturn() {
  const { isAuthenticated } = useAuth();
  const { setValues } = useFormikContext<CheckoutValues>();
  const [params, setParams] = useSearchParams();
  const [provider, approval] = [params.get('express') ?? '', params.get('token') ?? ''];
  const [problem, setProblem] = useState<string>();

  const fillIn = useEffectEvent(async () => {
    if (params.has('canceled')) setProblem(CANCELED);
    else await fetchBuyer();
    // Loaded again, the page doesn't ask again.
    setParams({}, { replace: true });
  });

  async function fetchBuyer() {
    try {
      const { email, name, address } = await findExpressBuyer(provider, approval);
      await setValues((now) => ({
        ...now,
        email: (isAuthenticated && now.email) || email || now.email,
        name: (isAuthenticated && now.name) || name || now.name,
        address: address ? filledIn(address, name, now.address) : now.address,
        paymentMethod: provider,
        approval: { provider, id: approval, email },
      }));
    } catch (error) {
      setProblem(errorMessage(error, FAILURE));
    }
  }
  useEffect(() => {
    if (provider) void fillIn();
  }, [provider]);

  if (problem)
    return (
      <Note severity="warning">
        <p className={text.body2}>{problem}</p>
      </Note>
    );
  return approval ? <p role="status">Getting your details…</p> : null;
}
