import { brandSchemes, NO_BRAND, onlyScheme, type PublicBrand } from '@stoa/contract';
import { markColors } from '../brand';
import { environment } from '../environment';
import type { MailBrand, MailLogos } from './blocks';
import { logoImageUrl, markImageUrl } from './image-url';

const MARK_SIZE = { width: 24, height: 28 };

const toMailLogos = ({ logos }: PublicBrand): MailLogos | null =>
  logos && {
    light: { ...logos.light, url: logoImageUrl(logos.light.url) },
    dark: { ...logos.dark, url: logoImageUrl(logos.dark.url) },
  };

/** How a shop’s emails look. */
export const mailBrand = ({
  shopName,
  brand,
}: {
  shopName: string;
  brand: PublicBrand | null;
}): Omit<MailBrand, 'business'> => {
  const schemes = brandSchemes(brand ?? NO_BRAND);
  return {
    shopName,
    shopUrl: environment.publicUrl,
    logos: brand && toMailLogos(brand),
    mark: { ...MARK_SIZE, url: markImageUrl(markColors(schemes)) },
    look: { schemes, only: onlyScheme(brand), radius: brand?.radius ?? null, fonts: brand?.fonts ?? null },
  };
};
