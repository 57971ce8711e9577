import { formatSchedule, type LibraryImage, type Schedule } from '@stoa/contract';
import { classes, formatDollars, text } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { ResponsiveImage } from '../images/responsive-image';
import styles from './bought-line.module.css';

type BoughtLineProps = {
  title: ReactNode;
  choice: string | null;
  schedule: Schedule | null;
  image: string | null;
  libraryImage?: LibraryImage | null;
  quantity: number;
  /** Null: it can't be had at any price. */
  unitPrice: number | null;
  /** Null: it doesn't count. */
  total: number | null;
  children?: ReactNode;
};

/** One line of an order, or of what becomes one. */
export const BoughtLine = (props: BoughtLineProps) => {
  const { title, choice, schedule, image, libraryImage = null, quantity, unitPrice, total, children } = props;
  return (
    <li className={styles.line}>
      <div className={styles.image}>
        <ResponsiveImage src={image} libraryImage={libraryImage} ratio="1" sizes="86px" arch={30} />
      </div>
      <div className={styles.words}>
        <p className={text.subtitle2}>{title}</p>
        {choice && <p className={text.body2}>{choice}</p>}
        {schedule && <p className={text.body2}>{formatSchedule(schedule)}</p>}
        <p className={classes(text.body2, text.muted, text.figures)}>
          {quantity} × {unitPrice === null ? '—' : formatDollars(unitPrice)}
        </p>
        {children}
      </div>
      <p className={classes(text.subtitle2, text.figures)}>{total === null ? '—' : formatDollars(total)}</p>
    </li>
  );
};

export const BoughtLines = ({ children }: { children: ReactNode }) => <ul className={styles.lines}>{children}</ul>;
