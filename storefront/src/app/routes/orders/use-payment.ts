import { useNavigate } from 'react-router-dom';
import { dispatchCheckout } from '../../../components/checkout/checkout-store';
import { paths } from '../../../config/paths';

/** At checkout, in whichever browser this is. */
export function usePayment(): (checkoutKey: string) => void {
  const navigate = useNavigate();
  return (key) => {
    dispatchCheckout({ type: 'linkFollowed', key });
    navigate(paths.checkout);
  };
}
