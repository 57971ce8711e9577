import { PageMeta } from '@stoa/web-kit';
import { AccountHeader } from '../../features/account/components/account-header';
import { PasswordSection } from '../../features/account/components/password-section';
import { ProfileSection } from '../../features/account/components/profile-section';
import { SessionsSection } from '../../features/account/components/sessions-section';

export function Account() {
  return (
    <>
      <PageMeta title="Your account" />
      <AccountHeader />
      <ProfileSection />
      <PasswordSection />
      <SessionsSection />
    </>
  );
}
