import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What is assigned to the public internet of IPv6. */
const GLOBAL_6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** Whether an IP address is one of the public internet, and not of the server’s own network. */
export const isPublic = (address: string): boolean => {
  if (!isIP(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_6));
};
