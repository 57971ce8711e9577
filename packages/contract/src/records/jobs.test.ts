import { check } from '../input/errors';
import { JOB_KINDS, jobInputs } from './jobs';

describe.each(JOB_KINDS)('a job on %s', (kind) => {
  it.each([
    [{}, ['query'], 'query is required'],
    [{ query: null }, ['query'], 'query is required'],
    [{ query: 'search=bowl' }, ['query'], 'query must be a JSON object'],
    [{ query: { catgory: 'x' } }, ['query', 'catgory'], 'catgory is not allowed'],
    [{ query: {}, ids: [1] }, ['ids'], 'Send either ids or a query'],
    [{ ids: [] }, ['ids'], 'Select at least one record'],
    [{ query: {}, action: 'addTags' }, ['tags'], 'Tags are required'],
    [{ query: {}, action: 'addTags', tags: [] }, ['tags'], 'Tags are required'],
  ])('is refused with %j', (input, path, message) =>
    expect(check(jobInputs[kind], { action: 'delete', ...input })).toEqual({ errors: [{ path, message }] }),
  );

  it('runs on what its query finds', () =>
    expect(check(jobInputs[kind], { action: 'delete', query: { search: 'bowl' } })).toMatchObject({
      value: { action: 'delete', query: { search: 'bowl' } },
    }));
});
