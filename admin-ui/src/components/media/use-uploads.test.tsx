/** @jest-environment jsdom */
import { AppTheme, DataProvider, ToastProvider } from '@stoa/web-kit';
import { answerCalls } from '@stoa/web-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';

const image = new File(['oak'], 'oak.png', { type: 'image/png' });
let send: (files: File[]) => void;

function Uploading() {
  const uploads = useUploads();
  send = uploads.send;
  return <UploadList uploads={uploads} />;
}

function Row({ onArrival }: { onArrival: () => void }) {
  send = useUploads(onArrival).send;
  return null;
}

const Panel = ({ isOpen }: { isOpen: boolean }) => (
  <AppTheme>
    <DataProvider>
      <ToastProvider>{isOpen && <Uploading />}</ToastProvider>
    </DataProvider>
  </AppTheme>
);

test('an upload that fails after its dialog was closed is reported', async () => {
  let refuse = () => {};
  answerCalls(
    () =>
      new Promise((resolve) => {
        refuse = () => resolve({ status: 507, body: { error: { name: 'Full', message: 'The disk is full' } } });
      }),
  );
  const { rerender } = render(<Panel isOpen />);
  await act(async () => send([image]));
  rerender(<Panel isOpen={false} />);
  await act(async () => refuse());
  expect(await screen.findByText('“oak.png” couldn’t be uploaded', undefined, { timeout: 5000 })).not.toBeNull();
  expect(screen.getByText('The disk is full')).not.toBeNull();
});

test('an upload that fails while its list is visible is reported only there', async () => {
  answerCalls(() => ({ status: 507, body: { error: { name: 'Full', message: 'The disk is full' } } }));
  render(<Panel isOpen />);
  await act(async () => send([image]));
  expect((await screen.findByRole('alert')).textContent).toContain('oak.png: The disk is full');
  expect(screen.queryByText('“oak.png” couldn’t be uploaded')).toBeNull();
});

test('an upload reaches its row even if the row has moved', async () => {
  let answer = () => {};
  answerCalls(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ body: { data: { id: 1, url: '/uploads/oak.png' } } });
      }),
  );
  const arrivals: string[] = [];
  const rowAt = (place: string) => (
    <AppTheme>
      <DataProvider>
        <ToastProvider>
          <Row onArrival={() => arrivals.push(place)} />
        </ToastProvider>
      </DataProvider>
    </AppTheme>
  );
  const { rerender } = render(rowAt('first'));
  await act(async () => send([image]));
  rerender(rowAt('second'));
  await act(async () => answer());
  await waitFor(() => expect(arrivals).toEqual(['second']));
});
