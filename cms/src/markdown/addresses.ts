import { isWebAddress } from '@stoa/contract';

const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];

/** Images may be loaded from http(s) or a path on this site. */
export const isImageAddress = (address: string): boolean => isWebAddress(address);

/** A fragment, a path on this site, or an address with a safe protocol. */
export const isLinkAddress = (address: string): boolean => {
  if (/^#[^\s]*$/.test(address) || isWebAddress(address)) return true;
  return URL.canParse(address) && LINK_PROTOCOLS.includes(new URL(address).protocol);
};

export const isExternal = (address: string): boolean => /^https?:/i.test(address);
