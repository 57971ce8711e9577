/** Nothing in it comes from a form: whoever asks for the mail writes no word of it. */
export const resetMail = (email: string, link: string) => ({
  to: email,
  subject: 'Choose a new password',
  text: [
    'Somebody, probably you, asked to choose a new password for your account.',
    `Follow this link within 30 minutes; it works once:\n\n${link}`,
    'If it was not you, ignore this mail: your password stays as it is.',
  ].join('\n\n'),
});
