import { check } from '../input/errors';
import { activityListQuery, actorKey, trashListQuery } from './history';

describe('actorKey', () => {
  it.each(['admin:12', 'editor:1', 'system'])('is what the list filters by: %s', (actor) => {
    const [kind, id] = actor.split(':') as ['admin' | 'editor' | 'system', string?];
    expect(actorKey({ kind, id: id ? Number(id) : null, name: 'Ann' })).toBe(actor);
    expect(check(activityListQuery, { actor })).toMatchObject({ value: { actor } });
  });
});

describe('the lists', () => {
  it('take empty parameters as absent', () => {
    const query = { kind: '', recordId: '', action: '', actor: '' };
    expect(check(activityListQuery, query)).toEqual({ value: { page: 1, limit: 10 } });
    expect(check(trashListQuery, { kind: '', search: '' })).toEqual({ value: { page: 1, limit: 10 } });
  });

  it.each([
    [{ actor: 'admin' }, 'actor must look like admin:12, editor:1, or system'],
    [{ actor: "admin:1' OR 1" }, 'actor must look like admin:12, editor:1, or system'],
    [{ actor: ['admin:1'] }, 'actor must be text'],
    [{ recordId: '0' }, 'recordId must be 1 or more'],
    [{ recordId: '2147483648' }, 'recordId is too large'],
    [{ action: 'read' }, 'action must be one of created, updated, deleted, restored, purged'],
  ])('refuse %j', (query, message) => {
    expect(check(activityListQuery, query)).toMatchObject({ errors: [{ message }] });
  });

  it('keep settings and users out of the trash', () => {
    expect(check(trashListQuery, { kind: 'user' })).toMatchObject({ errors: [{ path: ['kind'] }] });
  });
});
