export interface DeliveryError {
  code?: string | undefined;
  responseCode?: number | undefined;
  command?: string | undefined;
  message?: string | undefined;
}

/**
 * Whether the server refused this mail for good: its recipient, or its content, with a 5xx; or the address is none.
 * A wrong login, sender or server name concerns every mail and is the operator's to mend, so the mail waits.
 */
export const isRefusedForGood = ({ code, responseCode = 0, command, message = '' }: DeliveryError): boolean => {
  if (code === 'EENVELOPE' && command === 'API') return /recipient/i.test(message);
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
};
