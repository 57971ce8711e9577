/**
 * Unexpected console output fails the test. A test that expects output replaces the method first: `jest.spyOn(console,
 * 'error').mockImplementation()`.
 */
import { format } from 'node:util';

const COMPLAINTS = ['error', 'warn'] as const;
let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const level of COMPLAINTS) {
    jest.spyOn(console, level).mockImplementation((...values) => {
      said.push(`console.${level}: ${format(...values)}`);
    });
  }
});

afterEach(() => {
  for (const level of COMPLAINTS) jest.spyOn(console, level).mockRestore();
  if (said.length > 0) throw new Error(`Unexpected on the console:\n${said.join('\n')}`);
});
