import { formatCount } from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';

/** A figure that each day has. */
export interface Figure<Name extends string> {
  figure: Name;
  label: string;
  format: (value: number) => string;
  /** Beside a chart. */
  short: (value: number) => string;
  /** Phones have no room for it. */
  lessOnPhone?: boolean;
}

export interface Chart extends Pick<Figure<string>, 'label' | 'format' | 'short'> {
  /** One a day. */
  counts: number[];
}

export type Daily<Name extends string> = { day: string } & Record<Name, number>;

export const chartsOf = <Name extends string>(days: Daily<Name>[], figures: Figure<Name>[]): Chart[] =>
  figures.map(({ figure, label, format, short }) => ({ label, format, short, counts: days.map((of) => of[figure]) }));

const counts = <Name extends string>(figure: Name, label: string): Figure<Name> => ({
  figure,
  label,
  format: formatCount,
  short: formatCount,
});

const thousands = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', notation: 'compact' });

const money = <Name extends string>(figure: Name, label: string): Figure<Name> => ({
  figure,
  label,
  format: formatDollars,
  short: (value) => thousands.format(value),
});

export const VISITS = [counts('views', 'Views'), counts('submissions', 'Messages'), counts('users', 'New users')];

export const SALES = [money('revenue', 'Revenue'), counts('orders', 'Orders')];

export const SALES_DETAILS = [
  counts('placed', 'Placed'),
  counts('orders', 'Paid'),
  { ...money('captured', 'Received'), lessOnPhone: true },
  { ...money('refunded', 'Refunded'), lessOnPhone: true },
  money('revenue', 'Revenue'),
];
