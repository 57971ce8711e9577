import { MuiTheme } from '@stoa/web-kit';
import { AccountHeader } from '../../../features/account/components/account-header';
import { AccountSection } from '../../../features/account/components/account-section';
import { AddressesSection } from '../../../features/account/components/addresses-section';
import { DeletionSection } from '../../../features/account/components/deletion-section';
import { EmailSection } from '../../../features/account/components/email-section';
import { PasswordSection } from '../../../features/account/components/password-section';
import { ProfileSection } from '../../../features/account/components/profile-section';
import { SessionsSection } from '../../../features/account/components/sessions-section';
import { LatestOrders } from '../../../features/orders/components/latest-orders';
import { SignedInOnly } from '../../signed-in-only';

export const Account = () => (
  <SignedInOnly title="Your account">
    <MuiTheme>
      <AccountHeader />
      <AccountSection title="Orders" intro="What you’ve ordered, and where it is now.">
        <LatestOrders />
      </AccountSection>
      <AddressesSection />
      <ProfileSection />
      <EmailSection />
      <PasswordSection />
      <SessionsSection />
      <DeletionSection />
    </MuiTheme>
  </SignedInOnly>
);
