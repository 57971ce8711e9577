import { formatDollars } from '@stoa/web-kit';
import { typedAmount } from '../../domain/item-params';
import { RangeField, type RangeFieldProps } from './range-field';

type PriceFieldProps = Pick<RangeFieldProps, 'label' | 'name' | 'value' | 'problem' | 'onChange'> & {
  /** What the cheapest or dearest item costs. */
  bound: number | undefined;
};

export const PriceField = ({ bound, ...field }: PriceFieldProps) => (
  <RangeField
    {...field}
    start="$"
    clean={typedAmount}
    hint="Enter an amount, such as 25"
    placeholder={bound === undefined ? undefined : formatDollars(bound).slice(1).replace(/\.00$/, '')}
  />
);
