import { ButtonLink, classes, Skeleton, useAuth, useOverlay, usePart, useToast } from '@stoa/web-kit';
import { useId, useRef } from 'react';
import { Portrait } from '../../../components/images/portrait';
import { RoundButton } from '../../../components/round-button';
import { paths } from '../../../config/paths';
import { initialsOf } from '../../../lib/initials';
import styles from './account-button.module.css';

const loadMenu = () => import('./account-menu').then(({ AccountMenu }) => AccountMenu);

/** A way to sign in for visitors; the account menu for signed-in users. */
export function AccountButton() {
  const { isAuthenticated, loading } = useAuth();
  if (isAuthenticated) return <MenuButton />;
  if (!loading) return <LoginLink />;
  // A server doesn't know who is signed in, but the script in the head marks the document before the first paint.
  return (
    <>
      <LoginLink className={styles.forVisitors} />
      <Skeleton variant="circular" width={34} height={34} className={styles.awaited} />
    </>
  );
}

function LoginLink({ className }: { className?: string }) {
  return (
    <ButtonLink to={paths.login} variant="outlined" className={classes(styles.login, className)}>
      Login
    </ButtonLink>
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
        <Portrait src={avatar} size={34} letters={initialsOf(name)} className={styles.portrait} />
      </RoundButton>
      {AccountMenu && <AccountMenu id={menuId} anchor={button.current} isOpen={isOpen} onClose={close} />}
    </>
  );
}
