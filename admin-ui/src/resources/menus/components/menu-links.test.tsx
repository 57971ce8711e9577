/** @jest-environment jsdom */
import { AppTheme, DataProvider, Form } from '@stoa/web-kit';
import { answerFrom } from '@stoa/web-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuLinks } from './menu-links';

test('an added link focuses its label', async () => {
  answerFrom({});
  render(
    <AppTheme>
      <DataProvider>
        <Form
          aria-label="Form"
          initialValues={{ header: [{ label: 'Home', url: '/' }] }}
          validate={() => ({})}
          onSubmit={async () => {}}
          failure=""
        >
          <MenuLinks menu="header" />
        </Form>
      </DataProvider>
    </AppTheme>,
  );
  await userEvent.selectOptions(screen.getByLabelText('Add a link'), 'Blog');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const [, added] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Label' });
  expect(added?.value).toBe('Blog');
  expect(document.activeElement).toBe(added);
});
