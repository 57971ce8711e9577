import { ITEM_STATUS_NAMES, type ItemDetail, type Variant } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths';
import { choicesOf, type ValueChoice } from '../../domain/choices';
import styles from './item-options.module.css';

type ItemOptionsProps = { item: ItemDetail; chosen: Variant; onChoose: (variant: Variant) => void };

/** One group of radio buttons for each option. Without scripts, links do the same. */
export function ItemOptions({ item, chosen, onChoose }: ItemOptionsProps) {
  const id = useId();
  return item.options.map((option, place) => {
    const choices = choicesOf(place, option, item.variants, chosen);
    return (
      <fieldset key={option.name} className={styles.option}>
        <legend className={text.subtitle2}>{option.name}</legend>
        <div className={styles.values}>
          {choices.map((choice) => (
            <label key={choice.name} className={lookOf(choice)}>
              <input type="radio" name={id + place} checked={choice.chosen} onChange={() => onChoose(choice.variant)} />
              <Value choice={choice} />
            </label>
          ))}
        </div>
        <noscript>
          <ul className={styles.links}>
            {choices.map((choice) => (
              <li key={choice.name}>
                <Link
                  to={paths.variant(item.slug, choice.variant.id)}
                  className={lookOf(choice)}
                  aria-current={choice.chosen}
                >
                  <Value choice={choice} />
                </Link>
              </li>
            ))}
          </ul>
        </noscript>
      </fieldset>
    );
  });
}

const lookOf = ({ variant, changes }: ValueChoice) =>
  classes(
    text.body2,
    styles.value,
    changes.length > 0 && styles.elsewhere,
    variant.status !== 'AVAILABLE' && styles.absent,
  );

function Value({ choice: { name, color, variant, changes } }: { choice: ValueChoice }) {
  const note = changes.length > 0 ? `with ${changes.join(', ')}` : ITEM_STATUS_NAMES[variant.status];
  const isPlain = changes.length === 0 && variant.status === 'AVAILABLE';
  return (
    <>
      {color && <span className={styles.color} style={{ backgroundColor: color }} />}
      <span className={styles.name}>{name}</span>
      {!isPlain && <span className={classes(text.caption, text.muted)}>{note}</span>}
    </>
  );
}
