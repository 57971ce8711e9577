import { formatProperty, ITEM_SECTION_NAMES, ITEM_SECTIONS, type ItemDetail } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import { RenderedText } from '../../../../components/rendered-text';
import styles from './item-details.module.css';

/** What the item is like, and its own texts or those of its category. */
export const ItemSections = ({ properties, sections }: Pick<ItemDetail, 'properties' | 'sections'>) => (
  <>
    {properties.length > 0 && <Properties properties={properties} />}
    <Texts sections={sections} />
  </>
);

function Properties({ properties }: Pick<ItemDetail, 'properties'>) {
  return (
    <table className={classes(text.body1, styles.properties)}>
      <caption className={text.h5}>Properties</caption>
      <tbody>
        {properties.map((property) => (
          <tr key={property.slug}>
            <th scope="row">{property.name}</th>
            <td>{formatProperty(property)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Texts({ sections }: Pick<ItemDetail, 'sections'>) {
  return ITEM_SECTIONS.map((section) => {
    const html = sections[section];
    return (
      html && (
        <section key={section} className={classes(text.body1, styles.section)} aria-labelledby={`item-${section}`}>
          <h2 className={text.h5} id={`item-${section}`}>
            {ITEM_SECTION_NAMES[section]}
          </h2>
          <RenderedText html={html} />
        </section>
      )
    );
  });
}
