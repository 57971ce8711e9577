/** @jest-environment jsdom */
import { ApiError, AppTheme, Form } from '@stoa/web-kit';
import { fillIn } from '@stoa/web-kit/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newPost } from '../domain/post-fields';
import { ScheduleButton } from './schedule-button';

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
