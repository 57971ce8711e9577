/**
 * Unexpected console output fails the test. A test that expects output replaces the method first: `jest.spyOn(console,
 * 'error').mockImplementation()`.
 */
import { format } from 'node:util';

const COMPLAINTS = ['error', 'warn'] as const;
let messages: string[] = [];

beforeEach(() => {
  messages = [];
  for (const level of COMPLAINTS) {
    jest.spyOn(console, level).mockImplementation((...values) => {
      messages.push(`console.${level}: ${format(...values)}`);
    });
  }
});

afterEach(() => {
  for (const level of COMPLAINTS) jest.spyOn(console, level).mockRestore();
  if (messages.length > 0) throw new Error(`Unexpected on the console:\n${messages.join('\n')}`);
});
