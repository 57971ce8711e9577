import type { HomePageSection } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import { RenderedText } from '../../../../components/rendered-text';
import styles from './questions.module.css';

type QuestionsProps = { id: string; section: HomePageSection };

export const Questions = ({ id, section: { title, text: intro, questions } }: QuestionsProps) => (
  <section className={styles.questions} aria-labelledby={id}>
    <h2 className={text.h2} id={id}>
      {title ?? 'Questions and answers'}
    </h2>
    {intro && <p className={classes(text.subtitle1, text.muted)}>{intro}</p>}
    <div>
      {questions.map(({ question, html }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same question may be there twice
        <details key={place} className={styles.entry}>
          <summary className={classes(text.h5, styles.question)}>{question}</summary>
          <div className={styles.answer}>
            <RenderedText html={html} />
          </div>
        </details>
      ))}
    </div>
  </section>
);
