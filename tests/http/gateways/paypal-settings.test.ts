import { tmpdir } from 'node:os';
import { startCms } from '../../support/run/cms';

it.each(['PAYPAL_API_BASE', 'PAYPAL_SDK_BASE'])('%s can only be on this machine', async (name) => {
  const options = { databaseUrl: 'postgresql://nobody@127.0.0.1:1/none', dataFolder: tmpdir() };
  const start = startCms({ ...options, env: { [name]: 'http://127.0.0.1@paypal.example:8080' } });
  await expect(start).rejects.toThrow(`${name} is for an emulator on this machine`);
});
