/** The first 64 bits, which is what one subscriber gets; the rest can be chosen freely. */
const prefixOf = (address: string): string => {
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** What counts as one client: an IPv4 address, or an IPv6 network. */
export const networkOf = (address: string): string => {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  return address.includes(':') ? `${prefixOf(address.split('%')[0] ?? '')}::/64` : address;
};
