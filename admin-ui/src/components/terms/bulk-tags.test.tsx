/** @jest-environment jsdom */
import { AppTheme, DataProvider } from '@stoa/web-kit';
import { answerCalls } from '@stoa/web-kit/testing';
import { render, screen } from '@testing-library/react';
import { BulkTags } from './bulk-tags';

const open = () =>
  render(
    <AppTheme>
      <DataProvider>
        <BulkTags kind="itemTag" onChange={() => {}} />
      </DataProvider>
    </AppTheme>,
  );

test('tags that fail to load are reported', async () => {
  answerCalls(() => ({ status: 404, body: { data: null } }));
  open();
  await screen.findByText('Couldn’t load tags. Reload the page to try again.');
});
