import {
  type BusinessDetails,
  businessLines,
  fillIn,
  type MailWords,
  type PublicBrand,
  panelPaths,
  shopPaths,
} from '@stoa/contract';
import { environment } from '../environment';
import type { MailContent, RenderedMail } from './blocks';
import type { MailDefinition, MailFilling } from './definition';
import { renderHtml } from './html/render-html';
import { mailBrand } from './mail-brand';
import { panelUrl } from './panel-url';
import { renderText } from './render-text';

export interface Shop extends Omit<BusinessDetails, 'openingHours'> {
  shopName: string;
  /** Where replies go; null if the shop has no address for them. */
  contactEmail: string | null;
  /** Null: it looks as it comes. */
  brand: PublicBrand | null;
}

const { publicUrl } = environment;

const footerFor = ({ audience }: MailDefinition, { contactEmail }: Shop): MailContent['footer'] => {
  if (audience === 'staff')
    return { text: '', link: { label: 'Choose which emails you get', url: panelUrl(panelPaths.notifications) } };
  if (contactEmail !== null) return { text: 'Questions? Reply to this email.' };
  return { text: 'Questions?', link: { label: 'Contact us', url: publicUrl + shopPaths.contact } };
};

/** With the shop’s own words, or the original ones. */
export const renderMail = (
  definition: MailDefinition,
  { values, blocks, notice }: MailFilling,
  { words, ...shop }: Shop & { words: MailWords | null },
): RenderedMail => {
  const { subject, heading, body } = words ?? definition.words;
  const all = { shop: shop.shopName, ...values };
  const content: MailContent = {
    heading: fillIn(heading, all),
    body: fillIn(body, all),
    notice,
    blocks,
    footer: footerFor(definition, shop),
  };
  const business = businessLines(shop, { withTaxNumber: true }).join(', ');
  const brand = { ...mailBrand(shop), business };
  const filled = fillIn(subject, all);
  return { subject: filled, html: renderHtml(filled, content, brand), text: renderText(content, brand) };
};
