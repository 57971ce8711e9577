/** Contains no form input, so whoever requests the email can't write any of it. */
export const resetMail = (email: string, link: string) => ({
  to: email,
  subject: 'Reset your password',
  text: [
    'We received a request to reset the password for your account.',
    `Open this link within 30 minutes to choose a new password. The link works once:\n\n${link}`,
    'If you didn’t ask for this, ignore this email. Your password won’t change.',
  ].join('\n\n'),
});
