/** @jest-environment jsdom */
import { ApiError, AppTheme, Form } from '@stoa/web-kit';
import { fillIn } from '@stoa/web-kit/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newPost } from '../domain/post-fields';
import { ScheduleButton } from './schedule-button';

const PAST = '2026-01-05T10:00:00.000Z';
const FUTURE = '2999-01-05T10:00:00.000Z';

test.each([
  ['that is published', 'PUBLISHED' as const, PAST, 0],
  ['that is published without a date', 'PUBLISHED' as const, '', 0],
  ['that will be published', 'PUBLISHED' as const, FUTURE, 1],
  ['that is a draft again', 'DRAFT' as const, PAST, 1],
])('a post %s', (_of, status, publishedAt, buttons) => {
  render(
    <AppTheme>
      <Form
        aria-label="Post"
        initialValues={{ ...newPost, status, publishedAt }}
        validate={() => ({})}
        onSubmit={async () => {}}
        failure=""
      >
        <ScheduleButton />
      </Form>
    </AppTheme>,
  );
  expect(screen.queryAllByRole('button', { name: /Schedule/ })).toHaveLength(buttons);
});

test('a post is scheduled once that is saved', async () => {
  const refused = new ApiError({ status: 400, name: 'Error', message: 'Slug is taken', details: {} });
  const save = jest.fn(async () => {}).mockRejectedValueOnce(refused);
  render(
    <AppTheme>
      <Form
        aria-label="Post"
        initialValues={newPost}
        validate={() => ({})}
        onSubmit={async (values, reset) => {
          await save();
          reset(values);
        }}
        failure=""
      >
        <ScheduleButton />
      </Form>
    </AppTheme>,
  );
  const schedule = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    fillIn({ 'Publish on': '2999-01-05T10:00' });
    await userEvent.click(screen.getByRole('button', { name: 'Schedule post' }));
  };
  await schedule();
  await act(async () => {});
  expect(save).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('button', { name: 'Schedule' })).not.toBeNull();
  await schedule();
  expect(await screen.findByRole('button', { name: /^Scheduled for/ })).not.toBeNull();
});
