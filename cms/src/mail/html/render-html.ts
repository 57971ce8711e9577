import type { MailBrand, MailContent, MailImage, MailLogos } from '../blocks';
import { blocksIn, GAP } from './blocks';
import { Markup, markup } from './markup';
import { type MailStyles, mailStyles, styleSheet } from './styles';

/** What inboxes show beside the subject. The spaces keep what follows out of it. */
const preheader = (body: string): Markup =>
  markup`<div style="display: none; max-height: 0; overflow: hidden; mso-hide: all;">${body.replace(/\s+/g, ' ').slice(0, 140)}${new Markup('&#8199;&#847; '.repeat(60))}</div>`;

const image = ({ url, width, height }: MailImage, alt: string, more: string): Markup =>
  markup`<img src="${url}" width="${width}" height="${height}" alt="${alt}" ${new Markup(more)}>`;

const logo = ({ shopName, logos, look }: MailBrand & { logos: MailLogos }, styles: MailStyles): Markup => {
  const { light, dark } = logos;
  const only = look.only ?? (dark.url === light.url ? 'light' : null);
  return only
    ? image(logos[only], shopName, `style="${styles.logo}"`)
    : markup`${image(light, shopName, `class="in-light" style="${styles.logo}"`)}<!--[if !mso]><!-->${image(dark, shopName, `class="in-dark" style="display: none; ${styles.logo}"`)}<!--<![endif]-->`;
};

const brand = ({ logos, ...shop }: MailBrand, styles: MailStyles): Markup =>
  markup`<a class="text" href="${shop.shopUrl}" style="${styles.brandLink}">${
    logos
      ? logo({ ...shop, logos }, styles)
      : markup`${image(shop.mark, '', `style="${styles.logo}"`)}&nbsp; ${shop.shopName}`
  }</a>`;

const footer = (
  { shopName, shopUrl, business }: MailBrand,
  { text, link }: MailContent['footer'],
  styles: MailStyles,
): Markup =>
  markup`${text}${link && markup` <a class="muted" href="${link.url}" style="${styles.footerLink}">${link.label}</a>`}<br><a class="muted" href="${shopUrl}" style="${styles.footerLink}">${shopName}</a>${business && markup`<br>${business}`}`;

/** A table of 600 pixels for Outlook, which doesn’t know `max-width`. */
const MSO_OPEN = new Markup(
  '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
);
const MSO_CLOSE = new Markup('<!--[if mso]></td></tr></table><![endif]-->');

export const renderHtml = (subject: string, mail: MailContent, shop: MailBrand): string => {
  const styles = mailStyles(shop.look);
  const { notice, paragraphs, renderBlock } = blocksIn(styles);
  const themes = shop.look.only ?? 'light dark';
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${themes}">
<meta name="supported-color-schemes" content="${themes}">
<title>${subject}</title>
<style>${new Markup(styleSheet(shop.look))}
</style>
</head>
<body class="ground" style="${styles.page}">
${preheader(mail.body)}
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.ground}"><tr><td class="outer" align="center" style="${styles.outer}">
${MSO_OPEN}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 600px; margin: 0 auto;">
<tr><td class="text" style="${styles.brand}">${brand(shop, styles)}</td></tr>
<tr><td class="card" style="${styles.card}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="inner text" style="${styles.inner}">
${mail.notice && markup`${notice(mail.notice)}${GAP}`}<h1 class="heading text" style="${styles.heading}">${mail.heading}</h1>
${paragraphs(mail.body)}
${mail.blocks.map((block, index) => markup`${index > 0 && GAP}${renderBlock(block)}\n`)}</td></tr></table></td></tr>
<tr><td class="muted" style="${styles.footer}">${footer(shop, mail.footer, styles)}</td></tr>
</table>
${MSO_CLOSE}
</td></tr></table>
</body>
</html>
`.html;
};
