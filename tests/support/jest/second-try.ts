/**
 * Applies to the whole run, as in the browser tests: a busy machine may be slow, so a test counts as failed only if it fails
 * twice.
 */
if (process.env.STOA_TEST_SECOND_TRY) jest.retryTimes(1, { logErrorsBeforeRetry: true });
