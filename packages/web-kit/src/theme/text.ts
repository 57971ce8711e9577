import styles from './text.module.css';

type TextClass =
  | `h${1 | 2 | 3 | 4 | 5 | 6}`
  | `subtitle${1 | 2}`
  | `body${1 | 2}`
  | 'button'
  | 'caption'
  | 'overline'
  | 'muted'
  | 'figures'
  | 'link'
  | 'quietLink';

/** Classes for text. They lie in the layer `kit`, so a class of your own overrides them. */
export const text = styles as Record<TextClass, string>;
