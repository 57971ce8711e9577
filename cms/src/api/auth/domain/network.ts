import ipaddr from 'ipaddr.js';

/** What counts as one client: an IPv4 address, or an IPv6 network. */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  // The first 64 bits, which is what one subscriber gets; the rest can be chosen freely.
  const prefix = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
};
