import type { MailBrand, MailContent } from '../blocks';
import { GAP, notice, paragraphs, renderBlock } from './blocks';
import { Markup, markup } from './markup';
import { STYLE_SHEET, styles } from './styles';

/** What inboxes show beside the subject. The spaces keep what follows out of it. */
const preheader = (body: string): Markup =>
  markup`<div style="display: none; max-height: 0; overflow: hidden; mso-hide: all;">${body.replace(/\s+/g, ' ').slice(0, 140)}${new Markup('&#8199;&#847; '.repeat(60))}</div>`;

const brand = ({ shopName, shopUrl, logoUrl }: MailBrand): Markup =>
  markup`<a class="text" href="${shopUrl}" style="${styles.brandLink}"><img src="${logoUrl}" width="24" height="28" alt="" style="${styles.logo}">&nbsp; ${shopName}</a>`;

const footer = ({ shopName, shopUrl }: MailBrand, { text, link }: MailContent['footer']): Markup =>
  markup`${text}${link && markup` <a class="muted" href="${link.url}" style="${styles.footerLink}">${link.label}</a>`}<br><a class="muted" href="${shopUrl}" style="${styles.footerLink}">${shopName}</a>`;

/** A table of 600 pixels for Outlook, which doesn’t know `max-width`. */
const MSO_OPEN = new Markup(
  '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
);
const MSO_CLOSE = new Markup('<!--[if mso]></td></tr></table><![endif]-->');

export const renderHtml = (subject: string, mail: MailContent, shop: MailBrand): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${new Markup(STYLE_SHEET)}
</style>
</head>
<body class="ground" style="${styles.page}">
${preheader(mail.body)}
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.ground}"><tr><td class="outer" align="center" style="${styles.outer}">
${MSO_OPEN}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 600px; margin: 0 auto;">
<tr><td class="text" style="${styles.brand}">${brand(shop)}</td></tr>
<tr><td class="card" style="${styles.card}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="inner text" style="${styles.inner}">
${mail.notice && markup`${notice(mail.notice)}${GAP}`}<h1 class="heading text" style="${styles.heading}">${mail.heading}</h1>
${paragraphs(mail.body)}
${mail.blocks.map((block, index) => markup`${index > 0 && GAP}${renderBlock(block)}\n`)}</td></tr></table></td></tr>
<tr><td class="muted" style="${styles.footer}">${footer(shop, mail.footer)}</td></tr>
</table>
${MSO_CLOSE}
</td></tr></table>
</body>
</html>
`.html;
