export default async function tearDown() {
  await (globalThis as { stopStoaTests?: () => Promise<void> }).stopStoaTests?.();
}
