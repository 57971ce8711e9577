import { MuiTheme } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountHeader } from '../../../features/account/components/account-header';
import { AccountNav, type AccountPart, accountPartOf } from '../../../features/account/components/account-nav';
import { AccountSection } from '../../../features/account/components/account-section';
import { AddressesSection } from '../../../features/account/components/addresses-section';
import { DeletionSection } from '../../../features/account/components/deletion-section';
import { EmailNote } from '../../../features/account/components/email-note';
import { EmailSection } from '../../../features/account/components/email-section';
import { PasswordSection } from '../../../features/account/components/password-section';
import { ProfileSection } from '../../../features/account/components/profile-section';
import { SessionsSection } from '../../../features/account/components/sessions-section';
import { LatestOrders } from '../../../features/orders/components/latest-orders';
import { SignedInOnly } from '../../signed-in-only';

const PARTS: Record<AccountPart, ReactNode> = {
  orders: (
    <AccountSection title="Orders" intro="What you’ve ordered, and where it is now.">
      <LatestOrders />
    </AccountSection>
  ),
  addresses: <AddressesSection />,
  profile: (
    <>
      <ProfileSection />
      <EmailSection />
    </>
  ),
  security: (
    <>
      <PasswordSection />
      <SessionsSection />
      <DeletionSection />
    </>
  ),
};

export function Account() {
  const [search] = useSearchParams();
  const part = accountPartOf(search);
  return (
    <SignedInOnly title="Your account">
      <MuiTheme>
        <AccountHeader />
        <EmailNote />
        <AccountNav current={part} />
        {PARTS[part]}
      </MuiTheme>
    </SignedInOnly>
  );
}
