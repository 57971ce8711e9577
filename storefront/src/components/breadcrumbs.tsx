import { classes, text } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import styles from './breadcrumbs.module.css';

export interface Step {
  name: string;
  path: string;
}

/** The path to this page; the last step is the page itself. */
export function Breadcrumbs({ steps }: { steps: Step[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={classes(text.body2, text.muted, styles.steps)}>
        {steps.map(({ name, path }, place) => (
          <li key={path}>
            {place === steps.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path} className={text.quietLink}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
