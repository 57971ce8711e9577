import CloseIcon from '@mui/icons-material/CloseOutlined';
import { classes, type ListControls, text } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { useFacets, useItemCategories, useItemTags } from '../../api';
import { activeFilters } from '../../domain/active-filters';
import { type ItemParam, inCategory } from '../../domain/item-params';
import styles from './active-filters.module.css';

type ActiveFiltersProps = {
  view: ListControls<ItemParam>;
  category: string | undefined;
  /** The link that was used is gone after the change, and the focus with it. */
  onChange: () => void;
};

export const ActiveFilters = (props: ActiveFiltersProps) =>
  activeFilters(props.view.values).length > 0 && <Filters {...props} />;

function Filters({ view, category, onChange }: ActiveFiltersProps) {
  const categories = useItemCategories().data;
  const tags = useItemTags().data;
  const facets = useFacets(view.values.props ? inCategory(view, category).values : null).data?.facets;
  const filters = activeFilters(view.values, { categories, tags, facets });
  const none = Object.fromEntries(filters.map(({ param }) => [param, '']));
  return (
    <ul className={styles.filters} aria-label="Active filters">
      {filters.map(({ param, label, without }) => (
        <li key={param + label}>
          <Link
            to={view.linkTo(1, { [param]: without })}
            preventScrollReset
            className={classes(text.caption, styles.filter)}
            aria-label={`Remove filter ${label}`}
            onClick={onChange}
          >
            {label} <CloseIcon />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={view.linkTo(1, none)}
          preventScrollReset
          className={classes(text.caption, text.link, styles.all)}
          onClick={onChange}
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
