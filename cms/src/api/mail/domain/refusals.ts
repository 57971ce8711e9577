export interface DeliveryError {
  code?: string | undefined;
  responseCode?: number | undefined;
  command?: string | undefined;
  message?: string | undefined;
}

/**
 * Whether the server permanently refused this email: its recipient or content with a 5xx, or an invalid address. A wrong login,
 * sender, or server name affects all email and is for the operator to fix, so the email waits.
 */
export const isRefusedForGood = ({ code, responseCode = 0, command, message = '' }: DeliveryError): boolean => {
  if (code === 'EENVELOPE' && command === 'API') return /recipient/i.test(message);
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
};
