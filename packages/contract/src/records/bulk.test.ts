import { check } from '../input/errors';
import { itemBulkInput, messageBulkInput, postBulkInput } from './bulk';

const refused = (path: string, message: string) => ({ errors: [{ path: [path], message }] });
const ids = [3, 1];

describe('a change of many records', () => {
  it('is an action, with what it sets', () => {
    expect(check(itemBulkInput, { ids, action: 'publish' })).toEqual({ value: { ids, action: 'publish' } });
    const value = { ids, action: 'setStatus', status: 'ARCHIVED' };
    expect(check(postBulkInput, value)).toEqual({ value });
    expect(check(messageBulkInput, { ids: ['7'], action: 'archive' })).toMatchObject({ value: { ids: [7] } });
  });

  it.each([
    [{ action: 'publish' }, refused('ids', 'ids must be a list of ids')],
    [{ ids: [], action: 'publish' }, refused('ids', 'Select at least one record')],
    [{ ids: 'all', action: 'publish' }, refused('ids', 'ids must be a list')],
    [
      { ids: Array.from({ length: 501 }, (_, n) => n + 1), action: 'publish' },
      refused('ids', 'ids can have at most 500 entries'),
    ],
    [{ ids }, refused('action', 'Action is required')],
    [{ ids, action: 'setStatus' }, refused('status', 'Status is required')],
    [{ ids, action: 'setCategory' }, refused('categoryId', 'Category is required')],
  ])('refuses %j', (input, expected) => expect(check(itemBulkInput, input)).toEqual(expected));

  it('knows the actions and statuses of each kind', () => {
    expect(check(messageBulkInput, { ids, action: 'publish' })).toEqual(
      refused('action', 'Action must be one of markRead, markUnread, archive, unarchive, delete'),
    );
    expect(check(postBulkInput, { ids, action: 'setStatus', status: 'SOLD_OUT' })).toEqual(
      refused('status', 'Status must be one of DRAFT, PUBLISHED, ARCHIVED'),
    );
  });
});
