import { classes, MuiTheme, NeedsScripts, text } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Evening } from '../../../components/images/evening';
import styles from './auth-panel.module.css';

type AuthPanelProps = {
  overline: string;
  title: string;
  intro: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** A form, with the arch beside it if there's room. */
export function AuthPanel({ overline, title, intro, footer, children }: AuthPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.form}>
        <p className={classes(text.overline, styles.overline)}>{overline}</p>
        <h1 className={classes(text.h2, styles.title)}>{title}</h1>
        <p className={classes(text.body1, text.muted, styles.intro)}>{intro}</p>
        <NeedsScripts otherwise="This form needs JavaScript. Turn it on in your browser, then reload the page.">
          <MuiTheme>{children}</MuiTheme>
        </NeedsScripts>
        {footer && <p className={classes(text.body1, text.muted, styles.footer)}>{footer}</p>}
      </div>
      <div className={styles.image}>
        <ArchImage />
      </div>
    </div>
  );
}

const arch = 'M20 640V220a200 200 0 0 1 400 0v420Z';

function ArchImage() {
  return (
    <Evening id="arch-image" width={440} height={660} openings={[arch]} view={view}>
      <path className="rim" d="M8 640V220a212 212 0 0 1 424 0v420" />
      <path className="step" d="M0 640h440v10H0Z" />
    </Evening>
  );
}

const view = (
  <>
    <rect width="440" height="460" fill="url(#arch-image-sky)" />
    <circle cx="238" cy="388" r="230" fill="url(#arch-image-glow)" opacity="0.55" />
    <circle className="sun" cx="238" cy="388" r="58" />
    <path className="hill-far" d="M0 420q70-66 140-40t110 26q60 8 100 54H0Z" />
    <path className="hill-far" d="M440 386q-62-8-104 30t-100 44h204Z" />
    <rect y="446" width="440" height="200" fill="url(#arch-image-sea)" />
    <path className="shimmer" d="M192 462h92M206 480h64M180 502h112M214 524h56M190 550h92M222 580h44" />
    <path className="hill-near" d="M0 500q60-38 124-4t116 146H0Z" />
    <path className="trunk" d="M96 520q-4-120 2-176" />
    <path className="hill-near" d="M98 190q40 74 26 140-10 34-27 34t-26-34q-14-66 27-140Z" />
    <path className="trunk" d="M150 540q-2-70 1-110" />
    <path className="hill-near" d="M151 306q28 54 18 100-7 26-18 26t-18-26q-10-46 18-100Z" />
  </>
);
