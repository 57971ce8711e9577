import { type EnteredCode, orderPaths } from '@stoa/contract';
import {
  ButtonLink,
  EmptyState,
  errorMessage,
  getData,
  LoadError,
  NeedsScripts,
  PageMeta,
  useIsPage,
  useToast,
} from '@stoa/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { dispatchCheckout } from '../../../components/checkout/checkout-store';
import { placeAfterLink } from './place-after-link';

/** Remembers the code of a link, and goes on to the marketplace, or where the link leads. */
export function DiscountLink() {
  const { code = '' } = useParams();
  const [search] = useSearchParams();
  const place = placeAfterLink(search, useIsPage());
  return (
    <>
      <PageMeta title="Discount code" />
      <NeedsScripts
        otherwise={
          <EmptyState title={`Your discount code: ${code}`} level={1} action={<Continue to={place} />}>
            The cart and checkout need JavaScript. Turn it on in your browser, then reload the page.
          </EmptyState>
        }
      >
        <LinkedCode code={code} place={place} />
      </NeedsScripts>
    </>
  );
}

const SHOWN_ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false };

function LinkedCode({ code, place }: { code: string; place: string }) {
  const { data, error, mutate } = useSWR(orderPaths.checkout.code(code), getData<EnteredCode>, SHOWN_ONCE);
  const navigate = useNavigate();
  const toast = useToast();
  const goOn = useEffectEvent((entered: EnteredCode) => {
    dispatchCheckout({ type: 'discountLinkOpened', code: entered.code });
    toast.success(`${entered.code} will be applied at checkout`, entered.label ?? undefined);
    navigate(place, { replace: true });
  });
  useEffect(() => {
    if (data?.problem === null) goOn(data);
  }, [data]);
  if (data?.problem)
    return (
      <EmptyState title="This code can’t be used" level={1} action={<Continue to={place} />}>
        {data.problem}.
      </EmptyState>
    );
  if (error && !data)
    return (
      <LoadError onRetry={() => void mutate()}>
        {errorMessage(error, 'We couldn’t check your discount code.')}
      </LoadError>
    );
  return (
    <EmptyState title="Discount code" level={1}>
      {`Checking ${code}…`}
    </EmptyState>
  );
}

const Continue = ({ to }: { to: string }) => (
  <ButtonLink to={to} variant="contained" size="large">
    Continue shopping
  </ButtonLink>
);
