/** In the whole run, as for the browser tests: a machine that is busy may be slow, so a test counts as failed when it fails twice. */
if (process.env.STOA_TEST_SECOND_TRY) jest.retryTimes(1, { logErrorsBeforeRetry: true });
