import type { HomePageSection } from '@stoa/contract';
import { Questions } from './questions';
import { Quote } from './quote';
import { Story } from './story';

type WordsProps = { id: string; section: HomePageSection };

/** The sections that are written. */
export function Words({ id, section }: WordsProps) {
  switch (section.kind) {
    case 'quote':
      return <Quote section={section} />;
    case 'questions':
      return <Questions id={id} section={section} />;
    default:
      return <Story section={section} />;
  }
}
