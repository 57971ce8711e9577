import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useAuth, useOverlay, usePart, useToast } from '@stoa/web-kit';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { RoundButton } from '../../../components/round-button';
import { paths } from '../../../config/paths';
import { Portrait } from './portrait';

const loadMenu = () => import('./account-menu').then(({ AccountMenu }) => AccountMenu);

/** A way to sign in for visitors; the account menu for signed-in users. */
export function AccountButton() {
  const { isAuthenticated, loading } = useAuth();
  if (isAuthenticated) return <MenuButton />;
  if (loading) return <Skeleton variant="circular" width={34} height={34} sx={{ margin: '5px' }} />;
  return (
    <Button component={Link} to={paths.login} variant="outlined" sx={{ whiteSpace: 'nowrap', marginInlineStart: 0.5 }}>
      Login
    </Button>
  );
}

function MenuButton() {
  const { name, avatar } = useAuth();
  const toast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const { isOpen, open, close } = useOverlay('account');
  const AccountMenu = usePart(loadMenu, isOpen, () => {
    close();
    toast.error('Error', 'The menu couldn’t be opened. Check your connection and try again.');
  });
  return (
    <>
      <RoundButton
        ref={button}
        aria-label={`Account of ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => open()}
      >
        <Portrait name={name} avatar={avatar} />
      </RoundButton>
      {AccountMenu && <AccountMenu id={menuId} anchor={button.current} isOpen={isOpen} onClose={close} />}
    </>
  );
}
