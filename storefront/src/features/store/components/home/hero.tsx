import type { HomePageSection } from '@stoa/contract';
import { classes, Skeleton, text } from '@stoa/web-kit';
import { Evening } from '../../../../components/images/evening';
import { ResponsiveImage } from '../../../../components/images/responsive-image';
import { ShopButton } from '../../../../components/shop-link';
import { paths } from '../../../../config/paths';
import { useStore } from '../../api';
import styles from './hero.module.css';

const WIDTH = '(min-width: 1200px) 536px, (min-width: 900px) calc(50vw - 48px), calc(100vw - 32px)';

/** Introduces the shop. */
export function Hero({ section }: { section: HomePageSection }) {
  const { title, text: words, imageUrl, libraryImage, linkUrl, linkLabel } = section;
  const { data, error } = useStore();
  const name = data?.shopName ?? (error ? 'our shop' : <Skeleton width="5ch" />);
  return (
    <section className={styles.hero}>
      <div>
        <p className={classes(text.overline, styles.welcome)}>{title ? name : 'Welcome to'}</p>
        <h1 className={classes(text.h1, styles.name)}>{title ?? name}</h1>
        <p className={classes(text.subtitle1, text.muted, styles.tagline)}>
          {words ?? (data ? data.tagline : !error && <Skeleton />)}
        </p>
        <ShopButton variant="contained" size="large" url={linkUrl ?? paths.marketplace} className={styles.action}>
          {linkLabel ?? 'Browse the marketplace'}
        </ShopButton>
      </div>
      {imageUrl ? (
        <div className={styles.image}>
          <ResponsiveImage src={imageUrl} libraryImage={libraryImage} ratio="5 / 4" sizes={WIDTH} first />
        </div>
      ) : (
        <Colonnade />
      )}
    </section>
  );
}

const arches = [
  { x: 16, top: 132, width: 176 },
  { x: 220, top: 24, width: 200 },
  { x: 448, top: 132, width: 176 },
];
const floor = 470;

function archPath({ x, top, width }: (typeof arches)[number], grow = 0): string {
  const radius = width / 2 + grow;
  return `M${x - grow} ${floor}V${top + width / 2}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${floor}Z`;
}

function Colonnade() {
  return (
    <Evening id="colonnade" width={640} height={500} openings={arches.map((arch) => archPath(arch))} view={view}>
      {arches.map((arch) => (
        <path key={arch.x} className="rim" d={archPath(arch, 10)} />
      ))}
      <path className="step" d="M4 470h632v12H4Z" />
      <path className="step low" d="M0 482h640v14H0Z" />
    </Evening>
  );
}

const view = (
  <>
    <rect width="640" height="370" fill="url(#colonnade-sky)" />
    <circle cx="320" cy="322" r="250" fill="url(#colonnade-glow)" opacity="0.55" />
    <circle className="sun" cx="320" cy="322" r="62" />
    <path className="hill-far" d="M0 330q60-44 118-30t96 8q70 26 130 62H0Z" />
    <path className="hill-far" d="M640 304q-74-18-128 14t-130 52h258Z" />
    <rect y="362" width="640" height="120" fill="url(#colonnade-sea)" />
    <path className="shimmer" d="M272 376h96M288 392h64M262 410h116M296 428h52M280 448h84" />
    <path className="hill-near" d="M0 372q70-34 132-6t92 104H0Z" />
    <path className="hill-near" d="M640 386q-52-22-96 4t-76 80h172Z" />
  </>
);
