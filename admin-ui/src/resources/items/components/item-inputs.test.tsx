/** @jest-environment jsdom */

import { item } from '@stoa/web-kit/testing';
import { expectEveryField } from '../../../components/form/form-in-tests';
import { itemFields, newItem } from '../domain/item-fields';
import { itemTabs } from './item-inputs';

test('every field has its place in the form', () => expectEveryField(itemFields, itemTabs(item), newItem));
