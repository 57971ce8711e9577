import { styled } from '@mui/material/styles';
import { apiPaths, brandPaths, ICON_SIZES, type Logo, type PublicBrand, type Store } from '@stoa/contract';
import { ArchMark, getData } from '@stoa/web-kit';
import { useEffect } from 'react';
import useSWR from 'swr';

const useBrand = (): PublicBrand | null => useSWR(apiPaths.store, getData<Store>).data?.brand ?? null;

const iconOf = ({ icon, version }: PublicBrand) => (icon ? brandPaths.icon(ICON_SIZES.tab, version) : null);

/** Has the browser’s tab show the shop’s icon. */
export function TabIcon() {
  const brand = useBrand();
  const icon = brand && iconOf(brand);
  useEffect(() => {
    if (icon) document.querySelector('link[rel=icon]')?.setAttribute('href', icon);
  }, [icon]);
  return null;
}

/** The shop’s logo, or else the arch and the name. */
export function ShopLogo({ name, arch }: { name: string; arch: number }) {
  const logos = useBrand()?.logos;
  if (!logos)
    return (
      <>
        <ArchMark size={arch} />
        {name}
      </>
    );
  const image = ({ url, width, height }: Logo, theme: 'light' | 'dark') => (
    <Image src={url} width={width} height={height} alt={name} data-in={theme} />
  );
  return (
    <>
      {image(logos.light, 'light')}
      {image(logos.dark, 'dark')}
    </>
  );
}

/** Paper is light, whatever the screen is. */
const Image = styled('img')({
  '@media screen': {
    '[data-theme=light] &[data-in=dark], [data-theme=dark] &[data-in=light]': { display: 'none' },
  },
  '@media print': { '&[data-in=dark]': { display: 'none' } },
});
