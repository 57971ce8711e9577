import { ButtonLink, classes, text } from '@stoa/web-kit';
import styles from './section-heading.module.css';

type SectionHeadingProps = {
  id: string;
  title: string;
  intro?: string | null;
  all: { of: string; path: string };
};

export function SectionHeading({ id, title, intro, all }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 className={classes(text.h2, styles.title)} id={id}>
        {title}
      </h2>
      <ButtonLink to={all.path} variant="outlined" className={styles.all} aria-label={`View All ${all.of}`}>
        View All
      </ButtonLink>
      {intro && <p className={classes(text.subtitle1, text.muted, styles.intro)}>{intro}</p>}
    </div>
  );
}
