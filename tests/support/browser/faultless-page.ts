import { type ConsoleMessage, expect, type WebError } from '@playwright/test';
import { test as base } from './reused-context';

/** Errors that a deliberately broken call causes: the browser reports it, and so does code that couldn't be fetched. */
const BROKEN_CALL = /^(Failed to load resource|CodeNotLoaded)/;

/** Frames with emails run no scripts, also none of whoever examines the page. */
export const EMAIL_IN_FRAME = /^Blocked script execution in 'about:srcdoc'/;

type Options = {
  /** Other errors the page may report. */
  expectedFault: RegExp | undefined;
};

/** Applies to every page in a test: an uncaught error or a console error fails the test. */
export const test = base.extend<Options & { faultless: undefined }>({
  expectedFault: [undefined, { option: true }],
  faultless: [
    async ({ context, expectedFault }, use) => {
      const faults: string[] = [];
      const isExpected = (fault: string) => BROKEN_CALL.test(fault) || expectedFault?.test(fault);
      const onError = (failure: WebError) => faults.push(String(failure.error()));
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error') faults.push(message.text());
      };
      context.on('weberror', onError).on('console', onMessage);
      await use(undefined);
      context.off('weberror', onError).off('console', onMessage);
      expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
    },
    { auto: true },
  ],
});
