import { ITEM_SECTION_NAMES, ITEM_SECTIONS, type ItemDetail } from '@stoa/contract';
import { text } from '@stoa/web-kit';
import { RenderedText } from '../../../components/rendered-text';
import styles from './item-details.module.css';

/** The item's own texts, or those of its category. */
export function ItemSections({ sections }: Pick<ItemDetail, 'sections'>) {
  return ITEM_SECTIONS.map((section) => {
    const html = sections[section];
    return (
      html && (
        <section key={section} className={styles.section} aria-labelledby={`item-${section}`}>
          <h2 className={text.h5} id={`item-${section}`}>
            {ITEM_SECTION_NAMES[section]}
          </h2>
          <RenderedText html={html} />
        </section>
      )
    );
  });
}
