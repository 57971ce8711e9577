/** @jest-environment jsdom */

import { expectEveryField } from '../../../components/form/layout/form-in-tests';
import { itemFields, newItem } from '../domain/item-fields';
import { withOptions } from '../variants/variants';
import { itemTabs } from './item-inputs';

const { variants, ...others } = itemFields;
const choices = withOptions(newItem, [{ key: 1, name: 'Size', values: [{ key: 1, name: 'S', color: '' }] }]);

test('every field has its place in the form', () => expectEveryField(others, itemTabs(), newItem));
test('variants have their place in the form of an item with options', () =>
  expectEveryField({ variants }, itemTabs(), { ...newItem, ...choices }));
