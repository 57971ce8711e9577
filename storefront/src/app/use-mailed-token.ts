import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Takes the token out of the address bar right away, where it could be seen and shared. The history entry keeps it for a reload.
 */
export function useMailedToken(page: string): string | undefined {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const inAddress = search.get('token');
  useEffect(() => {
    if (inAddress) navigate(page, { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate, page]);
  return inAddress ?? state?.token;
}
