import { isWebAddress } from '@stoa/contract';

const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];

/** http(s) or a path of this site: what a picture may be loaded from. */
export const isPictureAddress = (address: string): boolean => isWebAddress(address);

/** A part of the page, a path of this site, or an address of a harmless kind. */
export const isLinkAddress = (address: string): boolean => {
  if (/^#[^\s]*$/.test(address) || isWebAddress(address)) return true;
  return URL.canParse(address) && LINK_PROTOCOLS.includes(new URL(address).protocol);
};

export const isExternal = (address: string): boolean => /^https?:/i.test(address);
