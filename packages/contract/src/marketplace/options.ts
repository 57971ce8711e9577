import * as yup from 'yup';
import { MAX_OPTIONS, MAX_VALUES } from '../constants';
import { isListOf, requiredText, textOrNull } from '../input/fields';

/** A choice to make, such as a size, with its values in order. */
export interface ItemOption {
  name: string;
  values: { name: string; color: string | null }[];
}

const isEachOnce = (texts: string[]): boolean => new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

export const optionText = (label: string) => requiredText(label, 1, 60);

const namedOnce = <T extends { name?: string }>(noun: string) =>
  ({
    name: 'named-once',
    message: `Two ${noun}s have the same name`,
    test: (entries: T[] | null | undefined) =>
      !isListOf(entries, ({ name }) => typeof name === 'string') || isEachOnce(entries.map(({ name = '' }) => name)),
  }) as const;

const optionValues = () =>
  yup
    .array()
    .typeError('Values must be a list')
    .of(
      yup.object({
        name: optionText('Value'),
        color: textOrNull('Color', 7)
          .matches(/^#[0-9a-f]{6}$/i, 'Color must look like #8a9a5b')
          .default(null),
      }),
    )
    .required('An option needs at least one value')
    .min(1, 'An option needs at least one value')
    .max(MAX_VALUES, `An option can have at most ${MAX_VALUES} values`)
    .test(namedOnce('value'));

export const itemOptions = () =>
  yup
    .array()
    .typeError('Options must be a list')
    .of(yup.object({ name: optionText('Option'), values: optionValues() }))
    .max(MAX_OPTIONS, `An item can have at most ${MAX_OPTIONS} options`)
    .test(namedOnce('option'));
